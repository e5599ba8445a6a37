import type { SubmitRefusal } from '../../domain/ledger';

/**
 * Refusals in words. Those about the amount stand at the amount, those about the recipient at the
 * recipient; the rest concerns the whole form.
 */
export function refusalText(refusal: SubmitRefusal): string {
  switch (refusal.kind) {
    case 'not-positive':
      return 'Enter an amount above 0';
    case 'too-many-decimals':
      return `At most ${String(refusal.decimals)} decimals`;
    case 'insufficient-balance':
      return 'Insufficient balance';
    case 'no-recipient':
      return 'Enter a recipient';
    case 'same-currency':
      return 'Choose two different currencies';
    case 'converts-to-nothing':
      return 'Enter an amount large enough to exchange';
    case 'duplicate':
    case 'call-failed':
      return 'An error occurred. Please try again.';
  }
}

/** Which part of a form a refusal is about. */
export function refusedField(refusal: SubmitRefusal): 'amount' | 'recipient' | 'form' {
  switch (refusal.kind) {
    case 'not-positive':
    case 'too-many-decimals':
    case 'insufficient-balance':
    case 'converts-to-nothing':
      return 'amount';
    case 'no-recipient':
      return 'recipient';
    case 'same-currency':
    case 'duplicate':
    case 'call-failed':
      return 'form';
  }
}
