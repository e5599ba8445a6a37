import { describe, expect, it } from 'vitest';
import { isUnreadable } from '#src/domain/history/transaction';
import { readBalanceSheet, readPriceUpdate } from '#src/adapters/records/readBalances';
import {
  readHistoryPage,
  readTransaction,
  readTransactions,
} from '#src/adapters/records/readHistory';
import { readQuote, readReceipt } from './readOrders';
import { readUser } from './readUser';
import { UnreadableAnswer } from '#src/adapters/records/unreadable';

const AT = '2025-11-21T10:00:00.000Z';

const LINE = {
  id: 'tx-1',
  type: 'send',
  amount: '12.50',
  currency: 'USD',
  timestamp: AT,
  status: 'completed',
  description: 'Rent',
};

const QUOTE = { price: '1', change24h: '-0.5' };

const MARKET = { usd: QUOTE, eur: QUOTE, gbp: QUOTE, btc: QUOTE, eth: QUOTE, ada: QUOTE };

const WALLET = {
  id: 'main',
  name: 'Main',
  type: 'personal',
  createdAt: AT,
  balances: { usd: '10.00' },
  color: 'tide',
};

const SHEET = { wallets: [WALLET], market: MARKET, at: AT };

const FLIP = { id: 'flip', name: 'Flip', symbol: 'FLP', type: 'crypto', decimals: 3, icon: 'F' };

/** Returns the message of the `UnreadableAnswer` that `read` throws. */
function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableAnswer) return error.message;
  }
  return 'none';
}

describe('a history', () => {
  it('keeps unreadable records at their positions', () => {
    const page = readHistoryPage({ transactions: [LINE, null, { ...LINE, amount: 5 }], next: 'c' });
    expect(page.next).toBe('c');
    expect(
      page.transactions.map((record) => isUnreadable(record) && JSON.parse(record.unreadable)),
    ).toEqual([false, null, { ...LINE, amount: 5 }]);
  });

  it('ignores unknown fields, also one with the name `unreadable`', () => {
    expect(readTransaction({ ...LINE, risk: 3, unreadable: 'x' })).toStrictEqual(LINE);
    expect(readTransactions([{ ...LINE, unreadable: 'x' }])).toStrictEqual([LINE]);
  });

  it('keeps the whole text of an unreadable record, with unknown fields', () => {
    const given = { number: 7, total: '1', unreadable: 'x' };
    expect(readTransaction(given)).toMatchObject({ unreadable: JSON.stringify(given, null, 2) });
  });

  it('has the credited side of an exchange and the parts of its description', () => {
    const exchange = {
      ...LINE,
      type: 'exchange',
      received: '11.50',
      receivedCurrency: 'EUR',
      made: 'exchanged',
    };
    expect(readTransaction(exchange)).toStrictEqual(exchange);
  });

  it.each([
    [{ next: null }, 'transactions is missing'],
    [{ transactions: {}, next: null }, 'transactions is an object'],
    [{ transactions: [] }, 'next is missing'],
    [{ transactions: [], next: 4 }, 'next is a number'],
    [null, 'it is null'],
    [[], 'transactions is missing'],
  ])('is rejected with the path of the error: %j', (page, problem) => {
    expect(problemOf(() => readHistoryPage(page))).toBe(
      `The history of the back end cannot be read: ${problem}`,
    );
  });
});

