import { describe, expect, it, vi } from 'vitest';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { availableBalance } from '../../domain/ledger/ledger';
import { DEMO_USER } from '../../domain/demo/demoAccount';
import { createStoryWorld } from '../../testing/storyWorld';
import { settled } from '../../testing/time';
import { openWallets } from '../wallets/openWallets';
import { createWorld } from '../world';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const KEY = { idempotencyKey: '0123456789abcdef0123456789abcdef' };
const STORE = 'florin.doubts';

/**
 * A tab whose session storage survives a reload. Its back end loses the responses to payments until `isAnswering` is
 * set. Until then it executes the payments only if `isExecuted` is true.
 */
function tab({ isExecuted = true, user = DEMO_USER.id } = {}) {
  const texts = new Map<string, string>();
  const send = vi.fn<WalletAdapter['send']>();
  const state = { isAnswering: false };
  const story = createStoryWorld({
    user: { id: user },
    kept: {},
    backEnd: (simulated) => ({
      ...simulated,
      send: send.mockImplementation(async (order, options) => {
        if (state.isAnswering) return simulated.send(order, options);
        if (isExecuted) await simulated.send(order, options);
        throw new Error('The answer was lost');
      }),
    }),
  });
  const visit = {
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
  /**
   * Loads the page. With `isSync`, the adapter has its first data synchronously. With `userId`, this user signs in
   * first.
   */
  const load = async (isSync = false, userId?: string) => {
    const { firstSheet: _first, ...asynchronous } = story.adapter;
    const adapter = isSync ? story.adapter : asynchronous;
    const world = createWorld({ ...story, visit, adapter });
    if (userId !== undefined) world.session.enter({ id: userId });
    const { store } = await openWallets(world);
    const { actions } = store.getState();
    const available = () => availableBalance(store.getState().data, 'usd');
    const pending = () => store.getState().data.pending;
    return { world, store, actions, available, pending, sessions: world.session };
  };
  return { story, texts, send, state, load };
}

const DOUBT = { id: KEY.idempotencyKey, walletId: 'personal', inDoubt: true };

describe('after a reload', () => {
  it.each([
    ['read in advance', true],
    ['read later', false],
  ])(
    'an order in doubt keeps its key and its hold, and can be checked again: data %s',
    async (_, isSync) => {
      const { send, state, load } = tab({ isExecuted: false });
      const before = await load(isSync);
      await before.actions.send({ ...RENT, description: 'Rent' }, KEY);
      const after = await load(isSync);
      const order = { kind: 'send', ...RENT, description: 'Rent' };
      expect(after.pending()).toEqual([{ ...DOUBT, order }]);
      expect(after.available()).toBe('2800');
      state.isAnswering = true;
      await expect(after.actions.checkAgain(KEY.idempotencyKey)).resolves.toMatchObject({
        ok: true,
      });
      expect(send.mock.lastCall?.[1]).toEqual(KEY);
      expect(after.actions.takeOutcomes()).toMatchObject([{ isMade: true, wasInDoubt: true }]);
    },
  );

  it('an order whose call was pending is in doubt', async () => {
    const { send, load } = tab();
    const before = await load();
    send.mockReturnValue(new Promise(() => undefined));
    void before.actions.send(RENT, KEY);
    expect((await load()).pending()).toMatchObject([DOUBT]);
  });

  it('an order that the back end executed in the meantime is found in the history', async () => {
    const { story, texts, load } = tab();
    const before = await load();
    await before.actions.send(RENT, KEY);
    const balances = vi.spyOn(story.adapter, 'balances');
    const after = await load();
    expect(after.pending()).toEqual([]);
    expect(after.available()).toBe('2800');
    const [outcome] = after.actions.takeOutcomes();
    expect(outcome).toMatchObject({ isMade: true, wasInDoubt: true });
    expect(outcome?.transactionId).toBe(after.store.getState().activeWallet.transactions[0]?.id);
    expect(after.store.getState().activeWallet.transactions).toHaveLength(9);
    // The balances are read again, because the first ones may not include the payment.
    expect(balances).toHaveBeenCalledTimes(2);
    expect(texts.has(STORE)).toBe(false);
  });

  it('orders of two wallets that the back end executed in the meantime are both found', async () => {
    const { load } = tab();
    const { actions } = await load();
    await actions.send(RENT, KEY);
    actions.switchWallet('business');
    await actions.send(RENT, { idempotencyKey: 'fedcba9876543210fedcba9876543210' });
    const after = await load();
    expect(after.pending()).toEqual([]);
    expect(after.actions.takeOutcomes()).toMatchObject([
      { walletId: 'personal', isMade: true, wasInDoubt: true },
      { walletId: 'business', isMade: true, wasInDoubt: true },
    ]);
  });

  it('a record that was known before does not settle an order', async () => {
    const { send, state, load } = tab({ isExecuted: false });
    const before = await load();
    await before.actions.send(RENT, KEY);
    state.isAnswering = true;
    const other = { idempotencyKey: 'fedcba9876543210fedcba9876543210', anyway: true };
    await before.actions.send(RENT, other);
    expect(send).toHaveBeenCalledTimes(2);
    expect((await load()).pending()).toMatchObject([DOUBT]);
  });

  it('another user sees nothing, and removes what was kept', async () => {
    const { texts, load } = tab({ isExecuted: false });
    await (await load()).actions.send(RENT, KEY);
    expect(texts.has(STORE)).toBe(true);
    const other = await load(false, 'eve');
    expect(other.pending()).toEqual([]);
    expect(texts.has(STORE)).toBe(false);
  });

  it('nothing is kept from the moment that the data on the device has a lock', async () => {
    const { texts, load, story } = tab({ isExecuted: false });
    const { actions, pending } = await load();
    await actions.send(RENT, KEY);
    expect(texts.get(STORE)).toContain('rent@florin.example');
    const keeper = await story.keeper?.load();
    await keeper?.setLock({ after: '5', next: 'four short words here' });
    expect([texts.get(STORE), pending().length]).toEqual([undefined, 1]);
    await actions.send({ ...RENT, amount: '1' }, { idempotencyKey: 'another key' });
    expect([texts.get(STORE), pending().length]).toEqual([undefined, 2]);
  });

  it('nothing is kept after signing out, not even by a call that ends later', async () => {
    const { send, texts, load } = tab({ isExecuted: false });
    const { actions, sessions } = await load();
    const call: { fail?: (cause: Error) => void } = {};
    send.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        call.fail = reject;
      }),
    );
    void actions.send(RENT, KEY);
    sessions.leave();
    expect(texts.has(STORE)).toBe(false);
    call.fail?.(new Error('The answer was lost'));
    await settled();
    expect(texts.has(STORE)).toBe(false);
    // The order is still in memory. When the same user signs in again without a reload, the order is stored again.
    sessions.enter(DEMO_USER);
    expect(texts.has(STORE)).toBe(true);
  });
});

