import type { CallOptions } from '../domain/ledger/call';

/** Matches the second argument of a form's callback: an idempotency key and an abort signal. */
export const anyCall = {
  asymmetricMatch: ({ idempotencyKey, signal }: CallOptions) =>
    /^[\da-f]{32}$/.test(idempotencyKey) && signal instanceof AbortSignal,
};