describe('a balance sheet', () => {
  it('is read, and its unknown fields are ignored', () => {
    expect(readBalanceSheet({ ...SHEET, version: 3 })).toEqual(SHEET);
    const own = { ...SHEET, currencies: [FLIP], market: { flip: QUOTE } };
    expect(readBalanceSheet(own)).toEqual(own);
  });

  it('may lack the price of a currency', () => {
    const sheet = { ...SHEET, currencies: [FLIP], market: { usd: QUOTE } };
    expect(readBalanceSheet(sheet)).toEqual(sheet);
  });

  it('replaces an unknown gradient by the first gradient', () => {
    const sheet = readBalanceSheet({ ...SHEET, wallets: [{ ...WALLET, color: 'mauve' }] });
    expect(sheet.wallets[0]?.color).toBe('evergreen');
  });

  it('may have a currency with a hundred decimals', () => {
    const currencies = [{ ...FLIP, decimals: 100 }];
    expect(readBalanceSheet({ ...SHEET, currencies, market: { flip: QUOTE } })).toMatchObject({
      currencies,
    });
  });

  const withCurrency = (more: object) => ({ ...SHEET, currencies: [{ ...FLIP, ...more }] });
  const withBalance = (usd: unknown) => ({ ...SHEET, wallets: [{ ...WALLET, balances: { usd } }] });

  it.each([
    [withBalance(10), 'wallets.0.balances.usd is a number'],
    [withBalance(null), 'wallets.0.balances.usd is null'],
    [withBalance('10,00'), 'wallets.0.balances.usd is a string'],
    [withBalance('1e400'), 'wallets.0.balances.usd is a string'],
    [{ ...SHEET, wallets: [] }, 'wallets is a list'],
    [{ ...SHEET, wallets: [WALLET, WALLET] }, 'wallets has two of the same id'],
    [
      { ...SHEET, market: { ...MARKET, usd: { ...QUOTE, price: '0.00' } } },
      'market.usd.price is not above zero',
    ],
    [
      { ...SHEET, market: { ...MARKET, usd: { ...QUOTE, price: 1 } } },
      'market.usd.price is a number',
    ],
    [withCurrency({ decimals: 2.5 }), 'currencies.0.decimals is a number'],
    [withCurrency({ decimals: 101 }), 'currencies.0.decimals is more than 100'],
    [withCurrency({ iso: 'EURO' }), 'currencies.0.iso is not a code of ISO 4217'],
    [withCurrency({ iso: '1EUR' }), 'currencies.0.iso is not a code of ISO 4217'],
    [{ ...SHEET, currencies: [FLIP, FLIP] }, 'currencies has two of the same id'],
    [
      { ...SHEET, currencies: [FLIP, { ...FLIP, id: 'flop' }] },
      'currencies has two of the same symbol',
    ],
    [{ ...SHEET, at: 'now' }, 'at is not a time in ISO 8601'],
    [{ ...SHEET, at: '+002025-11-21T10:00:00Z' }, 'at is not a time in ISO 8601'],
    [{ ...SHEET, at: '2025-13-40T10:00:00Z' }, 'at is not a time in ISO 8601'],
  ])('is rejected with the path of the error and without the value %#', (sheet, problem) => {
    expect(problemOf(() => readBalanceSheet(sheet))).toBe(
      `The balance sheet of the back end cannot be read: ${problem}`,
    );
  });
});

describe('the other answers', () => {
  it('are read', () => {
    const quote = { rate: '0.92', received: '9.2', expiresAt: AT, id: 'q' };
    expect(readQuote(quote)).toEqual(quote);
    expect(readQuote(null)).toBeNull();
    const receipt = { transaction: LINE, balances: { usd: '1' } };
    expect(readReceipt(receipt)).toEqual(receipt);
    expect(readReceipt({ ...receipt, transaction: 7 }).transaction).toMatchObject({
      unreadable: '7',
    });
    expect(readPriceUpdate({ market: { usd: QUOTE }, at: AT })).toEqual({
      market: { usd: QUOTE },
      at: AT,
    });
  });

  it('may have a user with an invalid picture or invalid flags', () => {
    const user = { id: 'u', name: 'Alex Morgan', email: 'demo@florin.example' };
    expect(readUser({ ...user, avatar: 5, isVerified: 'yes' })).toEqual({
      ...user,
      avatar: null,
      isVerified: false,
      biometricEnabled: false,
      twoFactorEnabled: false,
    });
  });

  it.each([
    ['quote', () => readQuote({ rate: '0', expiresAt: AT }), 'rate is not above zero'],
    ['quote', () => readQuote({ rate: '1', expiresAt: AT, received: 9 }), 'received is a number'],
    [
      'receipt',
      () => readReceipt({ transaction: LINE, balances: { usd: 1 } }),
      'balances.usd is a number',
    ],
    [
      'price update',
      () => readPriceUpdate({ market: { usd: null }, at: AT }),
      'market.usd is null',
    ],
    ['user', () => readUser({ id: 'u' }), 'name is missing'],
    ['user', () => readUser({ id: '' }), 'id is empty'],
    ['history', () => readTransactions({}), 'it is an object'],
  ])('are rejected with the path of the error: the %s %#', (what, read, problem) => {
    expect(problemOf(read)).toBe(`The ${what} of the back end cannot be read: ${problem}`);
  });

  it('are rejected with a named error', () => {
    expect(() => readUser(null)).toThrow(expect.objectContaining({ name: 'UnreadableAnswer' }));
  });

  it.each([
    ['1', '1'],
    ['0.5', '0.5'],
    ['1e12', '1000000000000'],
    ['1E-7', '0.0000001'],
    ['5e+1', '50'],
    ['007.50', '7.50'],
    ['9'.repeat(36), '9'.repeat(36)],
  ])('may have the price %s, which is read as %s', (given, rate) => {
    expect(readQuote({ rate: given, expiresAt: AT })).toEqual({ rate, expiresAt: AT });
  });

  it.each(['0', '-1', '-0.5', '0e12', '0E-7', '0.00'])('have no price like %s', (rate) => {
    expect(problemOf(() => readQuote({ rate, expiresAt: AT }))).toContain('is not above zero');
  });

  it.each(['9'.repeat(37), '1e36', '1e123', '1exx', 'x1', ''])(
    'have no decimal text like %s',
    (rate) => {
      expect(problemOf(() => readQuote({ rate, expiresAt: AT }))).toContain('is a string');
    },
  );
});
