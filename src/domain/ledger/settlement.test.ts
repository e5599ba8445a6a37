import { describe, expect, it, vi } from 'vitest';
import { exchange, send } from '../../testing/orders';
import { idsIn, MORNING, personalIn, rentRecord } from '../../testing/records';
import { accepted } from '../../testing/run';
import { isUnreadable, type Transaction } from '../history/transaction';
import { placeOrder, type Order } from './ledger';
import { settleByReceipt, withRecord } from './settlement';

const FIRST = rentRecord('first', '2026-03-14T09:10:00.000Z');
const SECOND = rentRecord('second', '2026-03-14T09:11:00.000Z');

describe('a receipt', () => {
  const pending = accepted(
    placeOrder(accepted(placeOrder(MORNING, 'a', send('47.32'))), 'b', send('100')),
  );

  it("moves the amount of the order, and adds the back end's record", () => {
    const after = settleByReceipt(pending, 'a', FIRST);
    expect(personalIn(after).balances.usd).toBe('2800');
    expect(personalIn(after).transactions[0]).toBe(FIRST);
    expect(after.pending.map(({ id }) => id)).toEqual(['b']);
    expect(after.settled).toEqual(['a']);
  });

  it.each([
    ['in order', ['a', 'b']],
    ['in the other order', ['b', 'a']],
  ] as const)('and a second receipt, %s, have the same result', (_name, order) => {
    const receipts = { a: FIRST, b: SECOND };
    const after = order.reduce((state, id) => settleByReceipt(state, id, receipts[id]), pending);
    expect(personalIn(after).balances.usd).toBe('2700');
    expect(idsIn(after).slice(0, 2)).toEqual(['second', 'first']);
  });

  it('changes no other wallet, and is above a record of the same time', () => {
    const after = settleByReceipt(pending, 'a', FIRST);
    expect(after.wallets.slice(1)).toEqual(MORNING.wallets.slice(1));
    const twin = rentRecord('twin', FIRST.timestamp);
    const both = settleByReceipt(after, 'b', twin);
    expect(idsIn(both).slice(0, 2)).toEqual(['twin', 'first']);
  });

  it('with a known record adds no record, and an old record is added at the end', () => {
    const { transactions } = personalIn(MORNING);
    const known = transactions[3];
    if (!known) throw new Error('There are more lines');
    const again = settleByReceipt(pending, 'a', known);
    expect(idsIn(again)).toEqual(idsIn(MORNING));
    // The balances were read after the order was executed, so they do not change again.
    expect(personalIn(again).balances).toEqual(personalIn(MORNING).balances);
    expect([again.pending.map(({ id }) => id), again.settled]).toEqual([['b'], ['a']]);
    const old = rentRecord('old', '2001-01-01T00:00:00.000Z');
    const after = settleByReceipt(pending, 'a', old);
    expect(idsIn(after)).toEqual([...idsIn(MORNING), 'old']);
  });

  it('is compared with the history of its wallet', () => {
    const [, business] = MORNING.wallets;
    const known = business?.transactions[0];
    if (!known) throw new Error('There is a transaction');
    const active = { ...MORNING, activeWalletId: 'business' };
    const placed = accepted(placeOrder(active, 'a', send('47.32')));
    expect(settleByReceipt(placed, 'a', known).wallets).toEqual(MORNING.wallets);
  });

  it('is not added to a history that contains its record', () => {
    const history = [SECOND, FIRST];
    expect(withRecord(history, { ...FIRST })).toBe(history);
  });

  it('is applied once', () => {
    const once = settleByReceipt(pending, 'a', FIRST);
    expect(settleByReceipt(once, 'a', FIRST)).toBe(once);
  });

  const EXCHANGE = {
    id: 'x',
    type: 'exchange',
    amount: '100',
    currency: 'USD',
    received: '92',
    receivedCurrency: 'EUR',
    timestamp: '2026-03-14T09:12:00.000Z',
    status: 'completed',
    description: 'Exchanged',
  } as const;

  it.each<[string, Order, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['of the order', send('47.32'), {}, []],
    ['without a type', send('47.32'), { type: undefined }, []],
    ['of another type', send('47.32'), { type: 'receive' }, ['type']],
    ['without an amount', send('47.32'), { amount: undefined }, []],
    ['of another amount', send('47.32'), { amount: '47.33' }, ['amount']],
    ['of the same amount with more digits', send('47.32'), { amount: '47.320' }, []],
    ['without a currency', send('47.32'), { currency: undefined }, []],
    ['of another currency', send('47.32'), { currency: 'EUR' }, ['currency']],
    ['to the recipient', send('47.32'), { toAddress: 'ann@example.com' }, []],
    ['to another recipient', send('47.32'), { toAddress: 'bob@example.com' }, ['toAddress']],
    ['of an exchange', exchange('100', 'usd', 'eur'), EXCHANGE, []],
    [
      'without a received amount',
      exchange('100', 'usd', 'eur'),
      { ...EXCHANGE, received: undefined },
      [],
    ],
    [
      'of another received amount',
      exchange('100', 'usd', 'eur'),
      { ...EXCHANGE, received: '92.01' },
      ['received'],
    ],
    [
      'of an exchange with a recipient',
      exchange('100', 'usd', 'eur'),
      { ...EXCHANGE, toAddress: 'bob@example.com' },
      [],
    ],
  ])('with a record %s', (_what, order, fields, contradictions) => {
    const report = vi.fn();
    const record = { ...FIRST, ...fields } as Transaction;
    const state = accepted(placeOrder(MORNING, 'a', order));
    const [newest] = personalIn(settleByReceipt(state, 'a', record, report)).transactions;
    expect(report.mock.calls).toEqual(contradictions.length === 0 ? [] : [[contradictions]]);
    expect(newest !== undefined && isUnreadable(newest)).toBe(contradictions.length > 0);
  });
});
