import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../currency/currency';
import { filterTransactions, movedIn } from './history';
import type { HistoryFilters } from './historyFilters';
import type { Decimal } from '../money/money';
import type { Transaction } from './transaction';
import { order, plus, read, write } from '../../testing/bigintOracle';

const BASE: Transaction = {
  id: 'a',
  type: 'send',
  amount: '1250.5',
  currency: 'USD',
  toAddress: 'anna.mueller@example.com',
  timestamp: '2025-11-21T10:00:00.000Z',
  status: 'completed',
  description: 'Café Zürich',
};

const LIST: readonly Transaction[] = [
  BASE,
  {
    ...BASE,
    id: 'b',
    type: 'receive',
    amount: '0.00000001',
    currency: 'BTC',
    description: 'Ｒｅｎｔ for May',
    timestamp: '2025-11-20T23:30:00.000Z',
    status: 'pending',
  },
  { ...BASE, id: 'c', amount: '500', currency: 'SOL', description: 'Shoes', status: 'failed' },
];

function found(filters: Partial<HistoryFilters>, timeZone = 'UTC') {
  const options = { currencies: CURRENCY_LIST, timeZone };
  // The search caches the texts of each transaction object, so each call uses copies.
  const list = LIST.map((transaction) => ({ ...transaction }));
  return filterTransactions(list, { query: '', ...filters }, options)
    .map(({ id }) => id)
    .join('');
}

describe('a search', () => {
  it.each([
    ['', 'abc'],
    ['   ', 'abc'],
    ['cafe', 'a'],
    ['CAFÉ', 'a'],
    ['Ｒｅｎｔ', 'b'],
    ['zurich', 'a'],
    ['rent', 'b'],
    ['may rent', 'b'],
    ['rent zurich', ''],
    ['mueller', 'abc'],
    ['mueller shoes', 'c'],
    ['1250.5', 'a'],
    ['1250.50', 'a'],
    ['1,250.50', 'a'],
    ['1.250,50', 'a'],
    ['1,250', 'a'],
    ['$1,250.50', 'a'],
    ['-1250.5', 'a'],
    ['1250.55', ''],
    ['١٢٥٠', 'a'],
    ['0.00000001', 'b'],
    ['0.00000001 BTC', 'b'],
    ['1e-8', ''],
    ['500.00', 'c'],
    ['500 sol', 'c'],
    ['zürich\u200B', 'a'],
    ['.*', ''],
    ['zürichanna', ''],
  ])('for %j finds %j', (query, ids) => {
    expect(found({ query })).toBe(ids);
  });

  it('is limited in length', () => {
    expect(found({ query: 'x'.repeat(100_000) })).toBe('');
  });
});

describe('a filter', () => {
  it.each<[Partial<HistoryFilters>, string]>([
    [{ type: 'send' }, 'ac'],
    [{ type: 'exchange' }, ''],
    [{ status: 'failed' }, 'c'],
    [{ currency: 'btc' }, 'b'],
    [{ currency: 'SOL' }, 'c'],
    [{ from: '2025-11-21' }, 'ac'],
    [{ to: '2025-11-20' }, 'b'],
    [{ from: '2025-11-20', to: '2025-11-21' }, 'abc'],
    [{ type: 'send', query: 'shoes' }, 'c'],
    [{ type: 'receive', query: 'shoes' }, ''],
  ])('%o finds %j', (filters, ids) => {
    expect(found(filters)).toBe(ids);
  });

  it("of days applies to the user's time zone", () => {
    expect(found({ from: '2025-11-21' }, 'Europe/Berlin')).toBe('abc');
    expect(found({ to: '2025-11-20' }, 'Europe/Berlin')).toBe('');
    expect(found({ to: '2025-11-20' }, 'America/New_York')).toBe('b');
  });

  it('of days finds a record that is dated with a day alone on that day', () => {
    const dated = [{ ...BASE, timestamp: '2025-11-21' }];
    for (const timeZone of ['America/New_York', 'Asia/Tokyo']) {
      const on = (day: string) =>
        filterTransactions(
          dated,
          { query: '', from: day, to: day },
          { currencies: CURRENCY_LIST, timeZone },
        ).length;
      expect(['2025-11-20', '2025-11-21', '2025-11-22'].map(on)).toEqual([0, 1, 0]);
    }
  });

  it('of days excludes invalid times', () => {
    const options = { currencies: CURRENCY_LIST, timeZone: 'UTC' };
    const broken = [{ ...BASE, timestamp: 'never' }];
    expect(filterTransactions(broken, { query: '', from: '1970-01-01' }, options)).toEqual([]);
    expect(filterTransactions(broken, { query: '' }, options)).toEqual(broken);
  });
});

