import { expect, it } from 'vitest';
import type { CurrencyInfo } from '../currency/currency';
import { separateOdd } from './oddBalance';

const DOLLARS: CurrencyInfo = {
  id: 'usd',
  name: 'US Dollar',
  symbol: 'USD',
  icon: '$',
  type: 'fiat',
  decimals: 2,
};

it.each([
  [{ usd: '12.30' }, DOLLARS, undefined],
  [{ usd: '12.3000' }, DOLLARS, undefined],
  [{ usd: '12.345' }, DOLLARS, '12.345'],
  [{ usd: '1e-3' }, DOLLARS, '1e-3'],
  [{ usd: '12.345' }, { ...DOLLARS, exchangeDecimals: 6 }, undefined],
  [{ usd: '12.3456789' }, { ...DOLLARS, exchangeDecimals: 6 }, '12.3456789'],
  [{}, DOLLARS, ''],
] as const)('of %j, with decimals as declared, is odd: %#', (balances, currency, written) => {
  const separated = separateOdd([currency], balances);
  expect(separated.odd).toEqual(written === undefined ? undefined : { usd: { written } });
  expect(separated.balances).toEqual(written === undefined ? balances : {});
});
