import type { MessageRefusal, Retry } from '../../domain/ledger/call';
import { isBlank } from '../../domain/text/text';
import type { Say } from '../provider/say';
import { sayFrom } from '../provider/say';
import { callTexts } from './ruleTexts';

/** The sentence for a refusal, and how the form handles the refusal. */
export interface Words {
  readonly text: string;
  /** The name of the field that shows the error; undefined if the form shows it. */
  readonly field?: string | undefined;
  /**
   * How the same values are submitted again; see `Retry`. `same`: with the same key, although the call was answered.
   * Undefined: with a new key, as after each refusal without a message.
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
 * Returns the sentence for a refusal of a back end. A refusal of an unknown kind gets the sentence of a failed call.
 */
export function callWords(
  refusal: { readonly kind: string },
  say: Say<typeof callTexts> = sayFrom(callTexts),
): Words {
  // The user has returned to the form from a step around it, so no sentence is needed.
  if (refusal.kind === 'cancelled') return { text: '', retry: true };
  if (!isMessage(refusal)) return { text: say('callFailed'), retry: true };
  const { text, field, retry = 'same' } = refusal;
  return { text, field, retry };
}
