import type { MessageRefusal } from '../../domain/ledger/call';
import { isBlank } from '../../domain/text/text';
import type { Say } from '../provider/say';
import { sayFrom } from '../provider/say';
import { callTexts } from './ruleTexts';

/** A refusal in words. */
export interface Words {
  readonly text: string;
  /** The field that it is about; none for the form as a whole. */
  readonly field?: string | undefined;
  /** Whether the very same values are sent again with the same key, or not at all; see `MessageRefusal`. */
  readonly retry?: boolean | undefined;
}

/** Refusals come from outside, where no compiler looks: a message may come without its text. */
function isMessage(refusal: { readonly kind: string }): refusal is MessageRefusal {
  const { kind, text } = refusal as Partial<MessageRefusal>;
  return kind === 'message' && typeof text === 'string' && !isBlank(text);
}

/** A refusal from outside in words. One of a kind that is not known is said as a failed call. */
export function callWords(
  refusal: { readonly kind: string },
  say: Say<typeof callTexts> = sayFrom(callTexts),
): Words {
  if (!isMessage(refusal)) return { text: say('callFailed'), retry: true };
  const { text, field, retry } = refusal;
  return { text, field, retry };
}
