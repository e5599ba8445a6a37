import type { CurrencyInfo } from './currency';
import type { SendOrder } from './ledger';
import type { Transaction } from './transaction';
import { defaultDescription, hasOddMoney } from './transaction';

/**
 * The order that would do once more what a transaction did: only for what was sent, to somebody, in a
 * currency that is still there, when both could be read. A description that the wallet made is left for it to make again.
 */
export function orderAgain(
  transaction: Transaction,
  currencies: readonly CurrencyInfo[],
): Required<Omit<SendOrder, 'kind'>> | null {
  const { type, toAddress, amount, currency, description } = transaction;
  const known = currencies.find(({ symbol }) => symbol === currency);
  if (type !== 'send' || toAddress === undefined || !known || hasOddMoney(transaction)) return null;
  const isOwn = description !== defaultDescription(toAddress);
  return {
    recipient: toAddress,
    amount,
    currency: known.id,
    description: isOwn ? description : '',
  };
}
