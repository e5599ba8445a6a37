import { describe, expect, it } from 'vitest';
import type { AdapterRefusal, Receipt, WalletAdapter } from '../../adapters/walletAdapter';
import { availableBalance } from '../../domain/ledger/ledger';
import { accept, refuse, type Result } from '../../domain/result';
import { openBackEnd } from '../../testing/openBackEnd';
import { pass } from '../../testing/openStore';

type Answer = Result<Receipt, AdapterRefusal>;

const KEY = { idempotencyKey: 'of the form' };
const LOST = refuse({ kind: 'call-failed' });
const CHALLENGE = { kind: 'challenge', id: 'challenge-1', way: 'approval' } as const;
const NOT_NOW = refuse({ kind: 'message', text: 'Not now.' } as const);

const RENT = { recipient: 'rent@florin.example', amount: '2800', currency: 'usd' } as const;
const FOOD = { recipient: 'food@florin.example', amount: '100', currency: 'usd' } as const;
const EUROS = { from: 'usd', to: 'eur', amount: '2800', received: '2576' } as const;

/** A back end whose answers to orders the test gives, by the number of the call. */
async function waiting() {
  const answers: ((answer: Answer) => void)[] = [];
  const answer = () => new Promise<Answer>((resolve) => answers.push(resolve));
  const simulated: Partial<Pick<WalletAdapter, 'send' | 'exchange'>> = {};
  const { world, open } = openBackEnd(({ send, exchange }) => {
    Object.assign(simulated, { send, exchange });
    return { send: answer, exchange: answer };
  });
  const { store } = await open();
  const { actions } = store.getState();
  return {
    world,
    store,
    actions,
    answer,
    /** Answers a call, and waits until the app has applied the answer. */
    async give(call: number, its: Answer): Promise<void> {
      answers[call]?.(its);
      await pass(world, 0);
    },
    /** Executes the order in the back end, and returns its receipt. */
    receiptOf: {
      send: () => simulated.send?.({ ...RENT, walletId: 'personal' }, KEY) as Promise<Answer>,
      exchange: () =>
        simulated.exchange?.({ ...EUROS, walletId: 'personal' }, KEY) as Promise<Answer>,
    },
    /** The dollars that can be spent, and the keys of the pending orders. */
    held: () => [
      availableBalance(store.getState().data, 'usd'),
      store.getState().data.pending.map(({ id }) => id),
    ],
    outcomes: () => actions.takeOutcomes().map(({ id, isMade }) => ({ id, isMade })),
  };
}

const HELD = ['47.32', ['of the form']];
const MADE = ['47.32', []];
const FREE = ['2847.32', []];

describe.each(['send', 'exchange'] as const)('%s: the amount stays held', (kind) => {
  /** Submits the order, which is in doubt after a minute, and checks it again. Two calls are then pending. */
  async function checkedAgain() {
    const app = await waiting();
    const first = kind === 'send' ? app.actions.send(RENT, KEY) : app.actions.exchange(EUROS, KEY);
    await pass(app.world, 60_000);
    await expect(first).resolves.toEqual(LOST);
    const second = app.actions.checkAgain('of the form');
    expect(app.held()).toEqual(HELD);
    return { ...app, second };
  }

  it('after a late refusal of the first call, until the second call makes the order', async () => {
    const { actions, give, receiptOf, second, held, outcomes } = await checkedAgain();
    await give(0, NOT_NOW);
    expect([held(), outcomes()]).toEqual([HELD, []]);
    await expect(actions.send(FOOD, { idempotencyKey: 'another' })).resolves.toEqual(
      refuse({ kind: 'insufficient-balance' }),
    );
    await give(1, await receiptOf[kind]());
    await expect(second).resolves.toEqual(accept(null));
    expect([held(), outcomes()]).toEqual([MADE, [{ id: 'of the form', isMade: true }]]);
  });

  it('after a late refusal of the first call, until the second call is refused', async () => {
    const { give, second, held, outcomes } = await checkedAgain();
    await give(0, NOT_NOW);
    expect([held(), outcomes()]).toEqual([HELD, []]);
    await give(1, NOT_NOW);
    await expect(second).resolves.toEqual(NOT_NOW);
    expect([held(), outcomes()]).toEqual([FREE, [{ id: 'of the form', isMade: false }]]);
  });

  /** Submits an order that needs an approval in another app, and submits it again while the approval is pending. */
  async function submittedAgain() {
    const app = await waiting();
    const submit = () =>
      kind === 'send' ? app.actions.send(RENT, KEY) : app.actions.exchange(EUROS, KEY);
    const first = submit();
    await app.give(0, refuse(CHALLENGE));
    await expect(first).resolves.toEqual(refuse(CHALLENGE));
    const approval = app.actions.confirm('of the form', { isPatient: true, ask: app.answer });
    expect(app.held()).toEqual(FREE);
    const second = submit();
    expect(app.held()).toEqual(HELD);
    return { ...app, approval, second };
  }

  it('after the approval is refused, until the repeated call makes the order', async () => {
    const { give, receiptOf, approval, second, held, outcomes } = await submittedAgain();
    await give(1, NOT_NOW);
    await expect(approval).resolves.toEqual(NOT_NOW);
    expect([held(), outcomes()]).toEqual([HELD, []]);
    await give(2, await receiptOf[kind]());
    await expect(second).resolves.toEqual(accept(null));
    expect([held(), outcomes()]).toEqual([MADE, [{ id: 'of the form', isMade: true }]]);
  });

  it('after the approval is refused, until the repeated call is refused', async () => {
    const { give, approval, second, held } = await submittedAgain();
    await give(1, NOT_NOW);
    await expect(approval).resolves.toEqual(NOT_NOW);
    expect(held()).toEqual(HELD);
    await give(2, NOT_NOW);
    await expect(second).resolves.toEqual(NOT_NOW);
    expect(held()).toEqual(FREE);
  });
});
