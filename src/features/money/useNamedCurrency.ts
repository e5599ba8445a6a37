import type { CurrencyId } from '../../domain/currency/currency';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { useAddressWords } from '../page/useAddressWords';

/** The currency in the address, as in `#currency=btc`; undefined without a known one. */
export function useNamedCurrency(name: string): CurrencyId | undefined {
  const [words] = useAddressWords();
  const named = words.get(name);
  return CURRENCY_LIST.find(({ id }) => id === named)?.id;
}
