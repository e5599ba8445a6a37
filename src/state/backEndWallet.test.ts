import { describe, expect, it, vi } from 'vitest';
import type { PriceListener, WalletAdapter } from '../backend/walletAdapter';
import { AdapterError } from '../backend/adapterError';
import { availableBalance } from '../domain/ledger/ledger';
import { accept, refuse } from '../domain/result';
import { MissingCode, retryFailedLoads } from '../hooks/lazyWithRetry';
import { openBackEnd } from '../testing/openBackEnd';
import { settled } from '../testing/time';
import { openWallet } from './backEndWallet';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const DONE = { ok: true, value: null };

const keysOf = (send: ReturnType<typeof vi.fn<WalletAdapter['send']>>) =>
  send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

describe('the wallets of a session', () => {
  it('are asked for once, and anew after the next sign-in', async () => {
    const { world, backEnd, signIn } = openBackEnd();
    await signIn();
    const first = openWallet(world, backEnd);
    expect(openWallet(world, backEnd)).toBe(first);
    await first;
    await signIn();
    expect(openWallet(world, backEnd)).not.toBe(first);
  });

  it('that did not come are asked for again when they are tried again, and not before', async () => {
    const balances = vi.fn<WalletAdapter['balances']>(() => Promise.reject(new Error('No answer')));
    const { world, backEnd, signIn } = openBackEnd(() => ({ balances }));
    await signIn();
    const first = openWallet(world, backEnd);
    await expect(first).rejects.toThrow(MissingCode);
    expect(openWallet(world, backEnd)).toBe(first);
    retryFailedLoads();
    const second = openWallet(world, backEnd);
    expect(second).not.toBe(first);
    await expect(second).rejects.toThrow(MissingCode);
    expect(balances).toHaveBeenCalledTimes(2);
  });

  it('need a price for each currency of the program', async () => {
    const { backEnd, signIn } = openBackEnd(({ balances }) => ({
      balances: async () => {
        const sheet = await balances();
        return { ...sheet, market: { usd: sheet.market.usd } as typeof sheet.market };
      },
    }));
    await signIn();
    await expect(backEnd.loadWallets()).rejects.toThrow(
      'The back end has no price for eur, gbp, btc, eth, ada',
    );
  });

  it('begin with a page of history, and go on by its cursor', async () => {
    const { backEnd, open } = openBackEnd(({ history }) => ({
      history: (query, options) => history({ ...query, limit: 3 }, options),
    }));
    const { store } = await open();
    const { data, actions } = store.getState();
    expect(data.wallets[0]?.transactions).toHaveLength(3);
    actions.learn(await backEnd.loadOlder('personal', data.older?.['personal'] ?? ''));
    expect(store.getState().activeWallet.transactions).toHaveLength(6);
  });
});

