import type { CurrencyInfo } from '../currency/currency';
import type { SendOrder } from './ledger';
import type { Transaction } from '../history/transaction';
import { defaultDescription, hasOddMoney } from '../history/transaction';

/**
 * The order that repeats a payment; null for anything but a payment to a recipient in a known currency that could be
 * read. The default description is left for the wallet to make again.
 */
export function orderAgain(
  transaction: Transaction,
  currencies: readonly CurrencyInfo[],
): Required<Omit<SendOrder, 'kind'>> | null {
  const { type, toAddress, amount, currency, description, made } = transaction;
  const known = currencies.find(({ symbol }) => symbol === currency);
  if (type !== 'send' || toAddress === undefined || !known || hasOddMoney(transaction)) return null;
  const isDefault = made === 'sent' || description === defaultDescription(toAddress);
  return {
    recipient: toAddress,
    amount,
    currency: known.id,
    description: isDefault ? '' : description,
  };
}
