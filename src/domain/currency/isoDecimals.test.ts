import * as dinero from 'dinero.js/currencies';
import { expect, it } from 'vitest';
import { ISO_DECIMALS } from './isoDecimals';

it('has the codes and the decimals of a maintained list', () => {
  // Ariary and ouguiya have five minor units, which the other list counts in one decimal, and ISO 4217 in two.
  const expected = Object.values(dinero).map(
    ({ code, base, exponent }) => [code, base === 5 ? 2 : exponent] as const,
  );
  expect(Object.fromEntries(ISO_DECIMALS)).toEqual(Object.fromEntries(expected));
});