describe('an order', () => {
  it('that the back end refuses lets its hold go, and has a new key the next time', async () => {
    const refusal = { kind: 'insufficient-balance' } as const;
    const send = vi.fn<WalletAdapter['send']>(() => Promise.resolve(refuse(refusal)));
    const { store } = await openBackEnd(() => ({ send })).open();
    await expect(store.getState().actions.send(RENT)).resolves.toEqual(refuse(refusal));
    expect(store.getState().data.pending).toEqual([]);
    await store.getState().actions.send(RENT);
    expect(new Set(keysOf(send)).size).toBe(2);
  });

  it('is in doubt when the back end says that the call failed', async () => {
    const refusal = { kind: 'message', text: 'Too many orders.', retry: true } as const;
    const send = vi.fn<WalletAdapter['send']>(() => Promise.resolve(refuse(refusal)));
    const { store } = await openBackEnd(() => ({ send })).open();
    await expect(store.getState().actions.send(RENT)).resolves.toEqual(refuse(refusal));
    const [doubt] = store.getState().data.pending;
    await store.getState().actions.checkAgain(doubt?.id ?? '');
    expect(keysOf(send)).toEqual([doubt?.id, doubt?.id]);
  });

  it('shows the line of the receipt at once, and the balances that the back end tells soon after', async () => {
    const { outside, open } = openBackEnd(({ balances }) => ({
      balances: async () => {
        const sheet = await balances();
        // A fee that the order did not know of.
        const [first, ...others] = sheet.wallets;
        if (first?.balances.usd !== '2800') return sheet;
        return { ...sheet, wallets: [{ ...first, balances: { usd: '2799' } }, ...others] };
      },
    }));
    const { store } = await open();
    const usd = () => store.getState().data.wallets[0]?.balances.usd;
    await expect(store.getState().actions.send(RENT)).resolves.toEqual(DONE);
    expect(store.getState().activeWallet.transactions[0]?.toAddress).toBe('rent@florin.example');
    expect(usd()).toBe('2800');
    outside.clock.advance(500);
    await settled();
    expect(usd()).toBe('2799');
    expect(store.getState().activeWallet.transactions).toHaveLength(9);
  });

  /** A back end that books every payment and loses the first answers. */
  async function losing(answers: number) {
    let lost = 0;
    const send = vi.fn<WalletAdapter['send']>();
    const balances = vi.fn<WalletAdapter['balances']>();
    const app = openBackEnd((simulated) => ({
      balances: balances.mockImplementation(simulated.balances),
      send: send.mockImplementation(async (order, options) => {
        const answer = await simulated.send(order, options);
        lost += 1;
        if (lost <= answers) throw new Error('The answer was lost');
        return answer;
      }),
    }));
    const { store } = await app.open();
    const pass = async (ms: number) => {
      app.outside.clock.advance(ms);
      await settled();
    };
    const usd = () => {
      const { data } = store.getState();
      return [data.wallets[0]?.balances.usd, availableBalance(data, 'usd')];
    };
    return { ...app, store, send, balances, pass, usd, actions: store.getState().actions };
  }
  const LOST = refuse({ kind: 'call-failed' });

  it('whose answer was lost is paid once when it is checked again', async () => {
    const { store, actions, send, usd, pass } = await losing(1);
    await expect(actions.send(RENT)).resolves.toEqual(LOST);
    expect(usd()).toEqual(['2847.32', '2800']);
    const [doubt] = store.getState().data.pending;
    await expect(actions.checkAgain(doubt?.id ?? '')).resolves.toEqual(DONE);
    expect(new Set(keysOf(send)).size).toBe(1);
    expect(usd()).toEqual(['2800', '2800']);
    await pass(500);
    expect(usd()).toEqual(['2800', '2800']);
    expect(store.getState().activeWallet.transactions).toHaveLength(9);
  });

  it('whose every answer is lost is found in the history, and its hold ends with the balance', async () => {
    const { store, actions, send, usd, pass, balances } = await losing(Infinity);
    await expect(actions.send(RENT)).resolves.toEqual(LOST);
    await expect(actions.send({ ...RENT, description: 'Rent' })).resolves.toEqual(
      refuse({ kind: 'in-doubt' }),
    );
    await pass(500);
    expect(store.getState().data.pending).toEqual([]);
    expect(usd()).toEqual(['2800', '2800']);
    // The second reading is made after the line was seen: it contains the payment for sure.
    expect(balances).toHaveBeenCalledTimes(3);
    expect(send).toHaveBeenCalledOnce();
    expect(store.getState().activeWallet.transactions).toHaveLength(9);
  });

  it('that was never booked keeps its hold, whatever is read meanwhile', async () => {
    const { outside, open } = openBackEnd(() => ({
      send: () => Promise.reject(new Error('The call was lost')),
    }));
    const { store } = await open();
    await store.getState().actions.send(RENT);
    outside.clock.advance(60_000);
    await settled();
    const { data } = store.getState();
    expect(data.pending).toMatchObject([{ inDoubt: true }]);
    expect([data.wallets[0]?.balances.usd, availableBalance(data, 'usd')]).toEqual([
      '2847.32',
      '2800',
    ]);
  });

  it('whose receipt contradicts it is marked, and reported without its values', async () => {
    const { outside, open } = openBackEnd((simulated) => ({
      send: async (order, options) => {
        const answer = await simulated.send(order, options);
        if (!answer.ok) return answer;
        const { transaction } = answer.value;
        return accept({
          ...answer.value,
          transaction: {
            ...transaction,
            amount: '4732',
            currency: 'EUR',
            toAddress: 'eve@x.example',
          },
        });
      },
    }));
    const { store } = await open();
    await store.getState().actions.send(RENT);
    const unread = { amount: '4732', currency: 'EUR', toAddress: 'eve@x.example' };
    expect(store.getState().activeWallet.transactions[0]).toMatchObject({ unread });
    expect(store.getState().activeWallet.transactions[0]).not.toHaveProperty('amount');
    expect(outside.logged).toEqual(['A receipt contradicts its order']);
    outside.clock.advance(500);
    await settled();
    expect(store.getState().activeWallet.transactions[0]).toMatchObject({ unread });
  });

  describe('and a session that ends', () => {
    /** A back end whose session ends at a given moment, and that loses the answer to the first payment. */
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
      app.world.authentication.onEnd?.(ended);
      const opened = await app.open();
      return { ...app, ...opened, session, ended };
    }

    it('keep an order in doubt, with its key and its hold, for the next sign-in of its user', async () => {
      const { world, backEnd, outside, store, stop, session, ended, signIn } = await ending();
      await store.getState().actions.send(RENT);
      session.isOver = true;
      const [before] = store.getState().data.pending;
      // The check is turned away, which says nothing of the payment.
      await expect(store.getState().actions.checkAgain(before?.id ?? '')).resolves.toEqual(
        refuse({ kind: 'signed-out' }),
      );
      expect(store.getState().data.pending).toMatchObject([{ id: before?.id, inDoubt: true }]);
      outside.clock.advance(500);
      await settled();
      expect(ended).toHaveBeenCalledOnce();
      stop();
      await signIn();
      const again = await openWallet(world, backEnd);
      expect(again.store).toBe(store);
      const { actions, data } = store.getState();
      const [doubt] = data.pending;
      await expect(actions.send({ ...RENT, description: 'Rent' })).resolves.toEqual(
        refuse({ kind: 'in-doubt' }),
      );
      await expect(actions.checkAgain(doubt?.id ?? '')).resolves.toEqual(DONE);
      expect(store.getState().data.wallets[0]?.balances.usd).toBe('2800');
    });

    it('keep it also where the user signs out, and never for another user', async () => {
      const { world, backEnd, store, stop, signIn } = await ending();
      await store.getState().actions.send(RENT);
      void world.authentication.signOut();
      stop();
      await signIn();
      expect((await openWallet(world, backEnd)).store).toBe(store);
    });

    it('turn a payment away that was not made: nothing is held, and nothing is in doubt', async () => {
      const { store, session, ended } = await ending();
      session.isOver = true;
      await expect(store.getState().actions.send(RENT)).resolves.toEqual(
        refuse({ kind: 'signed-out' }),
      );
      expect(store.getState().data.pending).toEqual([]);
      expect(ended).toHaveBeenCalledOnce();
    });
  });

  it('that overtakes a reading of the balances has them read again', async () => {
    const waiting: (() => void)[] = [];
    const { outside, open } = openBackEnd(({ balances }) => ({
      balances: async (options) => {
        const sheet = await balances(options);
        if (sheet.wallets[0]?.balances.usd === '2800')
          await new Promise<void>((resolve) => waiting.push(resolve));
        return sheet;
      },
    }));
    const { store } = await open();
    await store.getState().actions.send(RENT);
    outside.clock.advance(500);
    await settled();
    await store.getState().actions.send({ ...RENT, amount: '100' });
    for (const go of waiting) go();
    await settled();
    expect(store.getState().data.wallets[0]?.balances.usd).toBe('2700');
  });
});

