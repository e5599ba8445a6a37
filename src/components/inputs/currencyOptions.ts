import { CURRENCY_LIST } from '../../domain/currency';
import type { CurrencyId } from '../../domain/currency';

/** Every currency as an option of a `SelectField`: `BTC · Bitcoin`. */
export const CURRENCY_OPTIONS: readonly { value: CurrencyId; label: string }[] = CURRENCY_LIST.map(
  ({ id, symbol, name }) => ({ value: id, label: `${symbol} · ${name}` }),
);
