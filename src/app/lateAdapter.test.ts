import { expect, it, vi } from 'vitest';
import { createManualClock } from '../services/manualClock';
import { seededRandom } from '../testing/storyWorld';
import { createSimulatedWallets } from '../adapters/simulated/simulatedAdapter';
import { createSimulatedSession } from '../adapters/simulated/simulatedSession';
import { createLateAdapter } from './lateAdapter';
import { simulatedBackEnd } from './appBackEnd';

const DEMO = { email: 'demo@florin.example', password: 'florin-demo' };

function open() {
  const options = { clock: createManualClock(0), random: seededRandom(1), delays: 'none' } as const;
  const session = createSimulatedSession(options);
  const wallets = createSimulatedWallets(session, options);
  const load = vi.fn(() => Promise.resolve(wallets));
  const { user, signIn, signUp, signInWithBiometrics, signOut } = session;
  const early = { user, signIn, signUp, signInWithBiometrics, signOut };
  return { adapter: createLateAdapter(early, load), wallets, load };
}

it('the calls of the session load nothing', async () => {
  const { adapter, load } = open();
  expect(adapter.user?.name).toBe('Alex Morgan');
  await adapter.signOut();
  expect(await adapter.signIn(DEMO)).toMatchObject({ ok: true });
  expect(await adapter.signUp?.({ ...DEMO, firstName: 'A', lastName: 'M' })).toMatchObject({
    ok: true,
  });
  expect(await adapter.signInWithBiometrics?.()).toMatchObject({ ok: true });
  expect(load).not.toHaveBeenCalled();
});

it('the wallets load once, with the first call that needs them', async () => {
  const { adapter, load } = open();
  const [sheet, page] = await Promise.all([
    adapter.balances(),
    adapter.history({ walletId: 'personal' }),
    adapter.load(),
  ]);
  expect(sheet.wallets[0]?.balances.usd).toBe('2847.32');
  expect(page.transactions).toHaveLength(8);
  await adapter.balances();
  await adapter.load();
  expect(load).toHaveBeenCalledTimes(1);
});

it('the first sheet is null before the wallets are loaded, and does not load them', async () => {
  const { adapter, wallets, load } = open();
  expect(adapter.firstSheet?.()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  await adapter.load();
  expect(adapter.firstSheet?.()).toEqual(wallets.firstSheet());
  expect(adapter.firstSheet?.()?.sheet.wallets[0]?.id).toBe('personal');
});

it('the next call after a failed load loads the wallets again', async () => {
  const { adapter, load } = open();
  load.mockRejectedValueOnce(new Error('The file did not come'));
  const calls = [adapter.load(), adapter.balances()];
  const ends = await Promise.allSettled(calls);
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(adapter.firstSheet?.()).toBeNull();
  await expect(adapter.balances()).resolves.toMatchObject({ at: '1970-01-01T00:00:00.000Z' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('rates are requested once the wallets have loaded', async () => {
  const { adapter } = open();
  expect(() => adapter.rateOf?.('usd', 'eur')).toThrow('The wallets are not loaded');
  await adapter.load();
  expect(adapter.rateOf?.('usd', 'eur')).toEqual({ rate: '0.92', quoted: true });
});

it('listeners follow the wallets from before they load, and after they are replaced', async () => {
  const { adapter, wallets, load } = open();
  const stop = vi.fn();
  const subscribe = vi.spyOn(wallets, 'subscribePrices').mockReturnValue(stop);
  const listener = { onPrices: () => undefined };
  const unsubscribe = adapter.subscribePrices(listener);
  expect(subscribe).not.toHaveBeenCalled();
  await adapter.load();
  expect(subscribe.mock.calls).toEqual([[listener]]);
  load.mockResolvedValueOnce({ ...wallets, rateOf: () => ({ rate: '2', quoted: true }) });
  adapter.reload();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(adapter.firstSheet?.()).toBeNull();
  await adapter.load();
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(adapter.rateOf?.('usd', 'eur')).toEqual({ rate: '2', quoted: true });
  unsubscribe();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('every call reaches the loaded wallets with its arguments', async () => {
  const { adapter, wallets } = open();
  const once = { idempotencyKey: 'a' };
  const exchange = { walletId: 'personal', from: 'usd', to: 'eur', amount: '100' } as const;
  const given = {
    balances: [{}],
    history: [{ walletId: 'personal' }, {}],
    transaction: [{ walletId: 'personal', id: 'x' }, {}],
    createWallet: [{ name: 'Trips', type: 'personal', color: 'tide' }, once],
    receiveAddresses: ['personal', {}],
    priceHistory: ['btc', {}],
    quote: [exchange, {}],
    send: [{ walletId: 'personal', recipient: 'x', amount: '1', currency: 'usd' }, once],
    exchange: [{ ...exchange, received: '92' }, once],
  };
  for (const [name, args] of Object.entries(given)) {
    const call = name as keyof typeof given;
    const answer = vi.spyOn(wallets, call).mockResolvedValueOnce(name as never);
    const made = adapter[call] as ((...words: readonly unknown[]) => Promise<unknown>) | undefined;
    expect(await made?.(...args)).toBe(name);
    expect(answer).toHaveBeenCalledWith(...args);
  }
});

it('the simulated wallets and market are dated from the start of the app, even if they load later', async () => {
  const clock = createManualClock(Date.parse('2025-11-21T09:00:00.000Z'));
  const { adapter } = simulatedBackEnd({
    clock,
    random: seededRandom(1),
    delays: 'none',
  });
  clock.advance(60_000);
  const { transactions } = await adapter.history({ walletId: 'personal', limit: 1 });
  expect(transactions[0]?.timestamp).toBe('2025-11-21T08:35:00.000Z');
  const before = (await adapter.balances()).market.btc;
  const events: string[] = [];
  adapter.subscribePrices({ onPrices: ({ at }) => events.push(at) })();
  expect(events).toEqual(['2025-11-21T09:01:00.000Z']);
  expect((await adapter.balances()).market.btc).not.toEqual(before);
});
