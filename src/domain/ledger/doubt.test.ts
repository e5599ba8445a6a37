import { describe, expect, it } from 'vitest';
import { send, exchange } from '../../testing/orders';
import { doubtAbout, doubtOrder, isSameRecipient, ordersInDoubt, settleFoundDoubts } from './doubt';
import { placeOrder, walletById, type Order, type SendOrder } from './ledger';
import { sampleWorld } from '../demo/sampleWorld';
import { unreadableOf } from '../history/readRecords';
import type { HistoryRecord, Transaction } from '../history/transaction';

const START = sampleWorld(Date.parse('2026-03-14T09:00:00.000Z'));

const to = (amount: SendOrder['amount'], description?: string): SendOrder => ({
  ...send(amount),
  recipient: 'bob@example.com',
  ...(description !== undefined && { description }),
});

/** Returns the sample wallets with orders whose results are unknown. Their keys are `key-0`, `key-1` and so on. */
const doubting = (...orders: Order[]) =>
  orders.reduce((state, order, at) => {
    const placed = placeOrder(state, `key-${at}`, order);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return doubtOrder(placed.value, `key-${at}`);
  }, START);

const line = (changes: Partial<Transaction> = {}): Transaction => ({
  id: 'new',
  type: 'send',
  amount: '47.32',
  currency: 'USD',
  toAddress: 'bob@example.com',
  timestamp: '2026-03-14T09:10:00.000Z',
  status: 'completed',
  description: 'Sent to bob@example.com',
  ...changes,
});

const left = (state: typeof START, lines: readonly HistoryRecord[]) =>
  ordersInDoubt(settleFoundDoubts(state, 'personal', lines).pending).map(({ id }) => id);

describe('a doubt', () => {
  it.each<[string, Partial<Transaction>]>([
    ['its line', {}],
    ['its line, whose amount is written differently', { amount: '47.320' }],
    ['its line that failed, which is an answer', { status: 'failed' }],
  ])('ends with %s in the history', (_name, changes) => {
    const state = doubting(to('47.32'));
    expect(left(state, [line(changes)])).toEqual([]);
    expect(settleFoundDoubts(state, 'personal', [line(changes)]).settled).toEqual(['key-0']);
  });

  it.each<[string, Partial<Transaction>]>([
    ['another amount', { amount: '47.33' }],
    ['another currency', { currency: 'EUR' }],
    ['another recipient', { toAddress: 'rob@example.com' }],
    ['nobody', { toAddress: undefined as never }],
    ['another kind', { type: 'receive' }],
  ])('remains with a line of %s', (_name, changes) => {
    expect(left(doubting(to('47.32')), [line(changes)])).toEqual(['key-0']);
  });

  it('remains until the history of its wallet is loaded', () => {
    const state = { ...doubting(to('47.32')), older: { personal: null } };
    expect(left(state, [line()])).toEqual(['key-0']);
    expect(left({ ...state, older: { business: null } }, [line()])).toEqual([]);
  });

  it('ends with a record whose description differs only in blanks around it', () => {
    expect(left(doubting(to('47.32', ' Rent ')), [line({ description: 'Rent' })])).toEqual([]);
    expect(left(doubting(to('47.32', 'Rent')), [line({ description: ' Rent ' })])).toEqual([]);
  });

  it('is one order, and no other pending order', () => {
    const both = [to('47.32'), to('12')].reduce((state, order, at) => {
      const placed = placeOrder(state, `key-${at}`, order);
      if (!placed.ok) throw new Error(placed.refusal.kind);
      return placed.value;
    }, START);
    expect(ordersInDoubt(doubtOrder(both, 'key-1').pending).map(({ id }) => id)).toEqual(['key-1']);
  });

  it('is about the same payment, and about no exchange of the same amount', () => {
    const state = doubting(to('47.32'));
    expect(doubtAbout(state, { ...to('47.320'), description: 'Rent' })?.id).toBe('key-0');
    expect(doubtAbout(state, { ...to('47.32'), recipient: ' BOB@example.com' })?.id).toBe('key-0');
    expect(doubtAbout(state, { ...to('47.32'), recipient: 'rob@example.com' })).toBeUndefined();
    const other = exchange('47.32', 'usd', 'eur');
    expect(doubtAbout(state, other)).toBeUndefined();
    const exchanged = doubting(other);
    expect(doubtAbout(exchanged, other)?.id).toBe('key-0');
    expect(doubtAbout(exchanged, to('47.32'))).toBeUndefined();
    expect(doubtAbout({ ...state, activeWalletId: 'business' }, to('47.32'))).toBeUndefined();
  });

  it('ignores the case of a recipient, also of letters without a single capital letter', () => {
    expect(isSameRecipient('Bob@example.com', 'bob@EXAMPLE.com')).toBe(true);
    expect(isSameRecipient('stra\u00DFe@example.com', 'strasse@example.com')).toBe(false);
  });

  it('remains if the record is unreadable', () => {
    expect(left(doubting(to('47.32')), [unreadableOf(line())])).toEqual(['key-0']);
  });

  it('remains if the record was known before, or belongs to another wallet', () => {
    const state = doubting(to('47.32'));
    const [wallet, ...others] = state.wallets;
    if (!wallet) throw new Error('There is a wallet');
    const known = { ...wallet, transactions: [line(), ...wallet.transactions] };
    expect(left({ ...state, wallets: [known, ...others] }, [line()])).toEqual(['key-0']);
    expect(settleFoundDoubts(state, 'business', [line()])).toBe(state);
    // The other way round, a record of the personal wallet is new in the history of another wallet.
    const inBusiness = state.pending.map((pending) => ({ ...pending, walletId: 'business' }));
    const both = { ...state, wallets: [known, ...others], pending: inBusiness };
    expect(settleFoundDoubts(both, 'business', [line()]).settled).toEqual(['key-0']);
  });

  it('ends with exactly one record, preferably the record with its description', () => {
    const state = doubting(to('47.32'), to('47.32', 'Lunch'), to('47.32', 'Dinner'));
    expect(left(state, [line({ description: 'Dinner' })])).toEqual(['key-0', 'key-1']);
    expect(left(state, [line()])).toEqual(['key-1', 'key-2']);
    expect(left(state, [line(), line({ id: 'other', description: 'Lunch' })])).toEqual(['key-2']);
  });

  it('of an exchange ends with its record', () => {
    const state = doubting(exchange('3.03', 'usd', 'eur'));
    expect(left(state, [line({ type: 'exchange', amount: '3.03' })])).toEqual([]);
  });

  it('keeps its hold until it ends', () => {
    const state = doubting(to('47.32'));
    expect(walletById(state, 'personal').balances.usd).toBe('2847.32');
    expect(state.pending).toHaveLength(1);
  });
});
