import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../currency/currency';
import { filterTransactions } from './history';
import type { Transaction } from './transaction';
import { LONGEST_INPUT } from '../money/typedNumber';

/** A transaction in which a search can find only an amount, a currency and a description. */
const BASE: Transaction = {
  id: 'a',
  type: 'send',
  amount: '1250.5',
  currency: 'USD',
  timestamp: '2025-11-21T10:00:00.000Z',
  status: 'completed',
  description: 'Rent May',
};

/** Returns whether a search finds a new transaction object, which has no cached texts. */
function isFound(query: string, transaction: Partial<Transaction> = {}): boolean {
  const options = { currencies: CURRENCY_LIST, timeZone: 'UTC' };
  return filterTransactions([{ ...BASE, ...transaction }], { query }, options).length === 1;
}

/** Returns an amount in a notation that another back end may use. */
const ofSource = (amount: string) => ({ amount }) as Pick<Transaction, 'amount'>;

describe('a search for an amount', () => {
  it.each([
    // The number may have a plus or minus before it, and a currency symbol on either side.
    ['$ 1,250.50', '1250.5', true],
    ['1,250.50 $', '1250.5', true],
    ['+1250.5', '1250.5', true],
    [' - 1250.5', '1250.5', true],
    ['12-50', '1250.5', false],
    // Digits of another script match the digits 0 to 9.
    ['٥٠٠', '500', true],
    ['٥٠', '500', true],
    ['٥٠', '7.5', false],
    // Typed zeros after the decimal mark also match an amount without them.
    ['7.500', '7.5', true],
    ['7.00', '7', true],
    ['50', '7.5', false],
    ['7.05', '7.5', false],
    // A mark before exactly three digits may separate thousands or decimals. Otherwise, it is a decimal mark.
    ['12.500', '12500', true],
    ['12.500', '12.5', true],
    ['125.500', '125500', true],
    ['12.50', '1250', false],
    ['1.2505', '12505', false],
    ['1234.567', '1234567', false],
    ['0.125', '125', false],
  ])('%s in %s: %s', (query, amount, is) => {
    expect(isFound(query, ofSource(amount))).toBe(is);
  });

  it.each([
    ['100000', '1.e5', true],
    ['00', '005', false],
    ['.', '5.', false],
    ['50', '1.50', false],
    ['1.50', '1.50', true],
  ])('compares it as a number: %s in %s: %s', (query, amount, is) => {
    expect(isFound(query, ofSource(amount))).toBe(is);
  });
});

describe('a search for words', () => {
  it('ignores which blanks are between and around the words', () => {
    expect(isFound(' may \t rent  ')).toBe(true);
    expect(isFound('may  april')).toBe(false);
  });

  it('finds the name and the address of a contact', () => {
    const transaction = { ...BASE, toAddress: 'rent@example.com' };
    const nameOf = (address: string) =>
      address === 'rent@example.com' ? 'Zoë Landlady' : undefined;
    const find = (query: string) =>
      filterTransactions([transaction], { query }, { currencies: CURRENCY_LIST, nameOf }).length;
    expect(find('zoe')).toBe(1);
    expect(find('landlady 1250.5')).toBe(1);
    expect(find('rent@example.com')).toBe(1);
    expect(find('zoe april')).toBe(0);
    expect(isFound('zoe', transaction)).toBe(false);
  });

  it('finds an amount with its symbol', () => {
    expect(isFound('1250.5 usd')).toBe(true);
    expect(isFound('usd')).toBe(true);
  });

  it('finds accents that are separate characters', () => {
    const spelled = { description: 'Cafe\u0301 Vie\u0323\u0302t' };
    expect(isFound('café việt', spelled)).toBe(true);
    expect(isFound('cafe viet', spelled)).toBe(true);
  });

  it('ignores text beyond the longest input', () => {
    const long = { description: 'x'.repeat(LONGEST_INPUT) };
    expect(isFound(`${'x'.repeat(LONGEST_INPUT)} april`, long)).toBe(true);
    expect(isFound(`${'x'.repeat(LONGEST_INPUT - 6)} april`, long)).toBe(false);
  });
});

describe('a search while amounts are hidden', () => {
  const isFoundHidden = (query: string, transaction: Partial<Transaction> = {}) =>
    filterTransactions(
      [{ ...BASE, ...transaction }],
      { query },
      {
        currencies: CURRENCY_LIST,
        timeZone: 'UTC',
        hidden: true,
        describe: ({ description = '' }) => description.replace('$500', '$••••••'),
      },
    ).length === 1;

  it.each(['1250.5', '1250', '1', '1,250.50 usd', '500', '٥٠٠'])('finds no amount: %s', (query) => {
    expect(isFoundHidden(query, { description: 'Exchanged $500' })).toBe(false);
  });

  it('finds words, symbols, and typed descriptions', () => {
    expect(isFoundHidden('may rent')).toBe(true);
    expect(isFoundHidden('usd')).toBe(true);
    expect(isFoundHidden('77.31', { description: 'Lunch 77.31' })).toBe(true);
  });
});

describe('descriptions in another language', () => {
  it('are found as they are shown, not as they were stored', () => {
    const german = () => 'Miete Mai';
    const french = () => 'Loyer de mai';
    const find = (query: string, shown: () => string) =>
      filterTransactions([BASE], { query }, { currencies: CURRENCY_LIST, describe: shown }).length;
    expect(find('miete', german)).toBe(1);
    expect(find('loyer', french)).toBe(1);
    expect(find('miete', french)).toBe(0);
    expect(find('rent', german)).toBe(0);
  });
});

describe('a range of days', () => {
  it('that has only one end excludes invalid times', () => {
    const options = { currencies: CURRENCY_LIST, timeZone: 'UTC' };
    const broken = [{ ...BASE, timestamp: 'never' }];
    expect(filterTransactions(broken, { query: '', to: '9999-12-31' }, options)).toEqual([]);
  });
});
