import type { MessageRefusal, Retry } from '../../../domain/ledger/call';
import { isBlank } from '../../../domain/text/text';
import { sayFrom, type Say } from '../../provider/internals/say';
import { callTexts } from './ruleTexts';

/**
 * The sentence that a form shows for a refusal, the field that shows it, and whether a retry reuses the idempotency
 * key.
 */
export interface Words {
  readonly text: string;
  /** The name of the field that shows the error; undefined if the form shows it. */
  readonly field?: string | undefined;
  /**
   * The rule for a submission of the same values:
   * - A `Retry`: see that type.
   * - `same`: the same idempotency key is used, although the back end has answered.
   * - Undefined: a new key is used, as for each refusal without a message.
   */
  readonly retry?: Retry | 'same' | undefined;
}

/**
 * Returns whether a refusal is a `MessageRefusal` with a text. The refusal may come from a back end, so its type is
 * checked at run time.
 */
function isMessage(refusal: { readonly kind: string }): refusal is MessageRefusal {
  const { kind, text } = refusal as Partial<MessageRefusal>;
  return kind === 'message' && typeof text === 'string' && !isBlank(text);
}

/**
 * Returns the sentence for a refusal of a back end. For an unknown kind of refusal, returns the sentence for a failed
 * request.
 */
export function callWords(
  refusal: { readonly kind: string },
  say: Say<typeof callTexts> = sayFrom(callTexts),
): Words {
  // The user has gone back to the form, for example from the step for a second factor, so no sentence is needed.
  if (refusal.kind === 'cancelled') return { text: '', retry: true };
  if (!isMessage(refusal)) return { text: say('callFailed'), retry: true };
  const { text, field, retry = 'same' } = refusal;
  return { text, field, retry };
}
