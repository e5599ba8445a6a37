import * as dinero from 'dinero.js/currencies';
import { expect, it } from 'vitest';
import { ISO_DECIMALS } from './isoDecimals';

it('has the codes and the decimals of a maintained list', () => {
  // The minor unit of ariary and ouguiya is a fifth. The other list gives them one decimal, and ISO 4217 two.
  const expected = Object.values(dinero).map(
    ({ code, base, exponent }) => [code, base === 5 ? 2 : exponent] as const,
  );
  expect(Object.fromEntries(ISO_DECIMALS)).toEqual(Object.fromEntries(expected));
});
