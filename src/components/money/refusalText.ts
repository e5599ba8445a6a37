import type { PaymentText } from '../../domain/history/transaction';
import { PAYMENT_TEXTS } from '../../domain/history/transaction';
import type { CallRefusal } from '../../domain/ledger/call';
import type { SubmitRefusal } from '../../domain/ledger/ledger';
import type { TextRefusal } from '../../domain/text/text';
import type { Words } from '../inputs/callWords';
import { callWords } from '../inputs/callWords';
import { textRefusalText } from '../inputs/textRules';
import type { OtherTexts, Say } from '../provider/say';
import { sayFrom } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { Refusal as english } from './Refusal.messages';

/** The `say` function for the texts of refusals. */
export type SayRefusal = Say<typeof english>;

/** The field that a refusal is about; undefined for the form as a whole. */
type RefusedField = 'amount' | 'recipient' | PaymentText | undefined;

/** The text of a refusal, and the field that shows it. */
interface Wording<Refusal> {
  readonly field: RefusedField | ((refusal: Refusal) => RefusedField);
  readonly text: (say: SayRefusal, refusal: Refusal) => string;
}

/** The kinds of refusal that have a separate text. */
type Kind = Exclude<
  SubmitRefusal['kind'],
  'challenge' | 'not-confirmed' | 'cancelled' | CallRefusal['kind']
>;

const aboutText: Wording<TextRefusal> = {
  field: ({ field }) => PAYMENT_TEXTS.find((name) => name === field) ?? 'recipient',
  text: (say, refusal) => textRefusalText(refusal, say),
};

const WORDINGS: { readonly [K in Kind]: Wording<Extract<SubmitRefusal, { kind: K }>> } = {
  'not-a-number': { field: 'amount', text: (say) => say('notANumber') },
  'other-currency': {
    field: 'amount',
    text: (say, { unit, symbol }) => say('otherCurrency', { unit, currency: symbol }),
  },
  'not-positive': { field: 'amount', text: (say) => say('notPositive') },
  'ambiguous-comma': {
    field: 'amount',
    text: (say, { text, readings: [grouped, decimal] }) =>
      say('ambiguousComma', { text, grouped, decimal }),
  },
  'ambiguous-mark': {
    field: 'amount',
    text: (say, { text, readings: [grouped, decimal] }) =>
      say('ambiguousMark', { text, grouped, decimal }),
  },
  'too-many-digits': {
    field: 'amount',
    text: (say, { digits }) => say('tooManyDigits', { digits }),
  },
  'too-many-decimals': {
    field: 'amount',
    text: (say, { decimals }) =>
      decimals === 0 ? say('noDecimals') : say('tooManyDecimals', { decimals }),
  },
  'insufficient-balance': { field: 'amount', text: (say) => say('insufficient') },
  'converts-to-nothing': { field: 'amount', text: (say) => say('toNothing') },
  'no-recipient': { field: 'recipient', text: (say) => say('noRecipient') },
  'invisible-characters': aboutText,
  link: aboutText,
  'other-network': aboutText,
  secret: aboutText,
  'unknown-kind': aboutText,
  'too-long': aboutText,
  'no-quote': { field: undefined, text: (say) => say('noQuote') },
  'preparation-expired': { field: undefined, text: (say) => say('expired') },
  'in-doubt': { field: undefined, text: (say) => say('inDoubt') },
  duplicate: { field: undefined, text: (say) => say('duplicate') },
  'signed-out': { field: undefined, text: (say) => say('signedOut') },
  'no-space': { field: undefined, text: (say) => say('noSpace') },
  replaced: { field: undefined, text: (say) => say('replaced') },
  'not-stored': { field: undefined, text: (say) => say('notStored') },
  'same-currency': { field: undefined, text: (say) => say('sameCurrency') },
};

/**
 * Returns the text of a refusal, and the field that shows it. After a failed call, the payment may have been made, so
 * the text names this possibility.
 */
export function refusalWords(refusal: SubmitRefusal, say: SayRefusal = sayFrom(english)): Words {
  if (refusal.kind === 'call-failed') return { text: say('unconfirmed'), retry: true };
  if (!Object.hasOwn(WORDINGS, refusal.kind)) return callWords(refusal, say);
  const { field, text } = WORDINGS[refusal.kind as Kind] as Wording<SubmitRefusal>;
  return {
    field: typeof field === 'function' ? field(refusal) : field,
    text: text(say, refusal),
    // With a new key, the payment would be made a second time.
    ...(refusal.kind === 'duplicate' && { retry: 'same' as const }),
  };
}

/**
 * Returns the words of a form's refusals. If the form lists the payments in doubt, a failed call is shown only in that
 * list.
 */
export const refusalWordsIn =
  (say: SayRefusal, showsDoubts: boolean) =>
  (refusal: SubmitRefusal): Words =>
    showsDoubts && refusal.kind === 'call-failed'
      ? { text: '', retry: true }
      : refusalWords(refusal, say);

/** Returns the text of a refusal, in English by default. */
export function refusalText(refusal: SubmitRefusal, say?: SayRefusal): string {
  return refusalWords(refusal, say).text;
}

/** Returns the `say` function of `refusalText`, for the language of the nearest `FlorinProvider`. */
export function useSayRefusal(own?: OtherTexts<typeof english>): SayRefusal {
  return useMessages('Refusal', english, own);
}
