import { PAYMENT_TEXTS, type PaymentText } from '../../domain/history/transaction';
import type { CallRefusal } from '../../domain/ledger/call';
import type { SubmitRefusal } from '../../domain/ledger/ledger';
import type { TextRefusal } from '../../domain/text/text';
import { callWords, type Words } from '../inputs/internals/callWords';
import { textRefusalText } from '../inputs/internals/textRules';
import { sayFrom, type OtherTexts, type Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { Refusal as english } from './internals/Refusal.messages';

/** Returns the text for a key of `Refusal`, in the user's language. */
export type SayRefusal = Say<typeof english>;

type RefusedField = 'amount' | 'recipient' | PaymentText | undefined;

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
  'not-loaded': { field: undefined, text: (say) => say('notLoaded') },
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
    // With a new idempotency key, the back end would make the payment a second time.
    ...(refusal.kind === 'duplicate' && { retry: 'same' as const }),
  };
}

/**
 * Returns a function like `refusalWords`. If `showsDoubts` is true, the form lists the payments whose result is
 * unknown, so the function returns no text for a failed call.
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

/** Returns the `say` argument for `refusalText`, in the language of the nearest `FlorinProvider`. */
export function useSayRefusal(own?: OtherTexts<typeof english>): SayRefusal {
  return useMessages('Refusal', english, own);
}
