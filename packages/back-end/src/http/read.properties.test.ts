import { ThemeProvider } from '@mui/material/styles';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TransactionDetails } from '#src/components/payments/history/TransactionDetails/TransactionDetails';
import { TransactionList } from '#src/components/payments/history/TransactionList';
import { toCsv } from '#src/domain/history/csv';
import { CURRENCY_LIST } from '#src/domain/currency/currency';
import { filterTransactions, leftOutOf, movedIn } from '#src/domain/history/history';
import { daysOf } from '#src/domain/history/historyDays';
import type { Transaction } from '#src/domain/history/transaction';
import { createFlorinTheme } from '#src/theme/theme';
import { readBalanceSheet } from '#src/adapters/records/readBalances';
import { readTransactions } from '#src/adapters/records/readHistory';
import { UnreadableAnswer } from '#src/adapters/records/unreadable';

/*
 * Tests the functions that read records with hostile records: fields of any type, texts of any length, invalid numbers,
 * and values that are not records.
 */

const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });

const field = <Value>(sound: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: anything });

const record = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        id: field(fc.constantFrom('a', 'b', '')),
        type: field(fc.constantFrom('send', 'receive', 'stake', '__proto__')),
        amount: field(fc.constantFrom('12.5', '0', '-1', '1e-7', '1e999', 'NaN', '9'.repeat(300))),
        currency: field(fc.constantFrom('USD', 'BTC', 'XX', '')),
        timestamp: field(fc.constantFrom('2025-11-21T10:00:00.000Z', 'never', '', '9999-99-99')),
        status: field(fc.constantFrom('completed', 'pending', 'failed', 'toString')),
        fee: field(fc.constantFrom('0.1', null, { amount: '1', currency: 'EUR' })),
        description: field(fc.string({ unit: 'binary' })),
        fromAddress: field(fc.string()),
        toAddress: field(fc.string()),
        unreadable: anything,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: anything },
);

const records = fc.array(record, { maxLength: 8 });

const theme = createFlorinTheme();

const HEADINGS = new Proxy({}, { get: () => 'heading' }) as Parameters<typeof toCsv>[1];

const CALENDAR = { timeZone: 'UTC', now: Date.parse('2025-11-21T12:00Z') };

const onServer = (content: Parameters<typeof ThemeProvider>[0]['children']) =>
  renderToString(createElement(ThemeProvider, { theme }, content));

it('random records can be read, summed, grouped, written into a file and shown', () => {
  fc.assert(
    fc.property(records, fc.boolean(), (values, hidden) => {
      const transactions = readTransactions(values);
      expect(transactions).toHaveLength(values.length);
      expect(new Set(transactions.map(({ id }) => id)).size).toBe(values.length);
      expect(readTransactions(values)).toEqual(transactions);
      const days = daysOf(transactions, CALENDAR);
      expect(days.flatMap((day) => day.transactions)).toHaveLength(values.length);
      movedIn(transactions, CURRENCY_LIST);
      expect(leftOutOf(transactions)).toBeLessThanOrEqual(values.length);
      filterTransactions(transactions, { query: '5' }, { currencies: CURRENCY_LIST });
      expect(toCsv(transactions, HEADINGS)).toContain('heading');
      for (const list of [transactions, values as readonly Transaction[]]) {
        const page = onServer(createElement(TransactionList, { transactions: list, hidden }));
        expect(page.match(/<li/g) ?? []).toHaveLength(values.length);
      }
      for (const transaction of transactions)
        onServer(
          createElement(TransactionDetails, { transaction, hidden, onCopy: () => undefined }),
        );
    }),
    { numRuns: 60 },
  );
});

it('a random balance sheet is read, or rejected with the path of the error', () => {
  const balances = fc.dictionary(fc.string(), field(fc.constantFrom('1', '0.5')));
  const sheet = fc.record({ wallets: fc.array(fc.record({ id: fc.string(), balances })) });
  fc.assert(
    fc.property(fc.oneof(sheet, anything), (value) => {
      try {
        readBalanceSheet(value);
      } catch (cause) {
        expect(cause).toBeInstanceOf(UnreadableAnswer);
      }
    }),
  );
});
