import { describe, expect, it } from 'vitest';
import type { CurrencyId } from '#src/domain/currency/currency';
import { defineCurrencies } from '#src/domain/currency/defineCurrencies';
import { sampleWorld } from '#src/domain/demo/sampleWorld';
import type { WalletState } from '#src/domain/ledger/ledger';
import { createManualClock } from '#src/services/manualClock';
import { FACTS } from '../testing/conformanceWorlds';
import { durationOf } from '#src/testing/time';
import {
  conformanceReport,
  walletConformance,
  type BackEndUnderTest,
} from './conformance/conformance';
import { createFakeAdapter, type FakeAdapter } from './fakeAdapter';
import type { Faults } from '#src/adapters/faults';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');

const RENT = {
  walletId: 'personal',
  recipient: 'rent@example.com',
  amount: '47.32',
  currency: 'usd',
} as const;

const KEY = { idempotencyKey: 'rent' };

function fake(options: { faults?: Faults; delays?: 'real' } = {}) {
  const clock = createManualClock(NOW);
  const adapter = createFakeAdapter({ clock, ...options });
  const dollars = async () => (await adapter.balances()).wallets[0]?.balances.usd;
  return { clock, adapter, dollars };
}

/** Wallets in yen and a token, two currencies that Florin lacks and an app can register. */
const OWN_WALLETS = {
  ...sampleWorld(NOW),
  currencies: defineCurrencies([
    { id: 'jpy', symbol: 'JPY', name: 'Japanese Yen', iso: 'JPY' },
    { id: 'koi', symbol: 'KOI', name: 'Koi', decimals: 6 },
  ]),
  wallets: [
    {
      id: 'personal',
      name: 'Household',
      type: 'personal',
      createdAt: '2026-01-01T00:00:00.000Z',
      color: 'tide',
      balances: { jpy: '12345', koi: '7.5' },
      transactions: [],
    },
  ],
  market: { jpy: { price: '1' }, koi: { price: '160' } },
  primaryCurrency: 'jpy',
} as unknown as WalletState;

describe('a fake back end with other currencies', () => {
  it('has quotes by their prices, and no addresses of the default currencies', async () => {
    const adapter = createFakeAdapter({ clock: createManualClock(NOW), wallets: OWN_WALLETS });
    const jpy = 'jpy' as CurrencyId;
    const koi = 'koi' as CurrencyId;
    expect(adapter.rateOf?.(jpy, koi)).toEqual({ rate: '0.00625', quoted: true });
    const request = { walletId: 'personal', from: jpy, to: koi, amount: '1000' } as const;
    const quote = await adapter.quote(request);
    expect(quote).toMatchObject({ rate: '0.00625', received: '6.25' });
    const order = { ...request, received: '6.25', quoteId: quote?.id } as const;
    const made = await adapter.exchange(order as never, { idempotencyKey: 'koi' });
    expect(made).toMatchObject({ ok: true, value: { balances: { jpy: '11345', koi: '13.75' } } });
    expect(await adapter.receiveAddresses?.('personal')).toEqual({});
  });
});

