import type { SubmitRefusal } from '../../domain/ledger';
import type { TextRefusal } from '../../domain/text';
import { textRefusalText } from '../inputs/textRules';

/** The part of a form that a refusal is about. */
export type RefusedField = 'amount' | 'recipient' | 'description' | 'form';

/** A refusal in words, and the place where it is said. */
interface Wording<Refusal> {
  readonly field: RefusedField | ((refusal: Refusal) => RefusedField);
  readonly text: (refusal: Refusal) => string;
}

type Kind = SubmitRefusal['kind'];

const FAILED: Wording<unknown> = {
  field: 'form',
  text: () => 'An error occurred. Please try again.',
};

const aboutText: Wording<TextRefusal> = {
  field: ({ field }) => (field === 'description' ? 'description' : 'recipient'),
  text: textRefusalText,
};

const amount = (text: string) => ({ field: 'amount', text: () => text }) as const;

const WORDINGS: { readonly [K in Kind]: Wording<Extract<SubmitRefusal, { kind: K }>> } = {
  'not-a-number': amount('Enter a number'),
  'not-positive': amount('Enter an amount above 0'),
  'ambiguous-comma': {
    field: 'amount',
    text: ({ text, readings: [grouped, decimal] }) =>
      `${text} can be read as ${grouped} or ${decimal}. Please write it without a comma.`,
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
  'same-currency': { field: 'form', text: () => 'Choose two different currencies' },
  duplicate: FAILED,
  'call-failed': FAILED,
};

/** A refusal comes from outside, too: a kind that is not in the table is said as a failure. */
function wordingOf(refusal: SubmitRefusal): Wording<SubmitRefusal> {
  return Object.hasOwn(WORDINGS, refusal.kind)
    ? (WORDINGS[refusal.kind] as Wording<SubmitRefusal>)
    : FAILED;
}

/** A refusal in words. */
export function refusalText(refusal: SubmitRefusal): string {
  return wordingOf(refusal).text(refusal);
}

/** The field that a refusal is about; `form` is the form as a whole. */
export function refusedField(refusal: SubmitRefusal): RefusedField {
  const { field } = wordingOf(refusal);
  return typeof field === 'function' ? field(refusal) : field;
}
