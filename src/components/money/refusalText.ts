import type { OrderRefusal, SubmitRefusal } from '../../domain/ledger';
import type { TextRefusal } from '../../domain/text';
import type { Words } from '../inputs/callWords';
import { callWords } from '../inputs/callWords';
import { textRefusalText } from '../inputs/textRules';

/** The field of a form that a refusal is about; none is the form as a whole. */
type RefusedField = 'amount' | 'recipient' | 'description' | undefined;

/** A refusal in words, and the place where it is said. */
interface Wording<Refusal> {
  readonly field: RefusedField | ((refusal: Refusal) => RefusedField);
  readonly text: (refusal: Refusal) => string;
}

/** A duplicate is said as a failed call, and it keeps its key, too. */
type Kind = Exclude<OrderRefusal['kind'], 'duplicate'>;

const aboutText: Wording<TextRefusal> = {
  field: ({ field }) => (field === 'description' ? 'description' : 'recipient'),
  text: textRefusalText,
};

const amount = (text: string) => ({ field: 'amount', text: () => text }) as const;

const WORDINGS: { readonly [K in Kind]: Wording<Extract<OrderRefusal, { kind: K }>> } = {
  'not-a-number': amount('Enter a number'),
  'not-positive': amount('Enter an amount above 0'),
  'ambiguous-comma': {
    field: 'amount',
    text: ({ text, readings: [grouped, decimal] }) =>
      `${text} can be read as ${grouped} or ${decimal}. Please write it without a comma.`,
  },
  'ambiguous-mark': {
    field: 'amount',
    text: ({ text, readings: [grouped, decimal] }) =>
      `${text} can be read as ${grouped} or ${decimal}. Please write one of the two.`,
  },
  'too-many-digits': {
    field: 'amount',
    text: ({ digits }) => `At most ${digits} digits before the point`,
  },
  'too-many-decimals': {
    field: 'amount',
    text: ({ decimals }) => `At most ${decimals} decimals`,
  },
  'insufficient-balance': amount('Insufficient balance'),
  'converts-to-nothing': amount('Enter an amount large enough to exchange'),
  'no-recipient': { field: 'recipient', text: () => 'Enter a recipient' },
  'invisible-characters': aboutText,
  'too-long': aboutText,
  'no-quote': {
    field: undefined,
    text: () => 'There is no quote to exchange at. Please wait for it, or get a new one.',
  },
  'same-currency': { field: undefined, text: () => 'Choose two different currencies' },
};

/** A refusal in words, and the field that it is about. */
export function refusalWords(refusal: SubmitRefusal): Words {
  if (!Object.hasOwn(WORDINGS, refusal.kind)) return callWords(refusal);
  const { field, text } = WORDINGS[refusal.kind as Kind] as Wording<SubmitRefusal>;
  return { field: typeof field === 'function' ? field(refusal) : field, text: text(refusal) };
}

/** A refusal in words. */
export function refusalText(refusal: SubmitRefusal): string {
  return refusalWords(refusal).text;
}
