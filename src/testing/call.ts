import type { CallOptions } from '../domain/ledger/call';

/** An asymmetric matcher for the second argument of a form's callback, the options of the call. */
export const anyCall = {
  asymmetricMatch: ({ idempotencyKey, signal }: CallOptions) =>
    /^[\da-f]{32}$/.test(idempotencyKey) && signal instanceof AbortSignal,
};
