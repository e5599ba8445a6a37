import { currencyOf, type Balances, type CurrencyInfo } from '../../../../domain/currency/currency';
import { isSamePayment } from '../../../../domain/ledger/doubt';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import type { PendingOrder } from '../../../../domain/ledger/ledger';
import type { UnknownBalances } from '../../../../domain/ledger/wallet';
import { compare, ZERO } from '../../../../domain/money/money';
import type { RecipientKind } from '../../../../domain/recipients/recipientKind';
import { normalized } from '../../../../domain/recipients/addressForms';
import {
  isSurelyWrong,
  recipientWarnings,
  type RecipientWarning,
} from '../../../../domain/recipients/recipientWarnings';
import type { AmountUnit } from '../../../money/useAmountUnit';
import type { SendFields } from './useSendFields';

/** The result of checking a payment before it is sent. */
export interface SendCheck {
  readonly warnings: readonly RecipientWarning[];
  /** Whether the payment is almost certainly wrong, so the user must confirm it. */
  readonly isDoubtful: boolean;
  /** The idempotency keys of the payments in doubt that have the same amount and recipient. */
  readonly doubts: readonly string[];
  /** Whether the amount is larger than the known balance. */
  readonly isAboveBalance: boolean;
}

export type CheckedFields = Pick<SendFields, 'recipient' | 'amount' | 'currency'>;

export interface SendCheckFacts {
  readonly offered: readonly CurrencyInfo[];
  readonly available: Balances;
  readonly unknownBalances?: UnknownBalances | undefined;
  /** The known recipients. If undefined, no payment counts as the first payment to a recipient. */
  readonly known: readonly KnownRecipient[] | undefined;
  /** Parses a typed amount, as `read` of `useAmountUnit`. */
  readonly read: AmountUnit['read'];
  readonly inDoubt?: readonly PendingOrder[] | undefined;
  /** The kinds of recipients; Florin's own by default. */
  readonly kinds?: readonly RecipientKind[] | undefined;
  /** Whether the form refuses a recipient that no kind recognises. It then needs no note. */
  readonly isStrict?: boolean | undefined;
}

/**
 * Returns a function that checks the values of a form's fields. The check is slow if there are many known recipients.
 */
export const sendCheck =
  ({
    offered,
    available,
    unknownBalances,
    known,
    read: readAmount,
    inDoubt = [],
    kinds,
    isStrict = false,
  }: SendCheckFacts) =>
  ({ recipient, amount, currency }: CheckedFields): SendCheck => {
    const balance = available[currency] ?? ZERO;
    const read = readAmount(amount);
    // An amount above the balance is refused anyway, so it needs no warning about a large first payment.
    const isSpendable = known !== undefined && read.ok && compare(read.value, balance) <= 0;
    const warnings = recipientWarnings({
      recipient,
      currency: currencyOf(offered, currency),
      currencies: offered,
      amount: isSpendable ? read.value : null,
      available: balance,
      known: known ?? [],
      kinds,
    }).filter(({ kind }) => !isStrict || kind !== 'unknown');
    const recipientSent = normalized(recipient, kinds);
    const sent = read.ok ? read.value : null;
    const doubts = inDoubt
      .filter(
        ({ order }) =>
          sent !== null &&
          isSamePayment(order, { kind: 'send', recipient: recipientSent, amount: sent, currency }),
      )
      .map(({ id }) => id);
    const isDoubtful = doubts.length > 0 || warnings.some(isSurelyWrong);
    const isAboveBalance =
      read.ok && unknownBalances?.[currency] === undefined && compare(read.value, balance) > 0;
    return { warnings, isDoubtful, doubts, isAboveBalance };
  };