describe('prices', () => {
  const MARKET = { btc: { price: '50000', change24h: '1' } } as const;

  async function listen() {
    const listeners: PriceListener[] = [];
    const { open } = openBackEnd(() => ({
      subscribePrices: (listener) => {
        listeners.push(listener);
        return () => listeners.splice(0);
      },
    }));
    const { store, stop } = await open();
    return { store, stop, listeners };
  }

  it('are those of the back end, and an older answer is dropped', async () => {
    const { store, listeners } = await listen();
    const btc = () => store.getState().data.market.btc.price;
    listeners[0]?.onPrices({ market: MARKET, at: '2026-03-14T10:00:00.000Z' });
    expect(btc()).toBe('50000');
    const older = { btc: { price: '1', change24h: '0' } } as const;
    listeners[0]?.onPrices({ market: older, at: '2026-03-14T09:59:00.000Z' });
    expect(btc()).toBe('50000');
  });

  it('that stopped have the moment of the last good answer, until they are there again', async () => {
    const { store, listeners, stop } = await listen();
    const at = '2026-03-14T10:00:00.000Z';
    listeners[0]?.onPrices({ market: MARKET, at });
    listeners[0]?.onState?.('interrupted');
    expect(store.getState().data.staleSince).toBe(at);
    listeners[0]?.onState?.('live');
    expect(store.getState().data.staleSince).toBeNull();
    stop();
    expect(listeners).toEqual([]);
  });
});

it('an adapter opens no accounts and recognises nobody, and a locked account is not a wrong pair', async () => {
  const { world } = openBackEnd(() => ({
    signIn: () => Promise.resolve(refuse({ kind: 'message', text: 'This account is locked.' })),
  }));
  expect(world.user).toBeNull();
  const { signUp, signInWithBiometrics, signInAsDemo } = world.authentication;
  const request = {
    firstName: 'Ana',
    lastName: 'Lima',
    email: 'ana@florin.example',
    password: 'x',
  };
  await expect(signUp(request)).resolves.toBeNull();
  await expect(signInWithBiometrics()).resolves.toBeNull();
  await expect(signInAsDemo()).rejects.toThrow('This account is locked.');
});
