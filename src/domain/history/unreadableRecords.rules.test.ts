import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { CURRENCY_LIST } from '../currency/currency';
import { filterTransactions, leftOutOf, movedIn } from './history';
import { daysOf } from './historyDays';
import { choicesOf, NO_FILTERS } from './historyFilters';
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

describe('unreadable parts', () => {
  const records = read(
    SENT,
    { ...SENT, id: 'tx-2', amount: 5 },
    { ...SENT, id: 'tx-3', fee: { amount: '0.10', currency: 'EUR' } },
    { ...SENT, id: 'tx-4', type: null },
    { ...SENT, id: 'tx-5', currency: null },
    { ...SENT, id: 'tx-6', status: 'in review' },
    { ...SENT, id: 'tx-7', status: 'failed', amount: 5 },
    null,
  );

  it('are excluded from sums and counted as left out', () => {
    expect(movedIn(records, CURRENCY_LIST)).toEqual([{ currency: 'USD', in: '0', out: '20' }]);
    expect(leftOutOf(records)).toBe(5);
    expect(leftOutOf(read(SENT))).toBe(0);
  });

  it('of a direction are excluded from sums if the type does not decide', () => {
    const unread = { ...SENT, direction: 'sideways' };
    expect(movedIn(read(unread), CURRENCY_LIST)).toEqual([{ currency: 'USD', in: '0', out: '10' }]);
    expect(leftOutOf(read(unread))).toBe(0);
    const other = read({ ...unread, type: 'card-refund' });
    expect(movedIn(other, CURRENCY_LIST)).toEqual([]);
    expect(leftOutOf(other)).toBe(1);
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

  it('are found by their text, and are not options of a filter', () => {
    const found = (query: string) =>
      filterTransactions(records, { ...NO_FILTERS, query }, { currencies: CURRENCY_LIST });
    expect(found('0.10 eur').map(({ id }) => id)).toEqual(['tx-3']);
    expect(choicesOf(records, CURRENCY_LIST).types).toEqual([
      'receive',
      'send',
      'exchange',
      'purchase',
    ]);
  });

  it('are written unchanged to a file, and not as numbers', () => {
    const names = ['date', 'type', 'direction', 'status', 'description', 'amount'];
    const others = ['currency', 'received', 'receivedCurrency', 'fee', 'from', 'to', 'id'];
    const headings = Object.fromEntries([...names, ...others].map((name) => [name, name]));
    const lines = toCsv(records, headings as unknown as Parameters<typeof toCsv>[1]).split('\r\n');
    expect(lines[2]).toBe(
      '2025-11-21T10:00:00.000Z,send,out,completed,Rent,5 ?,USD,,,,,ana@florin.example,tx-2',
    );
    expect(lines[3]).toContain(',10,USD,,,0.10 EUR ?,');
    expect(lines[4]).toContain('Z,null,,completed,');
    expect(lines[8]).toMatch(/^,,,,null,,,,,,,,odd-/);
  });

  it('are not sent again', () => {
    const again = records.map(
      (transaction) => orderAgain(transaction, CURRENCY_LIST)?.amount ?? null,
    );
    expect(again).toEqual(['10', null, null, null, null, '10', null, null]);
  });

  it('of a time put a record in the last group, and the record has no payment date', () => {
    const raw = [{ ...SENT, timestamp: undefined }, 'no record', { ...SENT, id: 'tx-2' }];
    const days = daysOf(raw as unknown as readonly [], {
      timeZone: 'UTC',
      now: Date.parse('2025-11-21T12:00Z'),
    });
    expect(days.map(({ kind, transactions }) => [kind, transactions.length])).toEqual([
      ['today', 1],
      ['undated', 2],
    ]);
    expect(knownRecipients(read(raw[0]), [], CURRENCY_LIST)).toEqual([
      { recipient: 'ana@florin.example', currency: 'usd' },
    ]);
  });
});
