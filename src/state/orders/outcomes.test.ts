import { describe, expect, it, vi } from 'vitest';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { availableBalance } from '../../domain/ledger/ledger';
import { accept, refuse } from '../../domain/result';
import { openBackEnd } from '../../testing/openBackEnd';
import { pass } from '../../testing/openStore';
import { MORNING, rentRecord } from '../../testing/records';
import { outcomesOf } from './outcomes';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const FOOD = { recipient: 'food@florin.example', amount: '12', currency: 'usd' } as const;
const KEY = { idempotencyKey: 'of the form' };
const OTHER_KEY = { idempotencyKey: 'of another form' };
const LOST = refuse({ kind: 'call-failed' });

type Send = WalletAdapter['send'];

/** Opens a simulated back end whose `send` is replaced. */
async function backEnd(send: (simulated: WalletAdapter) => Send) {
  const balances = vi.fn<WalletAdapter['balances']>();
  const app = openBackEnd((simulated) => ({
    send: send(simulated),
    balances: balances.mockImplementation(simulated.balances),
  }));
  const { store } = await app.open();
  const { actions } = store.getState();
  const newest = () => store.getState().activeWallet.transactions[0]?.id;
  const told = () =>
    actions.takeOutcomes().map(({ id, isMade, wasInDoubt, transactionId, refusal }) => ({
      id,
      isMade,
      wasInDoubt,
      ...(transactionId !== undefined && { isLinked: transactionId === newest() }),
      ...(refusal && { refusal }),
    }));
  const pending = () => store.getState().data.pending.map(({ id }) => id);
  const available = () => availableBalance(store.getState().data, 'usd');
  return { ...app, store, actions, told, pending, available, balances };
}

/** Executes every payment, but loses the responses. */
const losing =
  ({ send }: WalletAdapter): Send =>
  async (order, options) => {
    await send(order, options);
    throw new Error('The answer was lost');
  };

const MADE = { id: 'of the form', isMade: true, isLinked: true };

describe('the outcome of an order', () => {
  it('is reported once, with its record', async () => {
    const { actions, told } = await backEnd(({ send }) => send);
    await actions.send(RENT, KEY);
    expect(told()).toEqual([{ ...MADE, wasInDoubt: false }]);
    expect(told()).toEqual([]);
  });

  it('is reported when the history contains an order in doubt', async () => {
    const { world, store, actions, told } = await backEnd(losing);
    await expect(actions.send(RENT, KEY)).resolves.toEqual(LOST);
    expect(told()).toEqual([]);
    await pass(world, 500);
    expect(told()).toEqual([{ ...MADE, wasInDoubt: true }]);
    expect(store.getState().confirmed).toEqual(['of the form']);
  });

  it('is reported for each of two doubts that end together', async () => {
    const { world, actions, told } = await backEnd(losing);
    await actions.send(RENT, KEY);
    await actions.send(FOOD, OTHER_KEY);
    await pass(world, 500);
    expect(told()).toEqual([
      { id: 'of the form', isMade: true, wasInDoubt: true, isLinked: false },
      { id: 'of another form', isMade: true, wasInDoubt: true, isLinked: true },
    ]);
  });

  it('is reported for a wallet that is not shown', async () => {
    const { world, actions, told } = await backEnd(losing);
    await actions.send(RENT, KEY);
    actions.switchWallet('business');
    await pass(world, 500);
    expect(told()).toMatchObject([{ id: 'of the form', isMade: true, wasInDoubt: true }]);
  });

  it('is that an order in doubt was not made if it is refused when it is checked again', async () => {
    const refusal = { kind: 'message', text: 'The account is locked.' } as const;
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(new Error('The call was lost'))
      .mockResolvedValue(refuse(refusal));
    const { actions, store, told } = await backEnd(() => send);
    await actions.send(RENT, KEY);
    await expect(actions.checkAgain('of the form')).resolves.toEqual(refuse(refusal));
    expect(told()).toEqual([{ id: 'of the form', isMade: false, wasInDoubt: true, refusal }]);
    expect(store.getState().confirmed).toEqual([]);
  });

  it('is that it was not made if its record has failed', async () => {
    const { world, actions, told } = await backEnd(losing);
    const { adapter } = world;
    await actions.send(RENT, KEY);
    const page = await adapter.history({ walletId: 'personal' });
    world.setStatus({ id: page.transactions[0]?.id ?? '', status: 'failed' });
    await pass(world, 500);
    expect(told()).toEqual([
      { id: 'of the form', isMade: false, wasInDoubt: true, isLinked: true },
    ]);
  });

  it.each([
    ['failed', []],
    ['completed', [{ ...MADE, wasInDoubt: false }]],
  ])('with a receipt that contradicts it and is %s is: %o', async (status, outcomes) => {
    const { actions, told } = await backEnd(({ send }) => async (order, options) => {
      const answer = await send(order, options);
      if (!answer.ok) return answer;
      const transaction = { ...answer.value.transaction, status, amount: '4732' } as const;
      return accept({ ...answer.value, transaction });
    });
    await actions.send(RENT, KEY);
    expect(told()).toEqual(outcomes);
  });

  it('is not reported for a first call that is refused, because the form shows the refusal', async () => {
    const { actions, told } = await backEnd(
      () => () => Promise.resolve(refuse({ kind: 'no-recipient' })),
    );
    await actions.send(RENT, KEY);
    expect(told()).toEqual([]);
  });

  it('is found if the back end refuses the key as a duplicate', async () => {
    const { world, actions, told, available } = await backEnd(
      ({ send }) =>
        async (order, options) => {
          await send(order, options);
          return refuse({ kind: 'duplicate' });
        },
    );
    await expect(actions.send(RENT, KEY)).resolves.toEqual(refuse({ kind: 'duplicate' }));
    expect(available()).toBe('2800');
    await pass(world, 500);
    expect(told()).toEqual([{ ...MADE, wasInDoubt: true }]);
    expect(available()).toBe('2800');
  });

  it('is found without a record if the back end refuses the key as a duplicate', async () => {
    const { world, actions, told, pending } = await backEnd(
      () => () => Promise.resolve(refuse({ kind: 'duplicate' })),
    );
    await actions.send(RENT, KEY);
    await pass(world, 500);
    expect(told()).toEqual([{ id: 'of the form', isMade: true, wasInDoubt: true }]);
    expect(pending()).toEqual([]);
  });
});

