import type { CurrencyInfo } from './currency';
import type { SendOrder } from './ledger';
import type { Transaction } from './transaction';
import { defaultDescription } from './transaction';

/**
 * The order that would do once more what a transaction did: only for what was sent, to somebody, in a
 * currency that is still there. A description that the wallet made is left for it to make again.
 */
export function orderAgain(
  { type, toAddress, amount, currency, description }: Transaction,
  currencies: readonly CurrencyInfo[],
): Required<Omit<SendOrder, 'kind'>> | null {
  const known = currencies.find(({ symbol }) => symbol === currency);
  if (type !== 'send' || toAddress === undefined || !known) return null;
  const isOwn = description !== defaultDescription(toAddress);
  return {
    recipient: toAddress,
    amount,
    currency: known.id,
    description: isOwn ? description : '',
  };
}
