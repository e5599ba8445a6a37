import { describe, expect, it } from 'vitest';
import type { Transaction } from './transaction';
import { arrivedPartOf, recentTransactions, signOf } from './transaction';

function transactions(count: number): Transaction[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    type: 'send',
    amount: '1',
    currency: 'USD',
    timestamp: '2025-11-21T10:00:00.000Z',
    status: 'completed',
    description: 'Sent',
  }));
}

describe('recent transactions', () => {
  it('are the first ten of a longer list', () => {
    expect(recentTransactions(transactions(12)).map(({ id }) => id)).toEqual([
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
    ]);
  });

  it('are all transactions of a shorter list', () => {
    expect(recentTransactions(transactions(10))).toHaveLength(10);
    expect(recentTransactions(transactions(2)).map(({ id }) => id)).toEqual(['2', '1']);
    expect(recentTransactions([])).toEqual([]);
  });
});

describe('the sign of an amount', () => {
  it.each([
    ['receive', '+'],
    ['send', '-'],
    ['exchange', '-'],
    ['purchase', '-'],
  ] as const)('of a transaction of type %s is %s', (type, sign) => {
    expect(signOf(type)).toBe(sign);
  });
});

describe('the part that has arrived', () => {
  it.each([
    ['pending', '40', '40'],
    ['failed', '40', '40'],
    ['in review', '40', '40'],
    ['pending', '0', undefined],
    ['pending', undefined, undefined],
    ['completed', '40', undefined],
  ] as const)('of a transaction that is %s with %s is %s', (status, arrived, part) => {
    expect(arrivedPartOf({ status, ...(arrived && { arrived }) })).toBe(part);
  });
});
