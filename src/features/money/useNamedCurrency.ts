import type { CurrencyId } from '../../domain/currency/currency';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { useAddressWords } from '../page/useAddressWords';

/** The currency that the address names, as in `#currency=btc`; undefined where it names none that there is. */
export function useNamedCurrency(name: string): CurrencyId | undefined {
  const [words] = useAddressWords();
  const named = words.get(name);
  return CURRENCY_LIST.find(({ id }) => id === named)?.id;
}
