import type { Decimal } from '../domain/money/money';

/**
 * An exact decimal number: `units` divided by ten to the power of `places`.
 *
 * The functions of this file calculate with `bigint` and share no code with the domain. A result is very likely right
 * if both implementations agree.
 */
export interface Scaled {
  readonly units: bigint;
  readonly places: number;
}

/** Parses plain decimal text. Throws if the text has any other format. */
export function read(text: string): Scaled {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new Error(`Not plain decimal text: ${text}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  return { units: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
}

/** Formats a number with exactly `places` decimals: 150 units with 2 places are `1.50`. */
export function write({ units, places }: Scaled): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${fraction}` : ''}` as Decimal;
}

/** Formats a number without trailing zeros: 150 units with 2 places are `1.5`. */
export function writeCanonical(value: Scaled): Decimal {
  const text = write(value);
  return (text.includes('.') ? text.replace(/\.?0+$/, '') : text) as Decimal;
}

/** Returns the units of a text for the given number of places. Throws if the text has more decimals. */
export function unitsIn(text: string, places: number): bigint {
  const value = read(text);
  if (value.places > places) throw new Error(`${text} has more than ${places} decimals`);
  return value.units * 10n ** BigInt(places - value.places);
}

/** Converts both values to the same number of places. */
function aligned(a: Scaled, b: Scaled): readonly [bigint, bigint, number] {
  const places = Math.max(a.places, b.places);
  return [
    a.units * 10n ** BigInt(places - a.places),
    b.units * 10n ** BigInt(places - b.places),
    places,
  ];
}

export function plus(a: Scaled, b: Scaled): Scaled {
  const [left, right, places] = aligned(a, b);
  return { units: left + right, places };
}

export function minus(a: Scaled, b: Scaled): Scaled {
  return plus(a, { units: -b.units, places: b.places });
}

export function times(a: Scaled, b: Scaled): Scaled {
  return { units: a.units * b.units, places: a.places + b.places };
}

export function absolute({ units, places }: Scaled): Scaled {
  return { units: units < 0n ? -units : units, places };
}

export function order(a: Scaled, b: Scaled): -1 | 0 | 1 {
  const [left, right] = aligned(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Rounds to `places`. The division of `bigint` truncates, and then the mode decides whether one unit is added. */
export function rounded(value: Scaled, places: number, mode: 'half-up' | 'down' | 'up'): Scaled {
  if (value.places <= places) return value;
  const divisor = 10n ** BigInt(value.places - places);
  const cut = value.units / divisor;
  const rest = value.units % divisor;
  const size = rest < 0n ? -rest : rest;
  const away = { 'half-up': size * 2n >= divisor, up: size > 0n, down: false }[mode];
  if (!away) return { units: cut, places };
  return { units: value.units < 0n ? cut - 1n : cut + 1n, places };
}
