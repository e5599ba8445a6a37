import type { CurrencyInfo } from '../../../domain/currency/currency';
import { useCurrencyName } from '../../provider/useCurrencyName';
import type { SelectOption } from '../SelectField';

/** Returns currencies as options of a `SelectField`, such as `BTC · Bitcoin`. */
export function useCurrencyOptions(currencies: readonly CurrencyInfo[]): readonly SelectOption[] {
  const currencyName = useCurrencyName();
  return currencies.map((currency) => ({
    value: currency.id,
    label: `${currency.symbol} · ${currencyName(currency)}`,
  }));
}
