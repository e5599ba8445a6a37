/** The second argument of a form's callback, which may call a server. */
export interface CallOptions {
  /** Aborts when the form unmounts or is cancelled, so that the answer is no longer needed. */
  readonly signal: AbortSignal;
  /**
   * The key of this submission: 32 hexadecimal digits. The same values keep their key when they are submitted again
   * after a failed call, because only the answer may have been lost.
   */
  readonly idempotencyKey: string;
  /** The user confirmed the payment although one of the same amount to the same recipient is in doubt. */
  readonly anyway?: true;
}

/** A refusal with its text, such as that of a server. */
export interface MessageRefusal {
  readonly kind: 'message';
  /** A sentence, shown unchanged as plain text. */
  readonly text: string;
  /** The name of the field with the error. Without it, or without such a field, the form has the error. */
  readonly field?: string;
  /**
   * How the same values are submitted again. Undefined, as for most refusals: they are a new submission with a new
   * key. `true`: the call failed, and they keep their key. `false`: the sentence is repeated without a call, because
   * only other values can succeed. Changed values always get a new key.
   */
  readonly retry?: boolean;
}

/**
 * Why a call did not succeed: the back end refused it with a sentence, or the call failed. After a failed call the
 * same values keep their key.
 */
export type CallRefusal = MessageRefusal | { readonly kind: 'call-failed' };

/** Empty after a success, else the reason of the failure. */
type Answer = CallRefusal | null | undefined | void;

/**
 * The answer of a callback, at once or later. A rejection is a failed call: the same values keep their key. Forms that
 * move money ask for a promise of null or a refusal.
 */
export type CallAnswer = Answer | Promise<Answer>;
