import { expect, it } from 'vitest';
import { createManualClock } from '../testing/manualClock';
import { createStoryWorld, seededRandom } from '../testing/storyWorld';
import { settled } from '../testing/time';
import { createWorld } from '../services/world';
import { walletOf } from './worldWallet';

it('a world has one wallet, whoever asks for it and whenever', async () => {
  const clock = createManualClock(0);
  const world = createWorld({ clock, random: seededRandom(1) });
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
