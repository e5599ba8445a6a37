/** The second argument of a form's callback, for a request to a server. */
export interface CallOptions {
  /** Aborts when the form unmounts or the user cancels, because the result is then no longer needed. */
  readonly signal: AbortSignal;
  /**
   * The idempotency key of this submission: 32 hexadecimal digits. If the user submits the same values again after a
   * failure, the key is the same, except as in `Retry`. A server can then detect that it has already executed the
   * order.
   */
  readonly idempotencyKey: string;
  /** Set if the user has confirmed the payment although the result of an equal payment is still unknown. */
  readonly anyway?: true;
}

/** A refusal with a text for the user, for example from a server. */
export interface MessageRefusal {
  readonly kind: 'message';
  /** A sentence for the user, which is shown unchanged as plain text. */
  readonly text: string;
  /**
   * The name of the field that is wrong. If it is absent, or if the form has no such field, the error is shown for the
   * whole form.
   */
  readonly field?: string;
  /** The rule for a submission of the same values. */
  readonly retry?: Retry;
}

/**
 * The rule for a submission of the same values after a refusal. Changed values always have a new idempotency key.
 *
 * - Undefined, as for most refusals: the callback is called with the same key. The order was not executed.
 * - `'new'`: the callback is called with a new key, because the server stores the refusal with the key.
 * - `true`: the callback is called with the same key. The server may have executed the order.
 * - `false`: the callback is not called and the sentence is shown again, because only other values can succeed.
 */
export type Retry = boolean | 'new';

/**
 * The reason why a call did not succeed: the back end refused it with a sentence, or the call failed. After a failure,
 * a submission of the same values has the same idempotency key.
 */
export type CallRefusal = MessageRefusal | { readonly kind: 'call-failed' };

/**
 * The user has cancelled a step, such as a second factor, and is in the form again. The form shows no error, and a
 * submission of the same values has the same idempotency key.
 */
export interface Cancelled {
  readonly kind: 'cancelled';
}

/** The result of a callback: null or undefined after a success, otherwise the reason of the failure. */
type Answer = CallRefusal | null | undefined | void;

/**
 * The result of a form's callback, or a promise of the result. A rejected promise counts as a failed call. The forms
 * that move money have a stricter type: a promise of null or a refusal.
 */
export type CallAnswer = Answer | Promise<Answer>;
