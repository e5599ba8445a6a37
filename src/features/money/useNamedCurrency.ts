import { CURRENCY_LIST, type CurrencyId } from '../../domain/currency/currency';
import { useAddressWords } from '../page/useAddressWords';

/**
 * Returns the currency in a URL parameter, such as `#from=btc`. Undefined if the parameter is missing or is not a known
 * currency. `name` is the name of the parameter, such as `from`.
 */
export function useNamedCurrency(name: string): CurrencyId | undefined {
  const [words] = useAddressWords();
  const named = words.get(name);
  return CURRENCY_LIST.find(({ id }) => id === named)?.id;
}
