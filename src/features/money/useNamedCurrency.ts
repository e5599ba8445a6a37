import type { CurrencyId } from '../../domain/currency/currency';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { useAddressWords } from '../page/useAddressWords';

/**
 * Returns the currency in a parameter of the URL, such as `#from=btc`, or undefined if the parameter is no known
 * currency. `name` is the name of the parameter, such as `from`.
 */
export function useNamedCurrency(name: string): CurrencyId | undefined {
  const [words] = useAddressWords();
  const named = words.get(name);
  return CURRENCY_LIST.find(({ id }) => id === named)?.id;
}
