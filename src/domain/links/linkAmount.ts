import { checkSize } from '../money/amountRules';
import type { CurrencyInfo } from '../currency/currency';
import { fromMinorUnits } from '../money/minorUnits';
import { decimalsOf } from '../money/digits';
import { add, ZERO, type Decimal } from '../money/money';
import type { PaymentLinkRefusal } from './linkReading';
import { accept, refuse, type Result } from '../result';

type Unit = Pick<CurrencyInfo<string>, 'symbol' | 'decimals'>;

/** The maximum number of digits of an exponent. With a longer exponent, an amount is too large for every currency. */
const MOST_POWER_DIGITS = 4;

/** Refuses an amount that is not positive, is too large, or has too many decimals. */
function checked(amount: Decimal, { symbol, decimals }: Unit): Result<Decimal, PaymentLinkRefusal> {
  const size = checkSize(amount);
  if (!size.ok) return size;
  return decimalsOf(amount) > decimals
    ? refuse({ kind: 'too-many-decimals', decimals, symbol })
    : accept(amount);
}

/** Matches an amount in BIP-321: digits with at most one decimal point. */
const DECIMAL = /^(?<whole>\d*)(?:\.(?<fraction>\d*))?$/;

/** Removes the code of the currency. Some links contain the code in addition to the number: `20.3 BTC`, `BTC20.3`. */
function withoutCode(text: string, { symbol }: Unit): string {
  const plain = text.trim();
  const isCode = (part: string) => part.toUpperCase() === symbol.toUpperCase();
  if (isCode(plain.slice(0, symbol.length))) return plain.slice(symbol.length).trim();
  return isCode(plain.slice(-symbol.length)) ? plain.slice(0, -symbol.length).trim() : text;
}

/**
 * Reads an amount in the currency's main unit, with or without the currency's code: `20.3`, `20.3 BTC`. Trailing zeros
 * do not count as decimals.
 */
export function readLinkDecimal(written: string, unit: Unit): Result<Decimal, PaymentLinkRefusal> {
  const text = withoutCode(written, unit);
  const { whole = '', fraction = '' } = DECIMAL.exec(text)?.groups ?? {};
  if (whole + fraction === '') return refuse({ kind: 'not-a-number', text: written });
  // `add` converts the text to the usual form: `.50` becomes `0.5`.
  return checked(add(text as Decimal, ZERO), unit);
}

/**
 * Matches an amount in EIP-681: a number in scientific notation such as `2.014e18`. EIP-681 allows an `e` without an
 * exponent.
 */
const SCIENTIFIC = /^[-+]?(?<whole>\d*)(?:\.(?<fraction>\d+))?(?:e(?<power>\d*))?$/i;

/** Reads an amount in the currency's smallest unit: `2.014e18` wei. An amount that is not a whole number is refused. */
export function readLinkUnits(text: string, unit: Unit): Result<Decimal, PaymentLinkRefusal> {
  const { whole = '', fraction = '', power = '' } = SCIENTIFIC.exec(text)?.groups ?? {};
  if (whole + fraction === '') return refuse({ kind: 'not-a-number', text });
  if (text.startsWith('-') || !/[1-9]/.test(whole + fraction))
    return refuse({ kind: 'not-positive' });
  const exponent = power.replace(/^0+/, '');
  const digits = fraction.replace(/0+$/, '');
  if (exponent.length > MOST_POWER_DIGITS) return checked('1e100', unit);
  const zeros = Number(exponent) - digits.length;
  if (zeros < 0) {
    return refuse({ kind: 'too-many-decimals', decimals: unit.decimals, symbol: unit.symbol });
  }
  return checked(fromMinorUnits(BigInt(whole + digits + '0'.repeat(zeros)), unit), unit);
}
