import { describe, expect, it, vi } from 'vitest';
import type { AdapterRefusal, WalletAdapter } from '../../adapters/walletAdapter';
import { availableBalance } from '../../domain/ledger/ledger';
import { accept, refuse } from '../../domain/result';
import { openBackEnd } from '../../testing/openBackEnd';
import { pass } from '../../testing/openStore';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const DONE = { ok: true, value: null };
const KEY = { idempotencyKey: 'of the form' };
const OTHER_KEY = { idempotencyKey: 'of another form' };

const keysOf = (send: ReturnType<typeof vi.fn<WalletAdapter['send']>>) =>
  send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

describe('an order', () => {
  it.each<[AdapterRefusal]>([
    [{ kind: 'insufficient-balance' }],
    [{ kind: 'message', text: 'The bank is closed.' }],
    [{ kind: 'message', text: 'The bank is closed.', retry: 'new' }],
  ])(
    'that is refused releases its hold, and is placed and called again with the same key: %j',
    async (refusal) => {
      const send = vi.fn<WalletAdapter['send']>();
      const { store } = await openBackEnd((simulated) => ({
        send: send
          .mockImplementation(simulated.send)
          .mockImplementationOnce(() => Promise.resolve(refuse(refusal))),
      })).open();
      const { actions } = store.getState();
      await expect(actions.send(RENT, KEY)).resolves.toEqual(refuse(refusal));
      expect(store.getState().data.pending).toEqual([]);
      await expect(actions.send(RENT, KEY)).resolves.toEqual(DONE);
      expect(keysOf(send)).toEqual(['of the form', 'of the form']);
      expect(store.getState().activeWallet.transactions).toHaveLength(9);
      // A key that was used successfully does not move money again.
      await expect(actions.send(RENT, KEY)).resolves.toEqual(DONE);
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it('is in doubt if the back end reports that the call failed', async () => {
    const refusal = { kind: 'message', text: 'Too many orders.', retry: true } as const;
    const send = vi.fn<WalletAdapter['send']>(() => Promise.resolve(refuse(refusal)));
    const { store } = await openBackEnd(() => ({ send })).open();
    await expect(store.getState().actions.send(RENT, KEY)).resolves.toEqual(refuse(refusal));
    const [doubt] = store.getState().data.pending;
    await store.getState().actions.checkAgain(doubt?.id ?? '');
    expect(keysOf(send)).toEqual([doubt?.id, doubt?.id]);
  });

  it('shows its receipt at once, and the balances of the back end soon after', async () => {
    const { world, open } = openBackEnd(({ balances }) => ({
      balances: async () => {
        const sheet = await balances();
        // The back end subtracts a fee that is not part of the order.
        const [first, ...others] = sheet.wallets;
        if (first?.balances.usd !== '2800') return sheet;
        return { ...sheet, wallets: [{ ...first, balances: { usd: '2799' } }, ...others] };
      },
    }));
    const { store } = await open();
    const usd = () => store.getState().data.wallets[0]?.balances.usd;
    await expect(store.getState().actions.send(RENT, KEY)).resolves.toEqual(DONE);
    expect(store.getState().activeWallet.transactions[0]?.toAddress).toBe('rent@florin.example');
    expect(usd()).toBe('2800');
    await pass(world, 500);
    expect(usd()).toBe('2799');
    expect(store.getState().activeWallet.transactions).toHaveLength(9);
  });

  /** A back end that executes every payment, and loses the first `answers` responses. */
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
    const usd = () => {
      const { data } = store.getState();
      return [data.wallets[0]?.balances.usd, availableBalance(data, 'usd')];
    };
    return { ...app, store, send, balances, usd, actions: store.getState().actions };
  }
  const LOST = refuse({ kind: 'call-failed' });

  it('whose response was lost is paid once when it is checked again', async () => {
    const { world, store, actions, send, usd } = await losing(1);
    await expect(actions.send(RENT, KEY)).resolves.toEqual(LOST);
    expect(usd()).toEqual(['2847.32', '2800']);
    const [doubt] = store.getState().data.pending;
    await expect(actions.checkAgain(doubt?.id ?? '')).resolves.toEqual(DONE);
    expect(new Set(keysOf(send)).size).toBe(1);
    expect(usd()).toEqual(['2800', '2800']);
    await pass(world, 500);
    expect(usd()).toEqual(['2800', '2800']);
    expect(store.getState().activeWallet.transactions).toHaveLength(9);
  });

  it('without any response is found in the history, and its hold ends when the balance is read again', async () => {
    const { world, store, actions, send, usd, balances } = await losing(Infinity);
    await expect(actions.send(RENT, KEY)).resolves.toEqual(LOST);
    await expect(actions.send({ ...RENT, description: 'Rent' }, OTHER_KEY)).resolves.toEqual(
      refuse({ kind: 'in-doubt' }),
    );
    await pass(world, 500);
    expect(store.getState().data.pending).toEqual([]);
    expect(usd()).toEqual(['2800', '2800']);
    // The payment's record was found before this reading started, so the balances include the payment.
    expect(balances).toHaveBeenCalledTimes(3);
    expect(send).toHaveBeenCalledOnce();
    expect(store.getState().activeWallet.transactions).toHaveLength(9);
  });

  it('that was never executed keeps its hold when balances are read again', async () => {
    const { world, open } = openBackEnd(() => ({
      send: () => Promise.reject(new Error('The call was lost')),
    }));
    const { store } = await open();
    await store.getState().actions.send(RENT, KEY);
    await pass(world, 60_000);
    const { data } = store.getState();
    expect(data.pending).toMatchObject([{ inDoubt: true }]);
    expect([data.wallets[0]?.balances.usd, availableBalance(data, 'usd')]).toEqual([
      '2847.32',
      '2800',
    ]);
  });

  it('whose receipt contradicts it has an unreadable record, and is logged without values', async () => {
    const { world, open } = openBackEnd((simulated) => ({
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
    await store.getState().actions.send(RENT, KEY);
    const [record] = store.getState().activeWallet.transactions;
    expect(Object.keys(record ?? {})).toEqual(['id', 'timestamp', 'status', 'unreadable']);
    expect(record).toMatchObject({
      unreadable: expect.stringMatching(/"4732"[^]*"EUR"[^]*"eve@x\.example"/) as string,
    });
    expect(world.logged).toEqual(['A receipt contradicts its order']);
    await pass(world, 500);
    expect(store.getState().activeWallet.transactions[0]).toBe(record);
  });

  it('that ends during a reading of the balances starts another reading', async () => {
    const waiting: (() => void)[] = [];
    const { world, open } = openBackEnd(({ balances }) => ({
      balances: async (options) => {
        const sheet = await balances(options);
        if (sheet.wallets[0]?.balances.usd === '2800')
          await new Promise<void>((resolve) => waiting.push(resolve));
        return sheet;
      },
    }));
    const { store } = await open();
    await store.getState().actions.send(RENT, KEY);
    await pass(world, 500);
    await store.getState().actions.send({ ...RENT, amount: '100' }, OTHER_KEY);
    for (const go of waiting) go();
    await pass(world, 0);
    expect(store.getState().data.wallets[0]?.balances.usd).toBe('2700');
  });
});

it('an exchange is sent unchanged, with a quote of the back end', async () => {
  const exchange = vi.fn<WalletAdapter['exchange']>();
  const { sessions, open } = openBackEnd((simulated) => ({
    exchange: exchange.mockImplementation(simulated.exchange),
  }));
  const { store } = await open();
  const request = { from: 'usd', to: 'eur', amount: '100' } as const;
  const quote = await sessions.adapter.quote({ ...request, walletId: 'personal' });
  expect(quote).toMatchObject({ id: 'quote-1', received: '92' });
  const order = { ...request, received: '92', quoteId: 'quote-1' } as const;
  await store.getState().actions.exchange(order, KEY);
  expect(exchange.mock.calls).toEqual([[{ ...order, walletId: 'personal' }, KEY]]);
  expect(store.getState().data.wallets[0]?.balances).toMatchObject({ usd: '2747.32' });
});

it.each<[AdapterRefusal]>([
  [{ kind: 'insufficient-balance' }],
  [{ kind: 'message', text: 'No.' }],
  [{ kind: 'message', text: 'No.', retry: false }],
  [{ kind: 'message', text: 'No.', retry: 'new' }],
  [{ kind: 'message', text: 'Not now.', retry: true }],
])('balances are read again after every refusal: %j', async (refusal) => {
  const balances = vi.fn<WalletAdapter['balances']>();
  const { world, open } = openBackEnd((simulated) => ({
    balances: balances.mockImplementation(simulated.balances),
    send: () => Promise.resolve(refuse(refusal)),
  }));
  const { store } = await open();
  await store.getState().actions.send(RENT, KEY);
  await pass(world, 500);
  expect(balances).toHaveBeenCalledTimes(2);
});
