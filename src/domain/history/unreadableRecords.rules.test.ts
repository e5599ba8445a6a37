import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { CURRENCY_LIST } from '../currency/currency';
import { filterTransactions, leftOutOf, movedIn } from './history';
import { daysOf } from './historyDays';
import { choicesOf, NO_FILTERS, type HistoryFilters } from './historyFilters';
import { knownRecipients } from '../recipients/knownRecipient';
import { readRecords } from './readRecords';
import { orderAgain } from '../../features/payments/orderAgain';

const SENT = {
  id: 'tx-1',
  type: 'send',
  amount: '10',
  currency: 'USD',
  toAddress: 'ana@florin.example',
  timestamp: '2025-11-21T10:00:00.000Z',
  status: 'completed',
  description: 'Rent',
};

const read = (...records: readonly unknown[]) => readRecords(records);

describe('unreadable records', () => {
  const records = read(
    SENT,
    { ...SENT, id: 'tx-2', amount: 5 },
    { ...SENT, id: 'tx-3', fee: { amount: '0.10', currency: 'EUR' } },
    { ...SENT, id: 'tx-4', type: null },
    { ...SENT, id: 'tx-5', direction: 'sideways' },
    { ...SENT, id: 'tx-6', status: 'in review' },
    { ...SENT, id: 'tx-7', status: 'failed', amount: 5 },
    null,
  );

  const found = (filters: Partial<HistoryFilters>, hidden = false) =>
    filterTransactions(
      records,
      { ...NO_FILTERS, ...filters },
      { currencies: CURRENCY_LIST, hidden },
    )
      .map(({ id }) => id)
      .join(' ');

  it('are excluded from sums and counted as left out', () => {
    expect(movedIn(records, CURRENCY_LIST)).toEqual([{ currency: 'USD', in: '0', out: '10' }]);
    expect(leftOutOf(records)).toBe(6);
    expect(leftOutOf(read(SENT))).toBe(0);
  });

  it('of an amount of which a part has arrived count as left out, unless it is completed', () => {
    const part = { ...SENT, arrived: '4' };
    const all = read(
      { ...part, id: 'tx-1', status: 'pending' },
      { ...part, id: 'tx-2', status: 'failed' },
      { ...part, id: 'tx-3' },
      { ...SENT, id: 'tx-4', status: 'failed' },
    );
    expect(movedIn(all, CURRENCY_LIST)).toEqual([{ currency: 'USD', in: '0', out: '10' }]);
    expect(leftOutOf(all)).toBe(2);
  });

  it('are found by their text, unless amounts are hidden', () => {
    expect(found({ query: '0.10 eur' })).toBe('tx-3');
    expect(found({ query: '"sideways"' })).toBe('tx-5');
    expect(found({ query: 'ana@florin.example' })).toBe('tx-1 tx-2 tx-3 tx-4 tx-5 tx-6 tx-7');
    expect(found({ query: '0.10' }, true)).toBe('');
  });

  it('match a filter of a value that they lack, so that the sum states what it omits', () => {
    const odd = 'odd-x0xxgk';
    expect(found({ type: 'exchange' })).toBe(`tx-2 tx-3 tx-4 tx-5 tx-7 ${odd}`);
    expect(found({ currency: 'btc' })).toBe(`tx-2 tx-3 tx-4 tx-5 tx-7 ${odd}`);
    expect(found({ status: 'failed' })).toBe(`tx-7 ${odd}`);
    expect(found({ from: '2025-11-22' })).toBe(odd);
    expect(choicesOf(records, CURRENCY_LIST).types).toEqual([
      'receive',
      'send',
      'exchange',
      'purchase',
    ]);
  });

  it('are one row of a file with their text, which is no formula', () => {
    const names = ['date', 'type', 'direction', 'status', 'description', 'amount'];
    const others = ['currency', 'received', 'receivedCurrency', 'fee', 'from', 'to', 'id'];
    const headings = Object.fromEntries([...names, ...others].map((name) => [name, name]));
    const all = read(
      { id: 'tx-2', amount: -5, timestamp: '2025-11-21T10:00:00.000Z', note: 'a,=1+1' },
      '=1+1',
      null,
    );
    const lines = toCsv(all, headings as unknown as Parameters<typeof toCsv>[1]).split('\r\n');
    expect(lines.slice(1)).toEqual([
      `2025-11-21T10:00:00.000Z,,,,"{ ""id"": ""tx-2"", ""amount"": -5, ""timestamp"": ""2025-11-21T10:00:00.000Z"", ""note"": ""a,'=1+1"" }",,,,,,,,tx-2`,
      `,,,,"'""=1+1""",,,,,,,,${all[1]?.id}`,
      ',,,,null,,,,,,,,odd-x0xxgk',
      '',
    ]);
  });

  it('are not sent again', () => {
    const again = records.map(
      (transaction) => orderAgain(transaction, CURRENCY_LIST)?.amount ?? null,
    );
    expect(again).toEqual(['10', null, null, null, null, '10', null, null]);
  });

  it('without a time are in the last group, and with one under their day', () => {
    const raw = [
      { ...SENT, timestamp: undefined },
      'no record',
      { ...SENT, id: 'tx-2', fee: null },
    ];
    const days = daysOf(raw as unknown as readonly [], {
      timeZone: 'UTC',
      now: Date.parse('2025-11-21T12:00Z'),
    });
    expect(days.map(({ kind, transactions }) => [kind, transactions.length])).toEqual([
      ['today', 1],
      ['undated', 2],
    ]);
  });

  it('make no recipient known', () => {
    expect(knownRecipients(read({ ...SENT, fee: null }), [], CURRENCY_LIST)).toEqual([]);
  });
});
