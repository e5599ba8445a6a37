/**
 * Rounds decimals and reads their signs without the arithmetic of `money.ts`. A page that only shows amounts does not
 * have to load that arithmetic.
 */
import type { Decimal } from './money';

const NOTATION = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?(?:e(?<exponent>[+-]?\d+))?$/i;

/** Returns whether a value is a decimal number as text. A JSON number is not, because it may have lost digits. */
export const isDecimal = (value: unknown): value is Decimal =>
  typeof value === 'string' && NOTATION.test(value);

/**
 * Returns whether a value is a decimal number as text without an exponent. Orders need this form, because their amounts
 * are compared as text.
 */
export const isPlainDecimal = (value: unknown): value is Decimal =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);

/** Returns the sign and the digits before and after the decimal point, without an exponent. */
function digitsOf(value: Decimal) {
  // A `number` has no method `match`, so an invalid value throws. `exec` would convert the number to text.
  const groups = value.match(NOTATION)?.groups;
  if (!groups) throw new TypeError(`Not a decimal: ${value}`);
  const { sign = '', whole = '', fraction = '', exponent = '0' } = groups;
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padEnd(point, '0');
  return {
    sign,
    whole: digits.slice(0, Math.max(point, 0)),
    fraction: '0'.repeat(Math.max(-point, 0)) + digits.slice(Math.max(point, 0)),
  };
}

/** Returns a value without an exponent and without redundant zeros before the decimal point. Zero has no minus. */
export function plainDecimal(value: Decimal): Decimal {
  const { sign, whole, fraction } = digitsOf(value);
  const text = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return (/[1-9]/.test(text) ? sign + text : text) as Decimal;
}

/** Returns the number of decimals of a value. Trailing zeros do not count: `'1.50'` has 1. */
export function decimalsOf(value: Decimal): number {
  return digitsOf(value).fraction.replace(/0+$/, '').length;
}

/**
 * Rounds half up to exactly `places` decimals: with 2, `'1.005'` becomes `'1.01'`, and `'1'` becomes `'1.00'`. Zero has
 * no minus.
 */
export function toPlaces(value: Decimal, places: number): Decimal {
  const { sign, whole, fraction } = digitsOf(value);
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const units = fraction.charAt(places) < '5' ? kept : kept + 1n;
  const digits = String(units).padStart(places + 1, '0');
  const point = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return (units === 0n ? text : sign + text) as Decimal;
}

/** Returns the number of decimals, at least 0, that show `digits` significant digits of a value. */
export function significantPlaces(value: Decimal, digits: number): number {
  const { whole, fraction } = digitsOf(value);
  const before = whole.replace(/^0+/, '').length;
  const zeros = before === 0 ? (/^0*(?=[1-9])/.exec(fraction)?.[0].length ?? -digits) : 0;
  return Math.max(digits - before + zeros, 0);
}

/** Returns −1 for a negative value, 0 for zero, and 1 for a positive value. */
export function directionOf(value: Decimal): -1 | 0 | 1 {
  const { sign, whole, fraction } = digitsOf(value);
  if (/^0*$/.test(whole + fraction)) return 0;
  return sign === '-' ? -1 : 1;
}
