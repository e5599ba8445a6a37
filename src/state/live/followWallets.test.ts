import { expect, it } from 'vitest';
import { AT, openFollower, START } from '../../testing/openFollower';
import { settled } from '../../testing/time';

it('balances that are known at the start are not read again', async () => {
  const { follower, listener, reads, data } = openFollower();
  follower.follow();
  listener().onState('live');
  listener().onState('live');
  expect(await reads()).toBe(0);
  expect(data()).toBe(START);
});

it('prices with the same time as the last prices are applied', () => {
  const { follower, listener, data } = openFollower();
  follower.follow();
  listener().onPrices({ market: { btc: { price: '1', change24h: '0' } }, at: AT });
  expect(data().market.btc?.price).toBe('1');
});

it('prices with an older time are ignored', () => {
  const { follower, listener, data } = openFollower();
  follower.follow();
  const at = '2026-03-14T10:00:00.000Z';
  listener().onPrices({ market: { btc: { price: '50000', change24h: '1' } }, at });
  const older = '2026-03-14T09:59:00.000Z';
  listener().onPrices({ market: { btc: { price: '1', change24h: '0' } }, at: older });
  expect(data().market.btc?.price).toBe('50000');
});

it('stopped prices have the time of the last successful response until they continue', () => {
  const { follower, listener, data, unsubscribed } = openFollower();
  const stop = follower.follow();
  const at = '2026-03-14T10:00:00.000Z';
  listener().onPrices({ market: { btc: { price: '50000', change24h: '1' } }, at });
  listener().onState('interrupted');
  expect(data().staleSince).toBe(at);
  listener().onState('live');
  expect(data().staleSince).toBeNull();
  stop();
  expect(unsubscribed).toHaveBeenCalledOnce();
});

it('the balances are read once after an interruption, and not during it', async () => {
  const { follower, listener, reads } = openFollower();
  follower.follow();
  listener().onState('interrupted');
  listener().onState('interrupted');
  expect(await reads()).toBe(0);
  listener().onState('live');
  expect(await reads()).toBe(1);
  listener().onState('live');
  expect(await reads()).toBe(1);
});

it('the balances are read when following begins after an order, and when it begins again', async () => {
  const { follower, reads, clock } = openFollower();
  follower.checkSoon();
  expect(clock.pending).toBe(0);
  const stop = follower.follow();
  expect(await reads()).toBe(1);
  stop();
  follower.follow();
  expect(await reads()).toBe(2);
});

it('after the end, nothing changes and nothing is logged', async () => {
  const { follower, listener, reads, balances, warn, data } = openFollower();
  let answer = () => {};
  const [first, ...others] = START.wallets;
  if (!first) throw new Error('There is no wallet');
  const wallets = [{ ...first, balances: { ...first.balances, usd: '1' } }, ...others] as const;
  balances.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ wallets, market: START.market, at: AT });
        };
      }),
  );
  const stop = follower.follow();
  follower.checkSoon();
  await reads();
  stop();
  answer();
  await settled();
  listener().onPrices({ market: { btc: { price: '1', change24h: '0' } }, at: AT });
  listener().onState('interrupted');
  expect(data()).toBe(START);
  expect(warn).not.toHaveBeenCalled();
});

it('a failed reading is logged, and the balances are marked with the time of the last reading until a reading succeeds', async () => {
  const { follower, reads, balances, warn, data } = openFollower();
  const cause = new Error('No answer');
  balances.mockRejectedValueOnce(cause);
  follower.follow();
  follower.checkSoon();
  await reads();
  expect(warn.mock.calls).toEqual([['The balances could not be read again', cause]]);
  expect(data().unreadSince).toBe(AT);
  follower.checkSoon();
  await reads();
  expect(data().unreadSince).toBeNull();
});

it('the balances are read every minute while the page is shown, at once when it is shown again, and when the device is connected again', async () => {
  const { clock, follower, balances, reads, online } = openFollower();
  const stop = follower.follow();
  const after = async (ms: number) => {
    clock.advance(ms);
    await settled();
    return balances.mock.calls.length;
  };
  expect(await after(59_999)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await after(60_000)).toBe(2);
  clock.hide();
  expect(await after(600_000)).toBe(2);
  clock.show();
  expect(await reads()).toBe(3);
  online.run();
  expect(await reads()).toBe(4);
  stop();
  expect(clock.pending).toBe(0);
});

it('the balances are read after a change in another tab, but not after the end', async () => {
  const { follower, changes, reads } = openFollower();
  const stop = follower.follow();
  for (const listener of changes.listeners) listener();
  expect(await reads()).toBe(1);
  stop();
  expect(changes.listeners.size).toBe(0);
});

