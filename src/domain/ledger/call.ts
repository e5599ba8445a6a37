/** The second argument of a form's callback, which may call a server. */
export interface CallOptions {
  /** Aborts when the form unmounts or is cancelled. The result is then no longer needed. */
  readonly signal: AbortSignal;
  /**
   * The key of this submission: 32 hexadecimal digits. If a call fails or is refused with a message, and the same
   * values are submitted again, the key is the same, because the server may have executed the first call.
   */
  readonly idempotencyKey: string;
  /** The user confirmed the payment although a payment of the same amount to the same recipient is in doubt. */
  readonly anyway?: true;
}

/** A refusal with a text for the user, such as the refusal of a server. */
export interface MessageRefusal {
  readonly kind: 'message';
  /** A sentence, shown unchanged as plain text. */
  readonly text: string;
  /**
   * The name of the field with the error. If it is absent or the form has no such field, the error is shown for the
   * whole form.
   */
  readonly field?: string;
  /** What happens if the same values are submitted again; see `Retry`. */
  readonly retry?: Retry;
}

/**
 * What happens if the values of a refused submission are submitted again. Changed values always get a new key.
 *
 * - Undefined, as for most refusals: the callback is called with the same key. The refusal is the server's answer, so
 * the
 *   order is not in doubt.
 * - `'new'`: the callback is called with a new key, because the server stores the refusal with the key.
 * - `true`: the callback is called with the same key. The call failed, so the order is in doubt.
 * - `false`: the sentence is shown again and the callback is not called, because only other values can succeed.
 */
export type Retry = boolean | 'new';

/**
 * Why a call did not succeed: the back end refused it with a sentence, or the call failed. If the call failed, a
 * submission of the same values has the same key.
 */
export type CallRefusal = MessageRefusal | { readonly kind: 'call-failed' };

/**
 * The user has returned to the form from a step around it, such as a second factor. The form shows no sentence, and a
 * submission of the same values has the same key.
 */
export interface Cancelled {
  readonly kind: 'cancelled';
}

/** Null or undefined after a success, otherwise the reason of the failure. */
type Answer = CallRefusal | null | undefined | void;

/**
 * The result of a callback, or a promise of it. A rejected promise is a failed call: a submission of the same values
 * has the same key. The types of forms that move money require a promise of null or a refusal.
 */
export type CallAnswer = Answer | Promise<Answer>;
