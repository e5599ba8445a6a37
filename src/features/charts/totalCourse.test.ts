import { describe, expect, it } from 'vitest';
import type { Holding } from './totalCourse';
import { totalCourse } from './totalCourse';
import type { HistoryRecord, Transaction } from '../../domain/history/transaction';

const at = (time: string) => Date.parse(`2026-03-14T${time}:00.000Z`);

const DOLLARS: Holding = {
  symbol: 'USD',
  balance: '100.1',
  prices: [{ at: at('00:00'), price: '1' }],
};

const BITCOIN: Holding = {
  symbol: 'BTC',
  balance: '0.3',
  prices: [
    { at: at('09:00'), price: '40000' },
    { at: at('10:00'), price: '50000.5' },
    { at: at('11:00'), price: '60000' },
  ],
};

const moved = (time: string, rest: Partial<Transaction>): Transaction => ({
  id: time,
  type: 'send',
  amount: '50',
  currency: 'USD',
  timestamp: new Date(at(time)).toISOString(),
  status: 'completed',
  description: '',
  ...rest,
});

const HOURS = ['09:30', '10:30', '11:30'].map(at);

const courseOf = (...transactions: HistoryRecord[]) =>
  totalCourse([DOLLARS, BITCOIN], transactions, HOURS);

describe('the total of a wallet over time', () => {
  it('follows the prices', () => {
    expect(courseOf()).toEqual(['12100.1', '15100.25', '18100.1']);
  });

  it.each<Partial<Transaction>>([
    { type: 'send' },
    { type: 'purchase' },
    { type: 'card-fee', direction: 'out' },
  ])('includes money that was sent later, and its fee: %o', (rest) => {
    const course = courseOf(moved('11:00', { ...rest, fee: '0.2' }));
    expect(course).toEqual(['12150.3', '15150.45', '18100.1']);
  });

  it.each<Partial<Transaction>>([{ type: 'receive' }, { type: 'card-refund', direction: 'in' }])(
    'excludes later income: %o',
    (rest) => {
      const course = courseOf(moved('10:00', { ...rest, amount: '0.1', currency: 'BTC' }));
      expect(course).toEqual(['8100.1', '15100.25', '18100.1']);
    },
  );

  it('includes both sides of a later exchange', () => {
    const exchange: Partial<Transaction> = {
      type: 'exchange',
      amount: '4000',
      received: '0.1',
      receivedCurrency: 'BTC',
    };
    expect(courseOf(moved('10:00', exchange))).toEqual(['12100.1', '15100.25', '18100.1']);
  });

  it.each<Partial<Transaction>>([{ status: 'pending' }, { status: 'failed' }, { type: 'airdrop' }])(
    'does not count %o',
    (rest) => {
      expect(courseOf(moved('11:00', rest))).toEqual(courseOf());
    },
  );

  it('does not count a transaction with an amount that could not be read', () => {
    const { amount: _, ...others } = moved('11:00', {});
    expect(courseOf({ ...others, unread: { amount: '5o' } })).toEqual(courseOf());
  });

  it('is never below zero if the history is incomplete', () => {
    const course = courseOf(moved('11:00', { type: 'receive', amount: '900' }));
    expect(course).toEqual(['12000', '15000.15', '18100.1']);
  });
});
