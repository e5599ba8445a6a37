import { describe, expect, it } from 'vitest';
import { readBalanceSheet, readPriceUpdate } from './readBalances';
import { readHistoryPage, readTransaction, readTransactions } from './readHistory';
import { readQuote, readReceipt } from './readOrders';
import { readUser } from './readUser';
import { UnreadableAnswer } from './unreadable';

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

/** The place and the problem of an answer that cannot be read. */
function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableAnswer) return error.message;
  }
  return 'none';
}

describe('a history', () => {
  it('has its odd lines among the others', () => {
    const page = readHistoryPage({ transactions: [LINE, null, { ...LINE, amount: 5 }], next: 'c' });
    expect(page.next).toBe('c');
    expect(page.transactions.map(({ odd }) => odd && Object.keys(odd)[0])).toEqual([
      undefined,
      'record',
      'id',
    ]);
  });

  it('leaves out fields that nobody knows, and marks that are not ours', () => {
    expect(readTransaction({ ...LINE, risk: 3, odd: { amount: 'x' } })).toEqual(LINE);
    expect(readTransactions([{ ...LINE, odd: 7 }])).toEqual([LINE]);
  });

  it.each([
    [{ next: null }, 'transactions is missing'],
    [{ transactions: {}, next: null }, 'transactions is an object'],
    [{ transactions: [] }, 'next is missing'],
    [{ transactions: [], next: 4 }, 'next is a number'],
    [null, 'it is null'],
  ])('is refused with the place: %j', (page, problem) => {
    expect(problemOf(() => readHistoryPage(page))).toBe(
      `The history of the back end cannot be read: ${problem}`,
    );
  });
});

describe('a balance sheet', () => {
  it('is read without the fields that nobody knows', () => {
    expect(readBalanceSheet({ ...SHEET, version: 3 })).toEqual(SHEET);
    const own = { ...SHEET, currencies: [FLIP], market: { flip: QUOTE } };
    expect(readBalanceSheet(own)).toEqual(own);
  });

  it('takes the first gradient for one that the theme does not have', () => {
    const sheet = readBalanceSheet({ ...SHEET, wallets: [{ ...WALLET, color: 'mauve' }] });
    expect(sheet.wallets[0]?.color).toBe('evergreen');
  });

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
    [{ ...SHEET, market: { usd: QUOTE } }, 'market.eur is missing'],
    [{ ...SHEET, currencies: [FLIP] }, 'market.flip is missing'],
    [{ ...SHEET, currencies: [{ ...FLIP, decimals: 2.5 }] }, 'currencies.0.decimals is a number'],
    [{ ...SHEET, at: 'now' }, 'at is not a moment of ISO 8601'],
  ])('is refused with the place, and without a value %#', (sheet, problem) => {
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
    expect(readReceipt({ ...receipt, transaction: 7 }).transaction.odd?.record).toBe('7');
    expect(readPriceUpdate({ market: { usd: QUOTE }, at: AT })).toEqual({
      market: { usd: QUOTE },
      at: AT,
    });
  });

  it('have a user whose picture and flags may be odd', () => {
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
    [() => readQuote({ rate: '0', expiresAt: AT }), 'rate is not above zero'],
    [() => readQuote({ rate: '1', expiresAt: AT, received: 9 }), 'received is a number'],
    [() => readReceipt({ transaction: LINE, balances: { usd: 1 } }), 'balances.usd is a number'],
    [() => readPriceUpdate({ market: { usd: null }, at: AT }), 'market.usd is null'],
    [() => readUser({ id: 'u' }), 'name is missing'],
  ])('are refused with the place %#', (read, problem) => {
    expect(problemOf(read)).toContain(`cannot be read: ${problem}`);
  });
});
