import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { orderAgain } from './orderAgain';
import type { Transaction } from '../../domain/history/transaction';

const SENT: Transaction = {
  id: 'personal-5',
  type: 'send',
  amount: '0.005',
  currency: 'BTC',
  toAddress: 'bc1q',
  timestamp: '2026-03-13T09:26:53.000Z',
  status: 'completed',
  fee: '0.0001',
  description: 'Hardware wallet',
};

const again = (changes: Partial<Transaction> = {}) =>
  orderAgain({ ...SENT, ...changes }, CURRENCY_LIST);

describe('the order that repeats a payment', () => {
  it('has the recipient, the amount without its fee, the currency and the description', () => {
    expect(again()).toEqual({
      recipient: 'bc1q',
      amount: '0.005',
      currency: 'btc',
      description: 'Hardware wallet',
    });
  });

  it('omits a description that the wallet generated', () => {
    expect(again({ description: 'Sent to bc1q' })?.description).toBe('');
    expect(again({ description: 'Sent to bc1p' })?.description).toBe('Sent to bc1p');
    expect(again({ description: 'Gesendet an bc1q', made: 'sent' })?.description).toBe('');
  });

  it('has no invisible characters in its description', () => {
    expect(again({ description: '\u0000=1+1\u202E' })?.description).toBe('=1+1');
  });

  it.each(['pending', 'failed', 'in review'])('also exists for the status %s', (status) => {
    expect(again({ status })).not.toBeNull();
  });

  it.each(['receive', 'exchange', 'purchase', 'refund'])('is null for a %s', (type) => {
    expect(again({ type })).toBeNull();
  });

  it('is null if there is no recipient, or if the currency is unknown', () => {
    const { toAddress: _, ...withoutRecipient } = SENT;
    expect(orderAgain(withoutRecipient, CURRENCY_LIST)).toBeNull();
    expect(again({ currency: 'XTS' })).toBeNull();
  });
});
