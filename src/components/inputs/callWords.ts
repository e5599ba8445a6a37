import type { MessageRefusal } from '../../domain/ledger/call';
import { isBlank } from '../../domain/text/text';
import type { Say } from '../provider/say';
import { sayFrom } from '../provider/say';
import { callTexts } from './ruleTexts';

/** The sentence of a refusal. */
export interface Words {
  readonly text: string;
  /** The field with the error; undefined for the form. */
  readonly field?: string | undefined;
  /** Whether the same values are submitted again with the same key, or not at all; see `MessageRefusal`. */
  readonly retry?: boolean | undefined;
}

/** Whether a refusal has a text. The compiler does not check refusals of a back end. */
function isMessage(refusal: { readonly kind: string }): refusal is MessageRefusal {
  const { kind, text } = refusal as Partial<MessageRefusal>;
  return kind === 'message' && typeof text === 'string' && !isBlank(text);
}

/** The sentence of a refusal of a back end. An unknown kind has the sentence of a failed call. */
export function callWords(
  refusal: { readonly kind: string },
  say: Say<typeof callTexts> = sayFrom(callTexts),
): Words {
  // The user knows it.
  if (refusal.kind === 'challenge-cancelled') return { text: '', retry: true };
  if (!isMessage(refusal)) return { text: say('callFailed'), retry: true };
  const { text, field, retry } = refusal;
  return { text, field, retry };
}
