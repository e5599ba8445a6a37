import type { CallOptions } from '../domain/ledger/call';

/** Matches the second argument of a form's callback, for a call that repeats none in doubt: a key and a signal. */
export const anyCall = {
  asymmetricMatch: ({ idempotencyKey, signal, anyway }: CallOptions) =>
    /^[\da-f]{32}$/.test(idempotencyKey) && signal instanceof AbortSignal && anyway === undefined,
};
