import type { CurrencyInfo } from '../../domain/currency';
import type { SelectOption } from './SelectField';

/** Currencies as options of a `SelectField`: `BTC · Bitcoin`. */
export function currencyOptions(currencies: readonly CurrencyInfo[]): readonly SelectOption[] {
  return currencies.map(({ id, symbol, name }) => ({ value: id, label: `${symbol} · ${name}` }));
}
