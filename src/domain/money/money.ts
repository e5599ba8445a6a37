import Big from 'big.js';

/**
 * An exact decimal number as text: `'2847.32'`, `'-0.5'`, `'0'`. All money has this form (balances, amounts, prices,
 * rates), because a `number` cannot represent 0.1 exactly. The compiler checks literals in code against this template
 * literal type. User input needs a parser.
 */
export type Decimal = `${number}`;

/**
 * A constructor in strict mode, which throws if the value is a `number`. Strict mode is a property of the constructor,
 * so Florin has its own constructor.
 */
const Exact = Big();
Exact.strict = true;

/**
 * A separate constructor for quotients. A quotient may have infinitely many digits, so `divide` sets the precision
 * here.
 */
const Quotient = Big();
Quotient.strict = true;
Quotient.RM = Quotient.roundDown;

/** Plain notation without exponent or trailing zeros, so that equal values are equal texts. */
function toDecimal(value: Big): Decimal {
  return value.toFixed() as Decimal;
}

/** No money. */
export const ZERO: Decimal = '0';

/** a + b, exactly. */
export function add(a: Decimal, b: Decimal): Decimal {
  return toDecimal(new Exact(a).plus(b));
}

/** a − b, exactly. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return toDecimal(new Exact(a).minus(b));
}

/** a × b, exactly: all decimals of the product are kept. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return toDecimal(new Exact(a).times(b));
}

/**
 * a ÷ b with at most `places` decimals, rounded towards zero: `divide(a, b, places) × b` is never more than a.
 * Throws for a division by zero.
 */
export function divide(a: Decimal, b: Decimal, places: number): Decimal {
  Quotient.DP = places;
  return toDecimal(new Quotient(a).div(new Quotient(b)));
}

/** The exact sum of all values; 0 for an empty list. */
export function sum(values: readonly Decimal[]): Decimal {
  return toDecimal(values.reduce((total, value) => total.plus(value), new Exact(ZERO)));
}

/** −1 when a < b, 0 when they are equal (`'1.0'` equals `'1'`), 1 when a > b. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return new Exact(a).cmp(b);
}

/** Whether a value is above zero. */
export function isPositive(value: Decimal): boolean {
  return compare(value, ZERO) > 0;
}

/** Whether a value is below zero. */
export function isNegative(value: Decimal): boolean {
  return compare(value, ZERO) < 0;
}

const ROUNDING = {
  /** To the nearest, ties away from zero. Shown amounts are rounded in this way. */
  'half-up': Exact.roundHalfUp,
  /** Towards zero, so the size of the result is never more than the exact value. */
  down: Exact.roundDown,
  /** Away from zero. */
  up: Exact.roundUp,
} as const;

/** How to treat the digits that are cut off. */
export type Rounding = keyof typeof ROUNDING;

/** Rounds to at most `places` decimals. */
export function round(value: Decimal, places: number, rounding: Rounding = 'half-up'): Decimal {
  return toDecimal(new Exact(value).round(places, ROUNDING[rounding]));
}

/** The number of decimals of a value. Trailing zeros do not count: `'1.50'` has 1. */
export function decimalsOf(value: Decimal): number {
  return toDecimal(new Exact(value)).split('.')[1]?.length ?? 0;
}

/** The number of digits of a value before the point; 0 for a value below 1. */
export function wholeDigitsOf(value: Decimal): number {
  const [whole = ''] = toDecimal(new Exact(value)).replace('-', '').split('.');
  return whole === '0' ? 0 : whole.length;
}

/** An integer divided by a power of ten, exactly: `scaled(-123, 4)` is `'-0.0123'`. */
export function scaled(units: number, places: number): Decimal {
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not a safe integer: ${units}`);
  return toDecimal(new Exact(`${units}e-${places}`));
}
