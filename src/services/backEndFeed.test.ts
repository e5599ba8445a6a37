import { expect, it, vi } from 'vitest';
import type { PriceListener, WalletAdapter } from '../adapter/walletAdapter';
import { sampleWorld } from '../domain/sampleWorld';
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
    isUncertain: () => false,
  });
  const seen = { state: START };
  return {
    own,
    clock,
    balances,
    warn,
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

it('an order is checked as soon as somebody listens, and so is the time of nobody', async () => {
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

it('balances that do not come are logged', async () => {
  const { own, subscribe, reads, balances, warn } = feed();
  const cause = new Error('No answer');
  balances.mockRejectedValue(cause);
  subscribe();
  own.checkSoon();
  await reads();
  expect(warn.mock.calls).toEqual([['The balances could not be read anew', cause]]);
});
