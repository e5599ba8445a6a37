import * as dinero from 'dinero.js/currencies';
import { expect, it } from 'vitest';
import { ISO_DECIMALS } from './isoDecimals';

it('the ISO currencies have the codes and the decimals of a maintained list', () => {
  // The smaller unit of ariary and ouguiya is a fifth. `dinero` has one decimal for these currencies, but ISO 4217 has
  // two.
  const expected = Object.values(dinero).map(
    ({ code, base, exponent }) => [code, base === 5 ? 2 : exponent] as const,
  );
  expect(Object.fromEntries(ISO_DECIMALS)).toEqual(Object.fromEntries(expected));
});
