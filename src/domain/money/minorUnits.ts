import type { CurrencyInfo } from '../currency/currency';
import { decimalsOf, toPlaces } from './digits';
import type { Decimal } from './money';

/**
 * Converts an amount to a number of its currency's smallest units, as ledgers and networks count: `'47.32'` dollars are
 * 4732n cents. Throws a RangeError if the amount has more decimals than its currency.
 */
export function toMinorUnits(
  amount: Decimal,
  { symbol, decimals }: Pick<CurrencyInfo<string>, 'symbol' | 'decimals'>,
): bigint {
  if (decimalsOf(amount) > decimals)
    throw new RangeError(`${amount} ${symbol} has more than ${decimals} decimals`);
  return BigInt(toPlaces(amount, decimals).replace('.', ''));
}

/** Converts a number of smallest units to an amount: 4732n cents are `'47.32'` dollars. */
export function fromMinorUnits(
  units: bigint,
  { decimals }: Pick<CurrencyInfo<string>, 'decimals'>,
): Decimal {
  const digits = String(units)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  const sign = units < 0n ? '-' : '';
  return `${sign}${digits.slice(0, point)}${fraction && `.${fraction}`}` as Decimal;
}
