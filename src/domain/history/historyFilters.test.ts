import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../currency/currency';
import {
  choicesOf,
  isFiltering,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type HistoryFilters,
} from './historyFilters';

const choices = choicesOf([], CURRENCY_LIST);

const read = (address: string) => readFilters(new URLSearchParams(address), choices);

describe('filters in an address', () => {
  it('are read', () => {
    expect(
      read('q=rent&type=send&status=pending&currency=usd&from=2025-01-01&to=2025-12-31'),
    ).toEqual({
      filters: {
        query: 'rent',
        type: 'send',
        status: 'pending',
        currency: 'usd',
        from: '2025-01-01',
        to: '2025-12-31',
      },
      ignored: [],
    });
    expect(read('')).toEqual({ filters: NO_FILTERS, ignored: [] });
    expect(read('type=&from=')).toEqual({ filters: NO_FILTERS, ignored: [] });
  });

  it.each([
    ['type=gift', { filter: 'type', value: 'gift' }],
    ['status=lost', { filter: 'status', value: 'lost' }],
    ['currency=xts', { filter: 'currency', value: 'xts' }],
    ['currency=USD', { filter: 'currency', value: 'USD' }],
    ['from=2026-13-40', { filter: 'from', value: '2026-13-40' }],
    ['to=tomorrow', { filter: 'to', value: 'tomorrow' }],
    ['type=constructor', { filter: 'type', value: 'constructor' }],
  ])('%s is invalid', (address, ignored) => {
    expect(read(address)).toEqual({ filters: NO_FILTERS, ignored: [ignored] });
  });

  it('ignore invalid values, and keep the rest', () => {
    expect(read('type=send&status=lost&q=a')).toEqual({
      filters: { query: 'a', type: 'send' },
      ignored: [{ filter: 'status', value: 'lost' }],
    });
  });

  it('count only once if they are repeated', () => {
    expect(read('type=send&type=receive&type=send')).toEqual({
      filters: { query: '', type: 'send' },
      ignored: [{ filter: 'type', value: 'receive' }],
    });
  });

  it('ignore a range that ends before it begins', () => {
    expect(read('from=2025-02-02&to=2025-02-01')).toEqual({
      filters: NO_FILTERS,
      ignored: [
        { filter: 'from', value: '2025-02-02' },
        { filter: 'to', value: '2025-02-01' },
      ],
    });
    expect(read('from=2025-02-02&to=2025-02-02').ignored).toEqual([]);
  });

  it('are written into the address, and the rest of the address does not change', () => {
    const other = new URLSearchParams('type=send&x=1');
    expect(writeFilters({ query: 'a b', currency: 'btc' }, other).toString()).toBe(
      'x=1&q=a+b&currency=btc',
    );
    expect(other.toString()).toBe('type=send&x=1');
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
  });

  it('are the same when they are written and read again', () => {
    const day = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
    const filters = fc.record({
      query: fc.string({ unit: 'grapheme' }),
      type: maybe(fc.constantFrom(...choices.types)),
      status: maybe(fc.constantFrom(...choices.statuses)),
      currency: maybe(fc.constantFrom(...choices.currencies.map(({ id }) => id))),
      days: fc.tuple(maybe(day), maybe(day)),
    });
    fc.assert(
      fc.property(filters, ({ days: [one, other], ...rest }) => {
        const isBackwards = one !== undefined && other !== undefined && one > other;
        const [from, to] = isBackwards ? [other, one] : [one, other];
        const given: HistoryFilters = { ...rest, from, to };
        const text = writeFilters(given).toString();
        const { filters: back, ignored } = read(text);
        expect(ignored).toEqual([]);
        expect(back).toEqual(
          Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
        );
      }),
    );
  });

  it('in a random address are valid, or are reported as invalid', () => {
    const name = fc.constantFrom('q', 'type', 'status', 'currency', 'from', 'to');
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('send', 'usd', '2025-01-01', '2025-02-01', 'failed'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const { filters } = readFilters(new URLSearchParams(pairs), choices);
        expect(readFilters(writeFilters(filters), choices)).toEqual({ filters, ignored: [] });
      }),
    );
  });
});

describe('whether a filter is set', () => {
  it.each<[HistoryFilters, boolean]>([
    [NO_FILTERS, false],
    [{ query: '  ' }, false],
    [{ query: '', type: undefined }, false],
    [{ query: 'a' }, true],
    [{ query: '', to: '2025-01-01' }, true],
  ])('%o: %s', (filters, is) => {
    expect(isFiltering(filters)).toBe(is);
  });
});

describe('the choices', () => {
  it('are the known values, and the unknown values of another back end', () => {
    const { types, statuses, currencies } = choicesOf(
      [
        {
          id: '1',
          type: 'gift',
          amount: '1',
          currency: 'XTS',
          timestamp: '2025-11-21T10:00:00Z',
          status: 'held',
          description: '',
        },
      ],
      CURRENCY_LIST,
    );
    expect(types).toEqual(['receive', 'send', 'exchange', 'purchase', 'gift']);
    expect(statuses).toEqual(['completed', 'pending', 'failed', 'held']);
    expect(currencies.map(({ id }) => id)).toEqual([...CURRENCY_LIST.map(({ id }) => id), 'XTS']);
  });
});
