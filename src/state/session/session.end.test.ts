import { describe, expect, it, vi } from 'vitest';
import { AdapterError } from '../../adapters/adapterError';
import { openWallets } from '../wallets/openWallets';
import { refuse } from '../../domain/result';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../domain/demo/demoAccount';
import { openBackEnd } from '../../testing/openBackEnd';
import { createStoryWorld } from '../../testing/storyWorld';
import { pass } from '../../testing/openStore';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const DONE = { ok: true, value: null };
const KEY = { idempotencyKey: 'of the form' };
const OTHER_KEY = { idempotencyKey: 'of another form' };

describe('the end of a session', () => {
  /** A back end that loses the first payment. The test ends the session by setting `isOver`. */
  async function ending() {
    const session = { isOver: false };
    const over = () => Promise.reject(new AdapterError('signed-out', 'The session has ended'));
    let calls = 0;
    const app = openBackEnd((simulated) => ({
      balances: (options) => (session.isOver ? over() : simulated.balances(options)),
      send: (order, options) => {
        calls += 1;
        if (session.isOver) return over();
        return calls === 1
          ? Promise.reject(new Error('The call was lost'))
          : simulated.send(order, options);
      },
      signIn: (credentials) => {
        session.isOver = false;
        return simulated.signIn(credentials);
      },
    }));
    const ended = vi.fn();
    app.sessions.onEnd(ended);
    const opened = await app.open();
    return { ...app, ...opened, session, ended };
  }

  it('keeps an order in doubt, with its key and its hold, for the next sign-in of its user', async () => {
    const { world, store, stop, session, ended, signIn } = await ending();
    await store.getState().actions.send(RENT, KEY);
    session.isOver = true;
    const [before] = store.getState().data.pending;
    // The session has ended, so the check is refused, and the outcome of the payment remains unknown.
    await expect(store.getState().actions.checkAgain(before?.id ?? '')).resolves.toEqual(
      refuse({ kind: 'signed-out' }),
    );
    expect(store.getState().data.pending).toMatchObject([{ id: before?.id, inDoubt: true }]);
    await pass(world, 500);
    expect(ended).toHaveBeenCalledOnce();
    stop();
    await signIn();
    const again = await openWallets(world);
    expect(again.store).toBe(store);
    const { actions, data } = store.getState();
    const [doubt] = data.pending;
    await expect(actions.send({ ...RENT, description: 'Rent' }, OTHER_KEY)).resolves.toEqual(
      refuse({ kind: 'in-doubt' }),
    );
    await expect(actions.checkAgain(doubt?.id ?? '')).resolves.toEqual(DONE);
    expect(store.getState().data.wallets[0]?.balances.usd).toBe('2800');
  });

  it('keeps the typed values of a form for the next sign-in of its user', async () => {
    const { sessions, session } = await ending();
    const { signIn, keepTyped, typed } = sessions.auth.getState();
    await signIn(DEMO_CREDENTIALS);
    session.isOver = true;
    await expect(sessions.adapter.balances()).rejects.toThrow('The session has ended');
    expect(sessions.auth.getState()).toMatchObject({ isAuthenticated: false, hasEnded: true });
    const values = { from: 'usd', to: 'eur', amount: '12' } as const;
    keepTyped('exchange', values);
    await signIn(DEMO_CREDENTIALS);
    expect(sessions.auth.getState()).toMatchObject({ isAuthenticated: true, hasEnded: false });
    expect(typed('exchange')).toEqual(values);
  });

  it('is reported once if the session began before the page loaded', async () => {
    const over = () => Promise.reject(new AdapterError('signed-out', 'The session has ended'));
    const { session } = createStoryWorld({
      backEnd: ({ firstSheet: _first, ...simulated }) => ({ ...simulated, balances: over }),
    });
    const ended = vi.fn();
    session.onEnd(ended);
    for (let reading = 0; reading < 2; reading += 1)
      await expect(session.adapter.balances()).rejects.toThrow('The session has ended');
    expect(ended).toHaveBeenCalledOnce();
  });

  it('keeps it even if the user signs out, and never for another user', async () => {
    const { sessions, store, stop, signIn, world } = await ending();
    await store.getState().actions.send(RENT, KEY);
    sessions.leave();
    stop();
    sessions.enter({ ...DEMO_USER, id: 'another' });
    const other = await openWallets(world);
    expect(other.store).not.toBe(store);
    expect(other.store.getState().data.pending).toEqual([]);
    sessions.leave();
    await signIn();
    expect((await openWallets(world)).store).toBe(store);
  });

  it('refuses a payment that was not made: nothing is held, and nothing is in doubt', async () => {
    const { store, session, ended } = await ending();
    session.isOver = true;
    await expect(store.getState().actions.send(RENT, KEY)).resolves.toEqual(
      refuse({ kind: 'signed-out' }),
    );
    expect(store.getState().data.pending).toEqual([]);
    expect(ended).toHaveBeenCalledOnce();
  });
});
