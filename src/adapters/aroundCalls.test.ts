import { expect, it, vi } from 'vitest';
import { createManualClock } from '../services/manualClock';
import { seededRandom } from '../testing/storyWorld';
import { aroundCalls, type AdapterCall } from './aroundCalls';
import type { WalletAdapter } from './walletAdapter';
import { createSimulatedAdapter } from './simulated/simulatedAdapter';

const DEMO = { email: 'demo@florin.example', password: 'florin-demo' };

const simulated = () =>
  createSimulatedAdapter({ clock: createManualClock(0), random: seededRandom(1), delays: 'none' });

it('only the members that return promises are wrapped', () => {
  const adapter = simulated();
  const wrapped = aroundCalls(adapter, (_name, call) => call());
  const names = Object.keys(adapter) as (keyof typeof adapter)[];
  expect(Object.keys(wrapped)).toEqual(names);
  expect(names.filter((name) => wrapped[name] === adapter[name])).toEqual([
    'user',
    'firstSheet',
    'rateOf',
    'subscribePrices',
  ]);
});

it('a wrapped call receives its arguments and returns its answer', async () => {
  const events: AdapterCall[] = [];
  const adapter = simulated();
  const history = vi.spyOn(adapter, 'history');
  const wrapped = aroundCalls(adapter, (name, call) => {
    events.push(name);
    return call();
  });
  const query = { walletId: 'personal', limit: 1 };
  const options = { signal: new AbortController().signal };
  expect((await wrapped.history(query, options)).transactions).toHaveLength(1);
  expect(history).toHaveBeenCalledWith(query, options);
  expect(await wrapped.signIn(DEMO)).toMatchObject({ ok: true });
  expect(events).toEqual(['history', 'signIn']);
});

it('the wrapper can answer or reject a call itself', async () => {
  const adapter = simulated();
  const balances = vi.spyOn(adapter, 'balances');
  const failing = aroundCalls(adapter, (name) => Promise.reject(new Error(`No ${name}`)));
  await expect(failing.balances()).rejects.toThrow('No balances');
  const answering = aroundCalls(adapter, (name) => Promise.resolve(name));
  expect(await answering.balances()).toBe('balances');
  expect(balances).not.toHaveBeenCalled();
});

it('a missing optional method stays missing', () => {
  const { signUp: _, firstSheet: __, ...adapter } = simulated();
  const wrapped = aroundCalls(adapter, (_name, call) => call());
  expect(wrapped).not.toHaveProperty('signUp');
  expect(wrapped).not.toHaveProperty('firstSheet');
});

it('an adapter may be an instance of a class', async () => {
  const of = simulated();
  class Inheriting {
    #calls = 0;
    get user() {
      return of.user;
    }
    balances = of.balances;
    async history(...given: Parameters<typeof of.history>) {
      this.#calls += 1;
      return of.history(...given);
    }
    subscribePrices() {
      return () => this.#calls;
    }
  }
  const adapter = new Inheriting() as Partial<WalletAdapter> as WalletAdapter;
  const wrapped = aroundCalls(adapter, (_name, call) => call());
  await wrapped.history({ walletId: 'personal' });
  const { subscribePrices } = wrapped;
  expect(subscribePrices({ onPrices: () => undefined })()).toBe(1);
  expect(wrapped.user?.name).toBe('Alex Morgan');
  expect(wrapped).not.toHaveProperty('rateOf');
});
