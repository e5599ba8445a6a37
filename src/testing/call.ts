import type { CallOptions } from '../domain/ledger/call';

/** Matches the second argument of a form's callback, unless the user has confirmed a payment that may repeat another. */
export const anyCall = {
  asymmetricMatch: ({ idempotencyKey, signal, anyway }: CallOptions) =>
    /^[\da-f]{32}$/.test(idempotencyKey) && signal instanceof AbortSignal && anyway === undefined,
};
