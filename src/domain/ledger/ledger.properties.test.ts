import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Command, type CommandRefusal } from '../../testing/commands';
import { availableBalance, type WalletState } from './ledger';
import type { Result } from '../result';
import { sampleWorld } from '../demo/sampleWorld';
import { absolute, minus, order, read, times, write } from '../../testing/bigintOracle';
import { deepFreeze } from '../../testing/deepFreeze';
import { HELD, HELD_IDS } from '../../testing/held';
import { LedgerModel } from '../../testing/ledgerModel';
import { exchange } from '../../testing/orders';

const NOW = Date.parse('2025-11-21T10:00:00.000Z');
const IDS = HELD_IDS;
const initial = deepFreeze(sampleWorld(NOW));

const currency = fc.constantFrom(...IDS);
const orderId = fc.constantFrom(...'abcdefghijkl');

/** Generates amounts: most are a part of the balance, and some are larger, tiny, zero, or negative. */
const money = fc.oneof(
  ...[400n, 1_200n].map((max) =>
    fc.record({ currency, share: fc.bigInt({ min: 1n, max }) }).map(({ currency: of, share }) => {
      const { units, places } = HELD[of];
      return { currency: of, amount: write({ units: (units * share) / 1_000n, places }) };
    }),
  ),
  fc.record({
    currency,
    amount: fc.constantFrom('0', '-1', '0.01', '0.0000001', '0.00000001', '0.000000000000000001'),
  }),
);
const at = fc
  .integer({ min: -600, max: 600 })
  .map((minutes) => new Date(NOW + minutes * 60_000).toISOString());
const move = fc.record({
  price: fc.integer({ min: -5_100, max: 5_100 }),
  change: fc.integer({ min: -2_550, max: 2_550 }),
});

const placed = fc.record({
  type: fc.constant('place' as const),
  id: orderId,
  order: fc.oneof(
    fc
      .record({ money, recipient: fc.constantFrom('rent@example.com', 'a', 'b', 'c', '  ') })
      .map(({ money: what, recipient }) => ({ kind: 'send' as const, recipient, ...what })),
    fc
      .record({ money, to: currency })
      .map(({ money: { currency: from, amount }, to }) => exchange(amount, from, to)),
  ),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 10, arbitrary: placed },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('settle' as const), id: orderId, at }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const), id: orderId }) },
  fc.record({
    type: fc.constant('tick' as const),
    moves: fc.record({ usd: move, btc: move, eth: move, ada: move }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('create-wallet' as const),
    wallet: fc.record({
      id: fc.constantFrom('trips', 'savings'),
      name: fc.constantFrom('Trips', ' '),
      type: fc.constant('savings' as const),
      color: fc.constant('plum' as const),
      createdAt: at,
    }),
  }),
  fc.record({
    type: fc.constant('switch-wallet' as const),
    walletId: fc.constantFrom('personal', 'business', 'trips', 'nowhere'),
  }),
  fc.record({ type: fc.constant('choose-currency' as const), currency }),
);

interface Step {
  readonly before: WalletState;
  readonly command: Command;
  readonly result: Result<WalletState, CommandRefusal>;
  readonly after: WalletState;
}

/** Applies commands one after the other to frozen states, so that a mutation throws. Returns all steps. */
function steps(commands: readonly Command[]): readonly Step[] {
  let before = initial;
  return commands.map((next) => {
    const result = apply(before, next);
    const step = { before, command: next, result, after: result.ok ? result.value : before };
    before = deepFreeze(step.after);
    return step;
  });
}

function end(commands: readonly Command[]): WalletState {
  return steps(commands).at(-1)?.after ?? initial;
}

function forEverySequence(check: (commands: readonly Command[]) => void): void {
  const sequence = fc.array(command, { minLength: 10, maxLength: 60, size: 'max' });
  fc.assert(fc.property(sequence, check), { numRuns: 250 });
}

/** Returns all balances of a state, each with the id of its wallet. */
function holdings({ wallets }: WalletState) {
  return wallets.flatMap(({ id, balances }) =>
    IDS.map((of) => ({ id, of, balance: balances[of] ?? '0' })),
  );
}

describe('after every sequence of commands', () => {
  it('balance = initial − sent − exchanged away + credited, as in a model with integers', () => {
    forEverySequence((commands) => {
      const model = new LedgerModel(initial);
      for (const { command: next, result, after } of steps(commands)) {
        expect(result.ok).toBe(model.apply(next));
        const wrong = holdings(after).filter(
          ({ id, of, balance }) => order(read(balance), read(model.balance(id, of))) !== 0,
        );
        expect(wrong).toEqual([]);
      }
    });
  });

  it('refused commands have changed nothing', () => {
    forEverySequence((commands) => {
      const model = new LedgerModel(initial);
      const fine = commands.map((next) => model.apply(next));
      expect(end(commands.filter((_next, index) => fine[index]))).toEqual(end(commands));
    });
  });

  it('no balance and no available balance is negative, and every price is positive', () => {
    forEverySequence((commands) => {
      for (const { after } of steps(commands)) {
        const overdrawn = holdings(after).filter(
          ({ id, of, balance }) =>
            read(balance).units < 0n || read(availableBalance(after, of, id)).units < 0n,
        );
        expect(overdrawn).toEqual([]);
        expect(IDS.filter((of) => read(after.market[of]?.price ?? '0').units <= 0n)).toEqual([]);
      }
    });
  });

  it('no step has moved a price by more than 5 percent, a change by more than 0.25, or a fiat price', () => {
    forEverySequence((commands) => {
      for (const { before, after } of steps(commands)) {
        const tooFar = IDS.filter((of) => {
          const [old, now] = [before.market[of], after.market[of]];
          if (!old || !now) return true;
          const step = minus(read(now.price), read(old.price));
          const shift = minus(read(now.change24h ?? ''), read(old.change24h ?? ''));
          return (
            order(absolute(step), times(read(old.price), read('0.05'))) > 0 ||
            order(absolute(shift), read('0.25')) > 0
          );
        });
        expect(tooFar).toEqual([]);
        const { usd, eur, gbp } = after.market;
        expect([usd?.price, eur?.price, gbp?.price]).toEqual(['1', '1.08', '1.25']);
      }
    });
  });

  it('every list is newest first, every id is unique, and no old transaction has changed', () => {
    forEverySequence((commands) => {
      const { wallets } = end(commands);
      const ids = wallets.flatMap(({ transactions }) => transactions.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, transactions } of wallets) {
        const moments = transactions.map(({ timestamp = '' }) => Date.parse(timestamp));
        expect(moments).toEqual(moments.toSorted((a, b) => b - a));
        const old = initial.wallets.find((wallet) => wallet.id === id)?.transactions ?? [];
        expect(transactions.slice(transactions.length - old.length)).toEqual(old);
      }
    });
  });

  it('every order was settled at most once, and settling it again does nothing', () => {
    forEverySequence((commands) => {
      const model = new LedgerModel(initial);
      for (const { command: next, after } of steps(commands)) {
        model.apply(next);
        if (next.type === 'settle') expect(apply(after, next)).toEqual({ ok: true, value: after });
      }
      const old = new Map(initial.wallets.map(({ id, transactions }) => [id, transactions.length]));
      for (const { id, transactions } of end(commands).wallets) {
        expect(transactions.length - (old.get(id) ?? 0)).toBe(model.settled(id));
      }
    });
  });
});
