import { expect, it, vi } from 'vitest';
import type { PriceListener, WalletAdapter } from '../backend/walletAdapter';
import { sampleWorld } from '../domain/ledger/sampleWorld';
import { createManualClock } from '../testing/manualClock';
import { settled } from '../testing/time';
import { createBackEndFeed } from './backEndFeed';

const AT = '2026-03-14T09:00:00.000Z';
const START = sampleWorld(Date.parse(AT));

function feed() {
  const clock = createManualClock(Date.parse(AT));
  const balances = vi.fn<WalletAdapter['balances']>(() =>
    Promise.resolve({ wallets: START.wallets, market: START.market, at: AT }),
  );
  const history = vi.fn<WalletAdapter['history']>(() =>
    Promise.resolve({ transactions: [], next: null }),
  );
  const warn = vi.fn();
  const busy = { is: false };
  const online = { run: () => undefined as void };
  const listeners: Required<PriceListener>[] = [];
  const subscribePrices = (listener: PriceListener) => {
    listeners.push(listener as Required<PriceListener>);
    return () => undefined;
  };
  const own = createBackEndFeed({
    adapter: { balances, history, subscribePrices } as Partial<WalletAdapter> as WalletAdapter,
    clock,
    log: { warn } as never,
    at: AT,
    device: { onReconnect: (run) => ((online.run = run), () => undefined) },
    isBusy: () => busy.is,
  });
  const seen = { state: START };
  return {
    own,
    clock,
    balances,
    history,
    warn,
    busy,
    online,
    seen,
    subscribe: () => own.subscribe(vi.fn(), (rule) => (seen.state = rule(seen.state))),
    /** The adapter's listener. */
    told: () => {
      const listener = listeners.at(-1);
      if (!listener) throw new Error('Nobody listens');
      return listener;
    },
    /** How often the balances were read, after the pause. */
    reads: async () => {
      clock.advance(500);
      await settled();
      return balances.mock.calls.length;
    },
  };
}

it('the balances that are here at the start are not read anew', async () => {
  const { subscribe, told, reads, seen } = feed();
  subscribe();
  told().onState('live');
  told().onState('live');
  expect(await reads()).toBe(0);
  expect(seen.state).toBe(START);
});

it('prices of the same moment are news', () => {
  const { subscribe, told, seen } = feed();
  subscribe();
  told().onPrices({ market: { btc: { price: '1', change24h: '0' } }, at: AT });
  expect(seen.state.market.btc.price).toBe('1');
});

it('the balances are read anew once after an interruption, and not during it', async () => {
  const { subscribe, told, reads } = feed();
  subscribe();
  told().onState('interrupted');
  told().onState('interrupted');
  expect(await reads()).toBe(0);
  told().onState('live');
  expect(await reads()).toBe(1);
  told().onState('live');
  expect(await reads()).toBe(1);
});

it('an order is checked as soon as the wallets are shown, and so is the time before', async () => {
  const { own, subscribe, reads, clock } = feed();
  own.checkSoon();
  expect(clock.pending).toBe(0);
  const stop = subscribe();
  expect(await reads()).toBe(1);
  stop();
  subscribe();
  expect(await reads()).toBe(2);
});

it('nobody is told anything afterwards, and nothing is wrong with that', async () => {
  const { own, subscribe, told, reads, balances, warn, seen } = feed();
  let answer = () => {};
  balances.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ wallets: [], market: START.market, at: AT });
        };
      }),
  );
  const stop = subscribe();
  own.checkSoon();
  await reads();
  stop();
  answer();
  await settled();
  told().onPrices({ market: { btc: { price: '1', change24h: '0' } }, at: AT });
  told().onState('interrupted');
  expect(seen.state).toBe(START);
  expect(warn).not.toHaveBeenCalled();
});

it('balances that do not come are logged, and marked with the moment of the last ones until they do', async () => {
  const { own, subscribe, reads, balances, warn, seen } = feed();
  const cause = new Error('No answer');
  balances.mockRejectedValueOnce(cause);
  subscribe();
  own.checkSoon();
  await reads();
  expect(warn.mock.calls).toEqual([['The balances could not be read again', cause]]);
  expect(seen.state.unreadSince).toBe(AT);
  own.checkSoon();
  await reads();
  expect(seen.state.unreadSince).toBeNull();
});

it('the balances are read every minute while the page is shown, at once when it is shown again, and when the device is connected again', async () => {
  const { clock, subscribe, balances, reads, online } = feed();
  const stop = subscribe();
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

it('a reading that is not answered for a minute, and one that an order keeps back, leave a mark', async () => {
  const { clock, subscribe, balances, seen, busy } = feed();
  subscribe();
  balances.mockImplementationOnce(() => new Promise(() => undefined));
  clock.advance(60_000);
  await settled();
  expect(seen.state.unreadSince).toBeUndefined();
  clock.advance(60_000);
  expect(seen.state.unreadSince).toBe(AT);
  await settled();
  expect(seen.state.unreadSince).toBeNull();
  busy.is = true;
  clock.advance(120_000);
  await settled();
  expect(balances).toHaveBeenCalledTimes(2);
  expect(seen.state.unreadSince).toBe(AT);
});

it('what another session did is read, in each wallet, and a line that changed is replaced', async () => {
  const { own, subscribe, history, balances, reads, seen } = feed();
  subscribe();
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
  own.checkSoon();
  await reads();
  const [now] = seen.state.wallets;
  expect(now?.balances.usd).toBe('1');
  expect(now?.transactions.map(({ id, status }) => `${id} ${status}`).slice(0, 2)).toEqual([
    'other failed',
    `${newest?.id} failed`,
  ]);
  expect(history.mock.calls.map(([{ walletId }]) => walletId)).toEqual(
    START.wallets.map(({ id }) => id),
  );
});