describe('a fake back end', () => {
  it('has the sample wallets, dated by the clock', async () => {
    const { adapter } = fake();
    const { wallets, at } = await adapter.balances();
    expect(wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
    expect(at).toBe('2026-03-14T09:26:53.000Z');
    expect(adapter.user?.name).toBe('Alex Morgan');
  });

  it('has no signed-in user if that is requested', async () => {
    const adapter = createFakeAdapter({ clock: createManualClock(NOW), user: null });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
  });

  it('pays at once, or two seconds later on the clock', async () => {
    const { adapter, dollars } = fake();
    expect(await adapter.send(RENT, KEY)).toMatchObject({ ok: true });
    expect(await dollars()).toBe('2800');
    const slow = fake({ delays: 'real' });
    expect(await durationOf(slow.clock, slow.adapter.send(RENT, KEY))).toBe(2_000);
  });

  it('does not execute a call that fails', async () => {
    const faults: Faults = { send: 'fail' };
    const { adapter, dollars } = fake({ faults });
    await expect(adapter.send(RENT, KEY)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await dollars()).toBe('2847.32');
    delete faults.send;
    expect(await adapter.send(RENT, KEY)).toMatchObject({ ok: true });
    expect(await dollars()).toBe('2800');
  });

  it('executes a call once if its response is lost', async () => {
    const { adapter, dollars } = fake({ faults: { next: 'lost' } });
    await expect(adapter.send(RENT, KEY)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await dollars()).toBe('2800');
    expect(await adapter.send(RENT, KEY)).toMatchObject({ ok: true });
    expect(await dollars()).toBe('2800');
  });

  it('changes prices only when a test sets them', async () => {
    const { adapter, clock } = fake();
    const received: unknown[] = [];
    const stop = adapter.subscribePrices({ onPrices: (update) => received.push(update) });
    clock.advance(5_000);
    expect(received).toMatchObject([
      { market: { ada: { price: '0.45' }, btc: { price: '43250' }, eth: { price: '2580' } } },
    ]);
    adapter.setPrices({ btc: { price: '45000', change24h: '4.05' } });
    expect(received.slice(1)).toEqual([
      { market: { btc: { price: '45000', change24h: '4.05' } }, at: '2026-03-14T09:26:58.000Z' },
    ]);
    stop();
    adapter.setPrices({ eth: { price: '2600', change24h: '0' } });
    expect(received).toHaveLength(2);
    const { market } = await adapter.balances();
    expect([market.btc?.price, market.eth?.price]).toEqual(['45000', '2600']);
  });

  it('recognises the user by biometrics', async () => {
    const { adapter } = fake();
    expect(await adapter.signInWithBiometrics?.()).toMatchObject({ ok: true });
  });
});

describe('a changed status', () => {
  const NAMES = new Set([
    'a payment that arrives in parts is one record and one debit',
    'a payment that fails returns its amount and its fee, and keeps its record',
    'a payment that fails after a part has arrived returns the rest and the fee',
    'a single transaction has its current status',
    'every changed status is announced',
  ]);

  /** Returns the conformance tests for statuses. `change` replaces methods of the fake back end. */
  const casesWith = (change: (adapter: FakeAdapter) => Partial<FakeAdapter> = () => ({})) =>
    walletConformance<BackEndUnderTest & { readonly adapter: FakeAdapter }>({
      abilities: ['transaction', 'subscribeChanges'],
      setStatus: ({ adapter }, status) => {
        adapter.setStatus(status);
      },
      open() {
        const { adapter } = fake();
        const connect = () => ({ ...adapter, ...change(adapter) });
        return { ...FACTS, adapter, connect };
      },
    }).filter(({ name }) => NAMES.has(name));

  for (const { name, run } of casesWith()) it(`meets: ${name}`, run);

  it('that is not announced is caught by the conformance kit', async () => {
    const rows = await conformanceReport(
      casesWith(() => ({ subscribeChanges: () => () => undefined })),
    );
    expect(rows).toHaveLength(5);
    expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([
      {
        name: 'every changed status is announced',
        outcome: 'failed',
        message: 'ConformanceFailure: The change {"status":"pending"} was not announced',
      },
    ]);
  });

  it('of received money credits only what has arrived', async () => {
    const { adapter } = fake();
    const bitcoin = async () => (await adapter.balances()).wallets[0]?.balances.btc;
    const received = 'personal-8';
    expect(await bitcoin()).toBe('0.15423');
    adapter.setStatus({ id: received, status: 'pending' });
    expect(await bitcoin()).toBe('0.14173');
    adapter.setStatus({ id: received, status: 'pending', arrived: '0.01' });
    expect(await bitcoin()).toBe('0.15173');
    adapter.setStatus({ id: received, status: 'completed' });
    expect(await bitcoin()).toBe('0.15423');
  });

  it('of an unknown payment changes nothing', async () => {
    const { adapter } = fake();
    const before = await adapter.balances();
    adapter.setStatus({ id: 'no-such-payment', status: 'failed' });
    expect(await adapter.balances()).toEqual(before);
  });
});