it('a wallet that another tab has created appears, and its history is read when it is shown', async () => {
  const { follower, changes, clock, balances, history, store } = openFollower();
  const stop = follower.follow();
  const [personal] = START.wallets;
  if (!personal) throw new Error('There is no wallet');
  const { transactions, ...summary } = { ...personal, id: 'wallet-4', name: 'Holiday' };
  balances.mockResolvedValue({
    wallets: [...START.wallets, summary],
    market: START.market,
    at: '2026-03-14T09:00:01.000Z',
  });
  history.mockImplementation(({ walletId }) =>
    Promise.resolve({ transactions: walletId === 'wallet-4' ? transactions : [], next: null }),
  );
  for (const announce of changes.listeners) announce();
  clock.advance(500);
  await settled();
  const created = () => store.getState().wallets.at(-1);
  expect(created()).toMatchObject({ id: 'wallet-4', name: 'Holiday', isActive: false });
  expect(created()?.transactions).toEqual([]);
  store.getState().actions.switchWallet('wallet-4');
  await settled();
  expect(created()?.transactions).toEqual(transactions);
  stop();
});

it('the data is marked if a reading has no response for a minute, or is delayed by an order', async () => {
  const { clock, follower, balances, data, store } = openFollower();
  follower.follow();
  balances.mockImplementationOnce(() => new Promise(() => undefined));
  clock.advance(60_000);
  await settled();
  expect(data().unreadSince).toBeUndefined();
  clock.advance(60_000);
  expect(data().unreadSince).toBe(AT);
  await settled();
  expect(data().unreadSince).toBeNull();
  const order = { recipient: 'rent@example.com', amount: '1', currency: 'usd' } as const;
  void store.getState().actions.send(order, { idempotencyKey: 'a' });
  clock.advance(120_000);
  await settled();
  expect(balances).toHaveBeenCalledTimes(2);
  expect(data().unreadSince).toBe(AT);
});

it('changes of another session are read in the shown wallet, and a changed record is replaced', async () => {
  const { follower, history, balances, reads, data } = openFollower();
  follower.follow();
  const [first, ...others] = START.wallets;
  if (!first) throw new Error('There is a wallet');
  const [newest, ...older] = first.transactions;
  const failed = { ...newest, status: 'failed' } as typeof newest & object;
  balances.mockResolvedValue({
    wallets: [{ ...first, balances: { ...first.balances, usd: '1' } }, ...others],
    market: START.market,
    at: AT,
  });
  history.mockImplementation(({ walletId }) =>
    Promise.resolve({
      transactions: walletId === first.id ? [{ ...failed, id: 'other' }, failed, ...older] : [],
      next: null,
    }),
  );
  follower.checkSoon();
  await reads();
  const [now] = data().wallets;
  expect(now?.balances.usd).toBe('1');
  expect(now?.transactions.map(({ id, status }) => `${id} ${status}`).slice(0, 2)).toEqual([
    'other failed',
    `${newest?.id} failed`,
  ]);
  expect(history.mock.calls).toEqual([[{ walletId: 'personal' }, undefined]]);
});

it('only the history of the shown wallet is read, and that of another wallet when it is shown', async () => {
  const { follower, history, store, reads, clock } = openFollower();
  const stop = follower.follow();
  store.getState().actions.update((state) => ({ ...state, older: { business: null } }));
  clock.advance(60_000);
  await settled();
  const read = () => history.mock.calls.map(([{ walletId }]) => walletId);
  expect(read()).toEqual(['personal']);

  store.getState().actions.switchWallet('business');
  await settled();
  expect(read()).toEqual(['personal', 'business']);
  // A history that was read before is read again, because it may have changed in the meantime.
  store.getState().actions.switchWallet('personal');
  await reads();
  expect(read()).toEqual(['personal', 'business', 'personal']);
  stop();
});

it('the history of a wallet with an order in doubt is also read', async () => {
  const { follower, history, store, reads } = openFollower();
  follower.follow();
  const order = { kind: 'send', recipient: 'a@b.co', amount: '1', currency: 'usd' } as const;
  const doubt = { id: 'a', walletId: 'savings', order, inDoubt: true } as const;
  store.getState().actions.update((state) => ({ ...state, pending: [doubt] }));
  follower.checkSoon();
  await reads();
  expect(history.mock.calls.map(([{ walletId }]) => walletId)).toEqual(['personal', 'savings']);
});

it('a history that cannot be read leaves the other wallets usable, and is read again on demand', async () => {
  const { follower, history, store, warn } = openFollower();
  follower.follow();
  const { actions } = store.getState();
  actions.update((state) => ({
    ...state,
    wallets: state.wallets.map((wallet) => ({ ...wallet, transactions: [] })),
    older: { business: null },
  }));
  const lost = new Error('No answer');
  history.mockRejectedValueOnce(lost);
  actions.switchWallet('business');
  await settled();
  expect(store.getState().unreadErrors).toEqual({ business: lost });
  expect(warn.mock.calls).toEqual([['The history of the wallet could not be read', lost]]);

  const transactions = START.wallets[1]?.transactions ?? [];
  history.mockResolvedValueOnce({ transactions, next: 'x' });
  await actions.loadOlder();
  expect(store.getState().unreadErrors).toEqual({});
  expect(store.getState().data.older).toEqual({ business: 'x' });
  expect(store.getState().activeWallet.transactions).toEqual(transactions);
  expect(transactions).toHaveLength(2);
});
