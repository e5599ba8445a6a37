import type { SubmitRefusal } from '../../domain/ledger';

/** The part of a form that a refusal is about. */
export type RefusedField = 'amount' | 'recipient' | 'form';

/** A refusal in words, and the place where it is said. */
interface Wording<Refusal> {
  readonly field: RefusedField;
  readonly text: (refusal: Refusal) => string;
}

type Kind = SubmitRefusal['kind'];

const FAILED: Wording<unknown> = {
  field: 'form',
  text: () => 'An error occurred. Please try again.',
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
    text: ({ digits }) => `At most ${String(digits)} digits before the point`,
  },
  'too-many-decimals': {
    field: 'amount',
    text: ({ decimals }) => `At most ${String(decimals)} decimals`,
  },
  'insufficient-balance': amount('Insufficient balance'),
  'converts-to-nothing': amount('Enter an amount large enough to exchange'),
  'no-recipient': { field: 'recipient', text: () => 'Enter a recipient' },
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
  return wordingOf(refusal).field;
}