it('the only new record of each wallet is that of its order, although the amounts differ', () => {
  const orders = ['personal', 'business'].map((walletId) => ({
    id: `to ${walletId}`,
    walletId,
    order: { kind: 'send', ...FOOD } as const,
  }));
  const before = { ...MORNING, pending: orders };
  const wallets = before.wallets.map((wallet) => ({
    ...wallet,
    transactions: [
      rentRecord(`rent of ${wallet.id}`, '2026-03-14T09:30:00.000Z'),
      ...wallet.transactions,
    ],
  }));
  const after = { ...before, wallets, pending: [], settled: orders.map(({ id }) => id) };
  const linked = outcomesOf(before, after).map(({ id, transactionId }) => [id, transactionId]);
  expect(linked).toEqual([
    ['to personal', 'rent of personal'],
    ['to business', 'rent of business'],
  ]);
});

describe('a call that is not answered', () => {
  /** A back end that does not respond to payments until the test calls a function of `answers`. */
  async function hanging() {
    const answers: ((value: Awaited<ReturnType<Send>>) => void)[] = [];
    let simulated: Send = () => Promise.reject(new Error('There is no back end'));
    const app = await backEnd(({ send }) => {
      simulated = send;
      return () => new Promise((resolve) => answers.push(resolve));
    });
    const receipt = () => simulated({ ...RENT, walletId: 'personal' }, KEY);
    return { ...app, answers, receipt };
  }

  it('is in doubt after a minute, and balances are read again', async () => {
    const { world, actions, pending } = await hanging();
    const sent = actions.send(RENT, KEY);
    await pass(world, 59_999);
    expect(actions.isBusy()).toBe(true);
    await pass(world, 1);
    await expect(sent).resolves.toEqual(LOST);
    expect([pending(), actions.isBusy()]).toEqual([['of the form'], false]);
  });

  it('ends its doubt with a late receipt', async () => {
    const { world, actions, told, answers, receipt, available, pending } = await hanging();
    void actions.send(RENT, KEY);
    await pass(world, 60_000);
    answers[0]?.(await receipt());
    await pass(world, 0);
    expect(told()).toEqual([{ ...MADE, wasInDoubt: true }]);
    expect([pending(), available()]).toEqual([[], '2800']);
    await pass(world, 500);
    expect([told(), available()]).toEqual([[], '2800']);
  });

  it('ends its doubt with a late refusal', async () => {
    const { world, actions, told, answers, available, balances } = await hanging();
    void actions.send(RENT, KEY);
    await pass(world, 60_000);
    await pass(world, 500);
    answers[0]?.(refuse({ kind: 'insufficient-balance' }));
    await pass(world, 0);
    expect(told()).toMatchObject([{ id: 'of the form', isMade: false }]);
    expect(available()).toBe('2847.32');
    // The balances may have changed in the meantime, so they are read again.
    balances.mockClear();
    await pass(world, 500);
    expect(balances).toHaveBeenCalledOnce();
  });

  it('was made if its late receipt arrives after the repetition was refused', async () => {
    const { world, actions, told, answers, receipt, available } = await hanging();
    void actions.send(RENT, KEY);
    await pass(world, 60_000);
    const again = actions.checkAgain('of the form');
    answers[1]?.(refuse({ kind: 'message', text: 'Not now.' }));
    await again;
    expect(told()).toMatchObject([{ isMade: false }]);
    answers[0]?.(await receipt());
    await pass(world, 500);
    expect(told()).toMatchObject([{ id: 'of the form', isMade: true }]);
    expect(available()).toBe('2800');
  });

  it('is not counted twice if the history was read before the late receipt', async () => {
    const { world, actions, told, answers, receipt, available } = await hanging();
    void actions.send(RENT, KEY);
    await pass(world, 60_000);
    const late = await receipt();
    await pass(world, 500);
    expect(told()).toEqual([{ ...MADE, wasInDoubt: true }]);
    answers[0]?.(late);
    await pass(world, 500);
    expect([told(), available()]).toEqual([[], '2800']);
  });
});

it('the same values in another wallet are another order with another key', async () => {
  const send = vi.fn<Send>();
  const { actions } = await backEnd((simulated) =>
    send
      .mockImplementation(simulated.send)
      .mockResolvedValueOnce(refuse({ kind: 'message', text: 'Not from this account.' })),
  );
  await actions.send(FOOD, KEY);
  actions.switchWallet('business');
  await expect(actions.send(FOOD, KEY)).resolves.toEqual(accept(null));
  const [first, second] = send.mock.calls.map(([{ walletId }, { idempotencyKey }]) => ({
    walletId,
    idempotencyKey,
  }));
  expect(first).toEqual({ walletId: 'personal', idempotencyKey: 'of the form' });
  expect(second?.walletId).toBe('business');
  expect(second?.idempotencyKey).toMatch(/^[\da-f]{32}$/);
});
