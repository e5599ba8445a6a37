import type { CallOptions } from '../domain/ledger/call';

/**
 * An asymmetric matcher for the second argument of a form's callback: an idempotency key of 32 hexadecimal digits, and
 * an abort signal.
 */
export const anyCall = {
  asymmetricMatch: ({ idempotencyKey, signal }: CallOptions) =>
    /^[\da-f]{32}$/.test(idempotencyKey) && signal instanceof AbortSignal,
};
