import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../testing/commands';
import { activeWallet, availableBalance } from './ledger';
import { sampleWorld } from '../demo/sampleWorld';
import { unitsIn, write } from '../../testing/bigintOracle';
import { deepFreeze } from '../../testing/deepFreeze';
import { exchange, place, send, settle } from '../../testing/orders';
import { run } from '../../testing/run';

const world = deepFreeze(sampleWorld(Date.parse('2025-11-21T09:00:00.000Z')));

const order = fc
  .record({
    cents: fc.bigInt({ min: 1n, max: 200_000n }),
    kind: fc.constantFrom('send', 'exchange'),
    /** Orders are settled in ascending order of their ranks. */
    rank: fc.nat(),
  })
  .map(({ cents, kind, rank }) => {
    const amount = write({ units: cents, places: 2 });
    return { cents, rank, order: kind === 'send' ? send(amount) : exchange(amount, 'usd', 'gbp') };
  });

describe('orders that overlap', () => {
  it('never overdraw the balance if they are accepted, in whatever sequence they are settled', () => {
    fc.assert(
      fc.property(fc.array(order, { minLength: 2, maxLength: 12 }), (orders) => {
        let state = world;
        const accepted = orders.filter((next, index) => {
          const result = apply(state, place(String(index), next.order));
          if (result.ok) state = deepFreeze(result.value);
          return result.ok;
        });
        const spent = accepted.reduce((total, { cents }) => total + cents, 0n);
        expect(spent <= 284_732n).toBe(true);
        expect(unitsIn(availableBalance(state, 'usd'), 2)).toBe(284_732n - spent);

        const line = orders.map(({ rank }, index) => ({ rank, id: String(index) }));
        const after = run(
          state,
          ...line.toSorted((a, b) => a.rank - b.rank).map(({ id }) => settle(id)),
        );
        expect(unitsIn(activeWallet(after).balances.usd ?? '', 2)).toBe(284_732n - spent);
        expect(activeWallet(after).transactions).toHaveLength(8 + accepted.length);
        expect(after.pending).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('are refused as soon as the balance is not sufficient', () => {
    const state = run(world, place('a', send('1500')), place('b', send('1347.32')));
    expect(apply(state, place('c', send('0.01'))).ok).toBe(false);
    expect(apply(state, place('c', exchange('1', 'usd', 'eur'))).ok).toBe(false);
    expect(apply(state, place('c', exchange('1', 'eur', 'usd'))).ok).toBe(true);
  });

  it('cannot spend the credit of a pending exchange', () => {
    const state = run(world, place('a', exchange('1000', 'usd', 'btc')));
    const all = send('0.17723', { currency: 'btc' });
    expect(apply(state, place('b', all)).ok).toBe(false);
    expect(apply(run(state, settle('a')), place('b', all)).ok).toBe(true);
  });
});
