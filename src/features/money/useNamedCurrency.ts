import { useSearchParams } from 'react-router-dom';
import type { CurrencyId } from '../../domain/currency';
import { CURRENCY_LIST } from '../../domain/currency';

/** The currency that the address names, as in `?currency=btc`; undefined where it names none that there is. */
export function useNamedCurrency(name: string): CurrencyId | undefined {
  const [words] = useSearchParams();
  const named = words.get(name);
  return CURRENCY_LIST.find(({ id }) => id === named)?.id;
}
