import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../history/transaction';
import type { WalletRecord } from '../ledger/wallet';
import type { BackupContents } from './backup';
import { compareBackup, importBackup } from './backup';

const line = (id: string, amount: `${number}` = '1'): Transaction => ({
  id,
  type: 'send',
  amount,
  currency: 'USD',
  timestamp: '2026-03-01T12:00:00.000Z',
  status: 'completed',
  description: 'Rent',
});

const wallet = (id: string, ids: string, usd: `${number}` = '10'): WalletRecord => ({
  id,
  name: id,
  type: 'personal',
  createdAt: '2026-01-01T00:00:00.000Z',
  balances: { usd },
  color: 'tide',
  transactions: ids
    .split(' ')
    .filter(Boolean)
    .map((name) => line(name)),
});

const ANA = { id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} };

const contents = (
  wallets: readonly WalletRecord[],
  contacts: BackupContents['contacts'] = [],
): BackupContents => ({
  wallets,
  contacts,
  choices: {
    activeWalletId: wallets[0]?.id ?? '',
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    hidesBalances: false,
  },
});

const counts = (added: number, same: number, conflicting: number) => ({ added, same, conflicting });

describe('the comparison with a backup', () => {
  it.each([
    ['a new wallet', [], wallet('a', '2 1'), counts(1, 0, 0), counts(2, 0, 0)],
    ['the same wallet', [wallet('a', '2 1')], wallet('a', '2 1'), counts(0, 1, 0), counts(0, 2, 0)],
    [
      'an older history',
      [wallet('a', '3 2 1', '9')],
      wallet('a', '2 1'),
      counts(0, 1, 0),
      counts(0, 2, 0),
    ],
    [
      'a newer history',
      [wallet('a', '2 1')],
      wallet('a', '4 3 2 1', '8'),
      counts(0, 1, 0),
      counts(2, 2, 0),
    ],
    ['another history', [wallet('a', '3 1')], wallet('a', '2 1'), counts(0, 0, 1), counts(0, 1, 1)],
    [
      'another balance',
      [wallet('a', '1')],
      wallet('a', '1', '11'),
      counts(0, 0, 1),
      counts(0, 1, 0),
    ],
    [
      'another name',
      [{ ...wallet('a', '1'), name: 'b' }],
      wallet('a', '1'),
      counts(0, 0, 1),
      counts(0, 1, 0),
    ],
  ] as const)('finds %s', (_name, kept, backed, wallets, transactions) => {
    expect(compareBackup(contents(kept), contents([backed]))).toEqual({
      wallets,
      transactions,
      contacts: counts(0, 0, 0),
    });
  });

  it('finds new, equal and different contacts, regardless of the order of their fields', () => {
    const bea = { id: 'bea', name: 'Bea', addresses: { btc: 'one', eth: 'two' } };
    const same = { addresses: { eth: 'two', btc: 'one' }, name: 'Bea', id: 'bea' };
    const backup = contents([], [{ ...ANA, name: 'Anna' }, same, { ...ANA, id: 'carla' }]);
    expect(compareBackup(contents([], [ANA, bea]), backup).contacts).toEqual(counts(1, 1, 1));
  });
});

describe('the import of a backup', () => {
  const device = contents([wallet('a', '2 1'), wallet('b', '5')], [ANA]);
  const backup = contents(
    [wallet('a', '3 2 1', '9'), wallet('b', '6', '7'), wallet('c', '')],
    [{ ...ANA, name: 'Anna' }],
  );

  it('adds wallets, continues histories, and keeps the entries of the device in conflict', () => {
    expect(importBackup(device, backup, 'device')).toEqual({
      ...device,
      wallets: [wallet('a', '3 2 1', '9'), wallet('b', '5'), wallet('c', '')],
    });
  });

  it('uses the entries and choices of the backup if the backup is chosen for conflicts', () => {
    const choices = { ...backup.choices, activeWalletId: 'c', hidesBalances: true };
    expect(importBackup(device, { ...backup, choices }, 'backup')).toEqual({
      wallets: [wallet('a', '3 2 1', '9'), wallet('b', '6', '7'), wallet('c', '')],
      contacts: [{ ...ANA, name: 'Anna' }],
      choices,
    });
  });

  it('changes nothing if it is repeated', () => {
    const lines = fc.constantFrom('', '1', '2 1', '3 2 1', '4 1');
    const wallets = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), lines, fc.constantFrom('1', '2')),
      { selector: ([id]) => id },
    );
    const worlds = wallets.map((all) =>
      contents(all.map(([id, ids, usd]) => wallet(id, ids, usd as `${number}`))),
    );
    fc.assert(
      fc.property(worlds, worlds, fc.constantFrom('device', 'backup'), (kept, backed, choice) => {
        const once = importBackup(kept, backed, choice);
        expect(importBackup(once, backed, choice)).toEqual(once);
        const { added } = compareBackup(once, backed).transactions;
        expect(added).toBe(0);
      }),
    );
  });
});
