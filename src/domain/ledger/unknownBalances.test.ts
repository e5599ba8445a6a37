import { expect, it } from 'vitest';
import type { Balances, CurrencyInfo } from '../currency/currency';
import { separateUnknown } from './unknownBalances';

const DOLLARS: CurrencyInfo = {
  id: 'usd',
  name: 'US Dollar',
  symbol: 'USD',
  icon: '$',
  type: 'fiat',
  decimals: 2,
};
const EUROS: CurrencyInfo = { ...DOLLARS, id: 'eur', name: 'Euro', symbol: 'EUR', icon: '€' };
const FINE_DOLLARS: CurrencyInfo = { ...DOLLARS, exchangeDecimals: 6 };

it.each([
  ['12.30', DOLLARS],
  ['12.3000', DOLLARS],
  ['12.345', FINE_DOLLARS],
] as const)('%j is a known balance: %#', (usd, currency) => {
  expect(separateUnknown({ usd }, [currency])).toEqual({
    balances: { usd },
    unknownBalances: {},
  });
});

it.each([
  [{ usd: '12.345' }, DOLLARS, '12.345'],
  [{ usd: '1e-3' }, DOLLARS, '1e-3'],
  [{ usd: '12.3456789' }, FINE_DOLLARS, '12.3456789'],
  [{}, DOLLARS, ''],
  // Invalid values, which an adapter in JavaScript may return.
  [{ usd: 12.5 }, DOLLARS, '12.5'],
  [{ usd: '12,50' }, DOLLARS, '12,50'],
  [{ usd: null }, DOLLARS, 'null'],
])(
  '%j has an unknown balance, and the other balances remain: %#',
  (balances, currency, written) => {
    const separated = separateUnknown({ ...balances, eur: '5' } as Balances, [currency, EUROS]);
    expect(separated).toEqual({ balances: { eur: '5' }, unknownBalances: { usd: { written } } });
  },
);

it.each([
  [{ btc: '0.5' }, { balances: {}, unknownBalances: { btc: { written: '0.5' } } }],
  [{ btc: 'much' }, { balances: {}, unknownBalances: { btc: { written: 'much' } } }],
  [{ btc: '0.00' }, { balances: { btc: '0.00' }, unknownBalances: {} }],
])('%j of a currency that is not shown is unknown unless it is zero', (balances, separated) => {
  expect(separateUnknown({ usd: '1', ...balances } as Balances, [DOLLARS])).toEqual({
    ...separated,
    balances: { usd: '1', ...separated.balances },
  });
});