describe('a kept text is ignored', () => {
  const VALID = {
    userId: DEMO_USER.id,
    pending: [{ ...DOUBT, order: { kind: 'send', ...RENT } }],
    known: { personal: ['personal-8'] },
  };
  const withOrder = (order: object, more: object = {}) => ({
    ...VALID,
    pending: [{ ...DOUBT, ...more, order: { kind: 'send', ...RENT, ...order } }],
  });
  const load = async (text: string) => {
    const { texts, load: open } = tab();
    texts.set(STORE, text);
    return (await open()).pending();
  };

  it('only if something in it is wrong', async () => {
    expect(await load(JSON.stringify(VALID))).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['no object', 5],
    ['no orders', { ...VALID, pending: 'x' }],
    ['no user', { ...VALID, userId: undefined }],
    ['another user', { ...VALID, userId: 'eve' }],
    ['no known records', { ...VALID, known: null }],
    ['known records that are no texts', { ...VALID, known: { personal: [1] } }],
    ['the same key twice', { ...VALID, pending: [...VALID.pending, ...VALID.pending] }],
    ['an unknown wallet', withOrder({}, { walletId: 'eve' })],
    ['no key', withOrder({}, { id: '' })],
    ['no order', { ...VALID, pending: [DOUBT] }],
    ['an unknown kind', withOrder({ kind: 'gift' })],
    ['a negative amount', withOrder({ amount: '-1' })],
    ['an amount of nothing', withOrder({ amount: '0' })],
    ['an amount that is a number', withOrder({ amount: 5 })],
    ['an amount in another notation', withOrder({ amount: '1e3' })],
    ['too many decimals', withOrder({ amount: '1.001' })],
    ['an unknown currency', withOrder({ currency: '__proto__' })],
    ['no recipient', withOrder({ recipient: ' ' })],
    ['invisible characters', withOrder({ recipient: 'a\u202E@b.co' })],
    ['a description that is no text', withOrder({ description: {} })],
    [
      'an exchange into the same currency',
      withOrder({ kind: 'exchange', from: 'usd', to: 'usd', received: '5' }),
    ],
    [
      'an exchange for nothing',
      withOrder({ kind: 'exchange', from: 'usd', to: 'eur', received: '0' }),
    ],
  ])('with %s', async (_, value) => {
    expect(await load(JSON.stringify(value))).toEqual([]);
  });

  it.each(['', '{', 'null', '[]'])('that is no such object: %j', async (text) => {
    expect(await load(text)).toEqual([]);
  });
});
