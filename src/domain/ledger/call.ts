/** The second argument of a form's callback, which may call a server. */
export interface CallOptions {
  /** Aborts when nobody waits for the answer any more, because the form is gone or was cancelled. */
  readonly signal: AbortSignal;
  /**
   * Tells this submission from all others: 32 hexadecimal digits. The very same values keep their key
   * when they are submitted again after a failed call, because only its answer may have been lost.
   */
  readonly idempotencyKey: string;
  /** A payment of the same amount to the same recipient is in doubt, and the user sends all the same. */
  readonly anyway?: true;
}

/** A refusal in words of its own, such as a server's. */
export interface MessageRefusal {
  readonly kind: 'message';
  /** A sentence, said word for word as plain text. */
  readonly text: string;
  /** The name of the field that it is about. Without it, or without such a field, it is about the form. */
  readonly field?: string;
  /**
   * Decides on another press with the very same values. Left out, as for most refusals: they are a new submission,
   * and are sent with a new key. `true`: the call failed, and they are sent with the same key. `false`: nobody is
   * called, and the sentence is repeated, because nothing but a change can mend the refusal. Changed values always
   * go out with a key of their own.
   */
  readonly retry?: boolean;
}

/**
 * Why any call did not come about: the other side says so in its own words, or the call failed. After a failed call
 * the very same values keep their key.
 */
export type CallRefusal = MessageRefusal | { readonly kind: 'call-failed' };

/** Nothing when all is done, or why it is not. */
type Answer = CallRefusal | null | undefined | void;

/**
 * The answer of a callback, at once or later. A rejection is a failed call: the same values keep their key. Forms that
 * move money ask for a promise of null or a refusal.
 */
export type CallAnswer = Answer | Promise<Answer>;