describe('the moved amounts', () => {
  it('are exact for each currency, in the order of the currencies', () => {
    const moved = movedIn(
      [
        { ...BASE, currency: 'SOL', amount: '3' },
        { ...BASE, currency: 'BTC', amount: '0.1', type: 'receive' },
        { ...BASE, currency: 'BTC', amount: '0.2', type: 'receive', fee: '0.0001' },
        { ...BASE, currency: 'USD', amount: '10.10', fee: '0.05' },
        {
          ...BASE,
          currency: 'USD',
          amount: '500',
          type: 'exchange',
          received: '460',
          receivedCurrency: 'EUR',
        },
        { ...BASE, currency: 'USD', amount: '1', type: 'purchase' },
        { ...BASE, currency: 'USD', amount: '2', type: 'card-refund', direction: 'in' },
        { ...BASE, currency: 'USD', amount: '7', fee: '1', type: 'card-refund' },
      ],
      CURRENCY_LIST,
    );
    expect(moved).toEqual([
      { currency: 'USD', in: '2', out: '511.15' },
      { currency: 'EUR', in: '460', out: '0' },
      { currency: 'BTC', in: '0.3', out: '0.0001' },
      { currency: 'SOL', in: '0', out: '3' },
    ]);
  });

  it('exclude pending and failed transactions and unknown statuses', () => {
    expect(
      movedIn(
        [
          { ...BASE, status: 'pending', fee: '1' },
          { ...BASE, status: 'failed', fee: '1' },
          { ...BASE, status: 'held' },
        ],
        CURRENCY_LIST,
      ),
    ).toEqual([]);
  });

  it('equal the sums of a calculation with integers, in any order', () => {
    const decimal = fc
      .record({
        units: fc.bigInt({ min: 0n, max: 10n ** 24n }),
        places: fc.integer({ min: 0, max: 18 }),
      })
      .map((value) => write(value));
    const list = fc.array(
      fc.record({
        amount: decimal,
        fee: fc.option(decimal, { nil: undefined }),
        type: fc.constantFrom('receive', 'purchase', 'send', 'exchange'),
        status: fc.constantFrom('completed', 'pending', 'failed'),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(list, (given) => {
        const transactions = given.map(({ fee, ...rest }) => ({
          ...BASE,
          ...rest,
          ...(fee !== undefined && { fee }),
        }));
        const [usd] = movedIn(transactions, CURRENCY_LIST);
        let into = read('0');
        let out = read('0');
        for (const { amount, fee, type, status } of given) {
          if (status !== 'completed') continue;
          if (type === 'receive') into = plus(into, read(amount));
          else out = plus(out, read(amount));
          if (fee !== undefined) out = plus(out, read(fee));
        }
        expect(order(read(usd?.in ?? '0'), into)).toBe(0);
        expect(order(read(usd?.out ?? '0'), out)).toBe(0);
        expect(movedIn(transactions.toReversed(), CURRENCY_LIST)).toEqual(usd ? [usd] : []);
      }),
    );
  });
});

describe('amounts in any notation', () => {
  it('are found and summed as numbers', () => {
    const odd = [{ ...BASE, amount: '1e-8' as Decimal, currency: 'BTC' }];
    const options = { currencies: CURRENCY_LIST, timeZone: 'UTC' };
    expect(filterTransactions(odd, { query: '0.00000001' }, options)).toEqual(odd);
    expect(movedIn(odd, CURRENCY_LIST)).toEqual([{ currency: 'BTC', in: '0', out: '0.00000001' }]);
  });
});
