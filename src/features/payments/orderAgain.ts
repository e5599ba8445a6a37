import type { CurrencyInfo } from '../../domain/currency/currency';
import type { SendOrder } from '../../domain/ledger/ledger';
import { seenLine } from '../../domain/text/text';
import {
  defaultDescription,
  forEachText,
  isUnreadable,
  type HistoryRecord,
  type PaymentText,
} from '../../domain/history/transaction';

/**
 * Returns an order that repeats a payment. Null if the record is not a payment to a recipient in a known currency.
 * Omits a generated description, because the wallet generates it again, and removes invisible characters from other
 * texts.
 */
export function orderAgain(
  record: HistoryRecord,
  currencies: readonly CurrencyInfo[],
): Required<Omit<SendOrder, 'kind' | 'preparationId'>> | null {
  if (isUnreadable(record)) return null;
  const { type, toAddress, amount, currency, description, made } = record;
  const known = currencies.find(({ symbol }) => symbol === currency);
  if (type !== 'send' || toAddress === undefined || !known) return null;
  const texts: Partial<Record<PaymentText, string>> = record;
  const isDefault = made === 'sent' || description === defaultDescription(toAddress);
  return {
    recipient: toAddress,
    amount,
    currency: known.id,
    ...forEachText((name) => seenLine(texts[name] ?? '')),
    ...(isDefault && { description: '' }),
  };
}
