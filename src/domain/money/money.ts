import Big from 'big.js';

/**
 * An exact decimal number as text: `'2847.32'`, `'-0.5'`, `'0'`. All balances, amounts, prices and rates have this
 * type, because a `number` cannot represent 0.1 exactly. The compiler checks literals in code against the template
 * literal type. Text from a user must be parsed, for example with `parseAmount`.
 */
export type Decimal = `${number}`;

/**
 * A constructor of big.js in strict mode, which throws if the value is a `number`. Strict mode is a property of the
 * constructor, so this module has its own.
 */
const Exact = Big();
Exact.strict = true;

/** A separate constructor for `divide`, which sets the precision here. A quotient may have infinitely many decimals. */
const Quotient = Big();
Quotient.strict = true;
Quotient.RM = Quotient.roundDown;

/** Returns a number as text without an exponent and trailing zeros, so that equal values are equal texts. */
function toDecimal(value: Big): Decimal {
  return value.toFixed() as Decimal;
}

export const ZERO: Decimal = '0';

/** Returns a + b, exactly. */
export function add(a: Decimal, b: Decimal): Decimal {
  return toDecimal(new Exact(a).plus(b));
}

/** Returns a − b, exactly. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return toDecimal(new Exact(a).minus(b));
}

/** Returns a × b, exactly, with all decimals. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return toDecimal(new Exact(a).times(b));
}

/**
 * Returns a ÷ b with at most `places` decimals, rounded towards zero. The result multiplied by b is never more than a.
 * Throws if b is zero.
 */
export function divide(a: Decimal, b: Decimal, places: number): Decimal {
  Quotient.DP = places;
  return toDecimal(new Quotient(a).div(new Quotient(b)));
}

/** Returns the exact sum of all values, or 0 for an empty list. */
export function sum(values: readonly Decimal[]): Decimal {
  return toDecimal(values.reduce((total, value) => total.plus(value), new Exact(ZERO)));
}

/** Returns −1 if a < b, 0 if the values are equal (`'1.0'` equals `'1'`), and 1 if a > b. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return new Exact(a).cmp(b);
}

export function isPositive(value: Decimal): boolean {
  return compare(value, ZERO) > 0;
}

export function isNegative(value: Decimal): boolean {
  return compare(value, ZERO) < 0;
}

const ROUNDING = {
  /** Rounds to the nearest value, and ties away from zero. Shown amounts are rounded like this. */
  'half-up': Exact.roundHalfUp,
  /** Rounds towards zero, so that the absolute value never increases. */
  down: Exact.roundDown,
  /** Rounds away from zero. */
  up: Exact.roundUp,
} as const;

/** How `round` treats the removed digits. */
export type Rounding = keyof typeof ROUNDING;

/** Rounds a value to at most `places` decimals. */
export function round(value: Decimal, places: number, rounding: Rounding = 'half-up'): Decimal {
  return toDecimal(new Exact(value).round(places, ROUNDING[rounding]));
}

/** Returns the number of digits before the decimal point. Returns 0 for a value below 1. */
export function wholeDigitsOf(value: Decimal): number {
  const [whole = ''] = toDecimal(new Exact(value)).replace('-', '').split('.');
  return whole === '0' ? 0 : whole.length;
}

/** Returns an integer divided by a power of ten, exactly: `scaled(-123, 4)` is `'-0.0123'`. */
export function scaled(units: number, places: number): Decimal {
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not a safe integer: ${units}`);
  return toDecimal(new Exact(`${units}e-${places}`));
}
