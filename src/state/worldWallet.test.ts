import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manualClock';
import type { Outcomes } from '../services/simulation';
import { createStoryWorld, seededRandom } from '../testing/storyWorld';
import { settled } from '../testing/time';
import { createWorld } from '../services/world';
import { walletOf } from './worldWallet';

it('a world has one wallet, whoever asks for it and whenever', async () => {
  const clock = createManualClock(0);
  const { device } = createStoryWorld();
  const world = createWorld({ clock, random: seededRandom(1), device });
  const sent = walletOf(world)
    .store.getState()
    .actions.send({ recipient: 'rent@example.com', amount: '47.32', currency: 'usd' });
  clock.advance(2_000);
  await settled();
  await expect(sent).resolves.toEqual({ ok: true, value: null });
  const [newest] = walletOf(world).store.getState().activeWallet.transactions;
  expect(newest?.description).toBe('Sent to rent@example.com');
  expect(walletOf(world)).toBe(walletOf(world));
});

it('another world has another', () => {
  expect(walletOf(createWorld())).not.toBe(walletOf(createWorld()));
});

it('a wallet that comes late is dated from the beginning of its world', () => {
  const clock = createManualClock(Date.parse('2026-03-14T09:26:53.000Z'));
  const world = createWorld({ clock });
  clock.advance(60_000);
  const [newest] = walletOf(world).store.getState().activeWallet.transactions;
  expect(newest?.timestamp).toBe('2026-03-14T09:01:53.000Z');
});

it('services that a world has already are taken', () => {
  const world = createStoryWorld({ balances: { usd: '1' } });
  expect(walletOf(world).store.getState().data).toBe(world.wallets);
  expect(walletOf(world).priceFeed).toBe(world.priceFeed);
});

describe('leaving the page', () => {
  const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;
  const EUROS = { from: 'usd', to: 'eur', amount: '100', received: '92' } as const;

  function app(calls: Outcomes = {}) {
    const world = createStoryWorld({ delays: 'real', calls });
    const { store } = walletOf(world);
    const { actions } = store.getState();
    const pass = async (ms: number) => {
      world.clock.advance(ms);
      await settled();
    };
    return { ...world, store, actions, pass };
  }

  it('is free until an order is under way, and again once it is settled', async () => {
    const { leaving, actions, pass } = app();
    expect(leaving.questions).toBe(0);
    void actions.send(RENT);
    expect(leaving.questions).toBe(1);
    await pass(1_999);
    expect(leaving.questions).toBe(1);
    await pass(1);
    expect(leaving.questions).toBe(0);
  });

  it('is asked about once while several orders are under way, up to the last of them', async () => {
    const { leaving, actions, pass } = app();
    void actions.send(RENT);
    await pass(1_000);
    void actions.exchange(EUROS);
    actions.tick([{ btc: { price: 1, change: 1 } }]);
    expect(leaving.questions).toBe(1);
    await pass(1_000);
    expect(leaving.questions).toBe(1);
    await pass(1_000);
    expect(leaving.questions).toBe(0);
    void actions.send(RENT);
    expect(leaving.questions).toBe(1);
  });

  it('is free after an order that was refused, and asked about while one is in doubt', async () => {
    const { leaving, actions, pass, outcomes, store } = app({ send: 'fail' });
    void actions.send({ ...RENT, amount: '5000' });
    expect(leaving.questions).toBe(0);
    void actions.send(RENT);
    expect(leaving.questions).toBe(1);
    await pass(2_000);
    expect(leaving.questions).toBe(1);
    outcomes.send = 'normal';
    void actions.checkAgain(store.getState().data.pending[0]?.id ?? '');
    await pass(2_000);
    expect(leaving.questions).toBe(0);
  });

  it('is asked about for as long as an order is not answered', async () => {
    const { leaving, actions, pass } = app({ exchange: 'hang' });
    void actions.exchange(EUROS);
    await pass(3_600_000);
    expect(leaving.questions).toBe(1);
  });

  it('is asked about from the start with an order that was left under way', () => {
    const closed = createStoryWorld({ calls: { send: 'hang' } });
    void walletOf(closed).store.getState().actions.send(RENT);
    const wallets = walletOf(closed).store.getState().data;
    const opened = { ...createStoryWorld(), wallets };
    expect(opened.leaving.questions).toBe(0);
    walletOf(opened);
    expect(opened.leaving.questions).toBe(1);
  });
});
