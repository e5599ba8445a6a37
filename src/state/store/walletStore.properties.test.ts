import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { action, Run, type Action } from '../../testing/interleaving';

/** Runs the actions one after the other, calls `look` after each, and waits until no order is pending. */
async function runAll(
  actions: readonly Action[],
  look: (run: Run) => void = () => undefined,
): Promise<Run> {
  const run = new Run();
  for (const next of actions) {
    await run.do(next);
    look(run);
  }
  await run.pass(2_000);
  look(run);
  return run;
}

function forEveryInterleaving(check: (actions: readonly Action[]) => Promise<void>): Promise<void> {
  const actions = fc.array(action, { minLength: 10, maxLength: 50, size: 'max' });
  return fc.assert(fc.asyncProperty(actions, check), { numRuns: 120 });
}

describe('for any sequence of orders, switches, new wallets, price ticks and time', () => {
  it('nothing is overdrawn, and no money is created or lost except by the rates of exchanges', () =>
    forEveryInterleaving(async (actions) => {
      await runAll(actions, (run) => {
        expect(run.wrongBalances()).toEqual([]);
        expect(run.countsAreRight()).toBe(true);
      });
    }));

  it('every accepted order is settled exactly once, and no other order is settled', () =>
    forEveryInterleaving(async (actions) => {
      const run = await runAll(actions);
      expect(await Promise.all(run.answers)).toEqual(run.expected);
      const { wallets, pending } = run.store.getState().data;
      expect(pending.filter(({ inDoubt }) => !inDoubt)).toEqual([]);
      const lengths = new Map(run.world.start.wallets.map((w) => [w.id, w.transactions.length]));
      const written = wallets.map(({ id, transactions }) => [
        id,
        transactions.length - (lengths.get(id) ?? 0),
      ]);
      expect(written).toEqual(wallets.map(({ id }) => [id, run.model.settled(id)]));
    }));

  it('every list is newest first, and no transaction or wallet shares its id', () =>
    forEveryInterleaving(async (actions) => {
      const { wallets } = (await runAll(actions)).store.getState().data;
      for (const { transactions } of wallets) {
        const moments = transactions.map(({ timestamp = '' }) => Date.parse(timestamp));
        expect(moments).toEqual(moments.toSorted((a, b) => b - a));
      }
      const ids = wallets.flatMap(({ transactions }) => transactions.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length);
    }));
});
