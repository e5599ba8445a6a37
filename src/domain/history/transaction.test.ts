import { describe, expect, it } from 'vitest';
import {
  arrivedPartOf,
  directionOf,
  movingsOf,
  recentTransactions,
  signOf,
  type Transaction,
} from './transaction';

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
  /** @spec recent-transactions */
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

describe('the direction', () => {
  it.each([
    ['receive', 'in', '+'],
    ['send', 'out', '-'],
    ['exchange', 'out', '-'],
    ['purchase', 'out', '-'],
    ['card-refund', undefined, '-'],
    ['toString', undefined, '-'],
  ] as const)('of a transaction of type %s is %s, and its sign is %s', (type, direction, sign) => {
    expect([directionOf({ type }), signOf({ type })]).toEqual([direction, sign]);
  });

  it.each([
    ['card-refund', 'in', 'in'],
    ['interest', 'out', 'out'],
    ['send', 'in', 'out'],
    ['purchase', 'in', 'out'],
    ['receive', 'out', 'in'],
  ] as const)('of a %s that states %s is %s', (type, direction, own) => {
    expect(directionOf({ type, direction })).toBe(own);
  });

  it('is unknown without a type', () => {
    expect(directionOf({ direction: 'in' })).toBeUndefined();
  });
});

describe('the moved amounts of a record', () => {
  const FACTS = { amount: '5', currency: 'USD', fee: '0.1' } as const;

  it('are its amount and its fee, which is always spent', () => {
    expect(movingsOf({ ...FACTS, type: 'interest', direction: 'in' })).toEqual([
      { currency: 'USD', direction: 'in', amount: '5' },
      { currency: 'USD', direction: 'out', amount: '0.1' },
    ]);
  });

  it('are both sides of an exchange', () => {
    const sides = { received: '4', receivedCurrency: 'EUR' } as const;
    expect(movingsOf({ ...FACTS, ...sides, type: 'exchange' }).at(-1)).toEqual({
      currency: 'EUR',
      direction: 'in',
      amount: '4',
    });
    expect(movingsOf({ ...FACTS, ...sides, type: 'send' })).toHaveLength(2);
  });

  it('are none without a direction', () => {
    expect(movingsOf({ ...FACTS, type: 'interest' })).toEqual([]);
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
