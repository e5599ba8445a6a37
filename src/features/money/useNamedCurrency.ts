import type { CurrencyId } from '../../domain/currency/currency';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { useAddressWords } from '../page/useAddressWords';

/** Returns the currency in the URL, such as `#currency=btc`, or undefined if the URL contains no known currency. */
export function useNamedCurrency(name: string): CurrencyId | undefined {
  const [words] = useAddressWords();
  const named = words.get(name);
  return CURRENCY_LIST.find(({ id }) => id === named)?.id;
}
