import { describe, expect, it } from 'vitest';
import { sampleWorld } from '../demo/sampleWorld';
import { chooseChain, chooseCurrency, createWallet, switchWallet, type NewWallet } from './wallets';
import { deepFreeze } from '../../testing/deepFreeze';
import { accepted } from '../../testing/run';

const world = deepFreeze(sampleWorld(Date.parse('2025-11-21T09:00:00.000Z')));

describe('creating a wallet', () => {
  const trips: NewWallet = {
    id: 'trips',
    name: '  Trips ',
    type: 'savings',
    color: 'plum',
    createdAt: '2025-11-21T10:00:00.000Z',
  };

  /** @spec new-wallet */
  it('adds an empty wallet at the end', () => {
    const after = accepted(createWallet(world, trips));
    expect(after.wallets).toHaveLength(4);
    expect(after.wallets.slice(0, 3)).toEqual(world.wallets);
    expect(after.wallets[3]).toEqual({
      id: 'trips',
      name: 'Trips',
      type: 'savings',
      color: 'plum',
      createdAt: '2025-11-21T10:00:00.000Z',
      balances: {},
      unknownBalances: {},
      transactions: [],
    });
  });

  /** @spec new-wallet */
  it('keeps the active wallet until the user switches', () => {
    const after = accepted(createWallet(world, trips));
    expect(after.activeWalletId).toBe('personal');
    expect(accepted(switchWallet(after, 'trips')).activeWalletId).toBe('trips');
  });

  it('allows a name that another wallet has', () => {
    const after = accepted(createWallet(world, { ...trips, name: 'Personal Wallet' }));
    expect(after.wallets).toHaveLength(4);
  });

  it.each([
    [{ name: ' ' }, { kind: 'no-name' }],
    [{ name: 'n'.repeat(41) }, { kind: 'too-long', field: 'walletName', most: 40 }],
    [{ type: 't'.repeat(41) }, { kind: 'too-long', field: 'walletType', most: 40 }],
    [{ type: 'a\0' }, { kind: 'invisible-characters', field: 'walletType' }],
  ])('is refused with %j', (changes, refusal) => {
    expect(createWallet(world, { ...trips, ...changes })).toEqual({ ok: false, refusal });
  });
});

describe('a choice', () => {
  it('of a wallet changes the active wallet and nothing else', () => {
    expect(accepted(switchWallet(world, 'savings'))).toEqual({
      ...world,
      activeWalletId: 'savings',
    });
  });

  it('of a currency changes the primary currency and nothing else', () => {
    expect(accepted(chooseCurrency(world, 'ada'))).toEqual({ ...world, primaryCurrency: 'ada' });
  });

  it('of a chain changes the connected chain and nothing else', () => {
    expect(accepted(chooseChain(world, 'solana'))).toEqual({ ...world, chainId: 'solana' });
  });
});
