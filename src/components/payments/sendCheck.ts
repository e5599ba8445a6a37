import type { Balances, CurrencyInfo } from '../../domain/currency';
import { currencyOf } from '../../domain/currency';
import type { KnownRecipient } from '../../domain/knownRecipient';
import { compare, ZERO } from '../../domain/money';
import { readPaymentLink } from '../../domain/paymentLink';
import type { RecipientWarning } from '../../domain/recipientWarnings';
import { recipientWarnings } from '../../domain/recipientWarnings';
import type { AmountUnit } from '../money/useAmountUnit';
import type { SendFields } from './sendFields';

/** The fields that a payment is checked by. */
export type CheckedFields = Pick<SendFields, 'recipient' | 'amount' | 'currency'>;

/** All that looks wrong with a payment before it is sent. */
export interface SendCheck {
  readonly warnings: readonly RecipientWarning[];
  /** It takes a second press. */
  readonly isDoubtful: boolean;
  /** Tells this payment with these warnings from any other. */
  readonly payment: string;
}

/** The facts that a payment is checked against. */
export interface SendCheckFacts {
  readonly offered: readonly CurrencyInfo[];
  readonly available: Balances;
  /** Without it nobody knows who was paid before, and no payment is called the first. */
  readonly known: readonly KnownRecipient[] | undefined;
  readonly unit: AmountUnit;
}

/** Makes the check of a form's fields. */
export const sendCheck =
  ({ offered, available, known, unit }: SendCheckFacts) =>
  ({ recipient, amount, currency }: CheckedFields): SendCheck => {
    const balance = available[currency] ?? ZERO;
    const read = unit.read(amount);
    // More than there is cannot be sent at all, and the form says that.
    const isSpendable = known !== undefined && read.ok && compare(read.value, balance) <= 0;
    const warnings = recipientWarnings({
      recipient,
      currency: currencyOf(offered, currency),
      currencies: offered,
      amount: isSpendable ? read.value : null,
      available: balance,
      known: known ?? [],
    });
    const isDoubtful =
      // Characters that cannot be seen are refused by the field, however often one presses.
      warnings.some(({ kind }) => kind !== 'invisible') ||
      // A payment link that could not be taken over is no address.
      readPaymentLink(recipient, offered)?.ok === false;
    const payment = JSON.stringify([recipient, amount, currency, unit.typed.id, warnings]);
    return { warnings, isDoubtful, payment };
  };
