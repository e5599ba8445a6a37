import { describe, expect, it, vi } from 'vitest';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { availableBalance } from '../../domain/ledger/ledger';
import { accept, refuse } from '../../domain/result';
import { openBackEnd } from '../../testing/openBackEnd';
import { pass } from '../../testing/openStore';
import type { OrderCall } from './orderActions';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const KEY = { idempotencyKey: 'of the form' };
const CHALLENGE = { kind: 'challenge', id: 'challenge-1', way: 'code' } as const;
const LOST = refuse({ kind: 'call-failed' });

/** Submits a payment that the back end answers with a challenge (a request for a second factor). */
async function challenged() {
  const send = vi.fn<WalletAdapter['send']>();
  const app = openBackEnd((simulated) => ({
    send: send.mockImplementation(simulated.send).mockResolvedValueOnce(refuse(CHALLENGE)),
  }));
  const { store } = await app.open();
  const { actions } = store.getState();
  await expect(actions.send(RENT, KEY)).resolves.toEqual(refuse(CHALLENGE));
  const available = () => availableBalance(store.getState().data, 'usd');
  /** The call that confirms the payment: the back end executes it. */
  const confirmed: OrderCall['ask'] = ({ id }) =>
    send({ ...RENT, walletId: 'personal' }, { idempotencyKey: id });
  return { ...app, store, send, actions, available, confirmed };
}

const never: OrderCall['ask'] = () => new Promise(() => undefined);

describe('the confirmation of an order', () => {
  it('makes the order, which holds its amount during the call', async () => {
    const { actions, available, confirmed } = await challenged();
    expect(available()).toBe('2847.32');
    const call = actions.confirm('of the form', { ask: confirmed });
    expect(available()).toBe('2800');
    await expect(call).resolves.toEqual(accept(null));
    expect(available()).toBe('2800');
    expect(actions.takeOutcomes()).toMatchObject([{ id: 'of the form', isMade: true }]);
    await expect(actions.confirm('of the form', { ask: confirmed })).resolves.toEqual(accept(null));
  });

  it('releases the amount if the code is wrong, and can be repeated', async () => {
    const { actions, available, confirmed } = await challenged();
    const wrong = refuse({ kind: 'not-confirmed' } as const);
    const call = actions.confirm('of the form', { ask: () => Promise.resolve(wrong) });
    await expect(call).resolves.toEqual(wrong);
    expect([available(), actions.takeOutcomes()]).toEqual(['2847.32', []]);
    await actions.confirm('of the form', { ask: confirmed });
    expect(available()).toBe('2800');
  });

  it('leaves the order in doubt if it is not answered within a minute', async () => {
    const { world, store, actions, available } = await challenged();
    const call = actions.confirm('of the form', { ask: never });
    await pass(world, 60_000);
    await expect(call).resolves.toEqual(LOST);
    expect(store.getState().data.pending).toMatchObject([{ id: 'of the form', inDoubt: true }]);
    expect(available()).toBe('2800');
    await expect(actions.checkAgain('of the form')).resolves.toEqual(accept(null));
  });

  it('waits for an approval without a limit, and holds nothing', async () => {
    const { world, actions, available, confirmed } = await challenged();
    const approval: { give?: () => void } = {};
    const call = actions.confirm('of the form', {
      isPatient: true,
      ask: async (pending) => {
        await new Promise<void>((resolve) => {
          approval.give = resolve;
        });
        return confirmed(pending);
      },
    });
    await pass(world, 600_000);
    expect([available(), actions.isBusy()]).toEqual(['2847.32', false]);
    approval.give?.();
    await expect(call).resolves.toEqual(accept(null));
    expect(available()).toBe('2800');
  });

  it('of an unknown order fails', async () => {
    const { actions, confirmed } = await challenged();
    await expect(actions.confirm('unknown', { ask: confirmed })).resolves.toEqual(LOST);
  });
});
