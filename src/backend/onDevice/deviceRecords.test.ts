import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { BLOCK_SIZE, changesBetween, walletsFrom } from './deviceRecords';
import type { StoredBlock, StoredWallet } from './deviceSchema';

const lines = (count: number, from = 0): readonly HistoryRecord[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: `line-${from + count - index}`,
    type: 'send',
    amount: '1',
    currency: 'USD',
    timestamp: '2026-03-01T12:00:00.000Z',
    status: 'completed',
    description: 'Rent',
  }));

const wallet = (id: string, transactions: readonly HistoryRecord[]): WalletRecord => ({
  id,
  name: id,
  type: 'personal',
  createdAt: '2026-01-01T00:00:00.000Z',
  balances: { usd: '10' },
  color: 'tide',
  transactions,
});

/** Stores in memory that apply changes as the database does. */
function createStores() {
  const wallets = new Map<string, StoredWallet>();
  const blocks = new Map<string, StoredBlock>();
  let kept: readonly WalletRecord[] = [];
  return {
    write(after: readonly WalletRecord[]) {
      const changes = changesBetween(kept, after);
      for (const one of changes.wallets) wallets.set(one.id, one);
      for (const one of changes.blocks) blocks.set(`${one.walletId} ${one.block}`, one);
      for (const [id, block] of changes.removedBlocks) blocks.delete(`${id} ${block}`);
      for (const id of changes.removedWallets) wallets.delete(id);
      kept = after;
      return changes;
    },
    read: () =>
      walletsFrom(
        structuredClone([...wallets.values()]),
        structuredClone([...blocks.values()]).toSorted((one, other) => one.block - other.block),
      ),
  };
}

describe('the records of wallets', () => {
  it('are the same wallets when they are read, after any sequence of changes', () => {
    const history = fc.nat({ max: 2 * BLOCK_SIZE + 5 }).map((count) => lines(count));
    const worlds = fc.array(
      fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), history), {
        selector: ([id]) => id,
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(worlds, (steps) => {
        const stores = createStores();
        for (const step of steps) {
          const state = step.map(([id, transactions]) => wallet(id, transactions));
          stores.write(state);
          expect(stores.read()).toEqual(state);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('that a payment changes are the wallet and the newest block of its history', () => {
    const stores = createStores();
    const before = lines(2 * BLOCK_SIZE + 3);
    const other = wallet('other', lines(5));
    stores.write([wallet('a', before), other]);
    const paid = [...lines(1, before.length), ...before];
    const { wallets, blocks, ...removed } = stores.write([wallet('a', paid), other]);
    expect(wallets.map(({ id }) => id)).toEqual(['a']);
    expect(blocks.map(({ walletId, block, records }) => [walletId, block, records.length])).toEqual(
      [['a', 2, 4]],
    );
    expect(removed).toEqual({ removedBlocks: [], removedWallets: [] });
  });

  it.each([
    ['a missing block', [{ walletId: 'a', block: 1, records: [] }]],
    ['a short block', [0, 1].map((block) => ({ walletId: 'a', block, records: lines(3) }))],
    ['a block without records', [{ walletId: 'a', block: 0 }]],
  ])('with %s are damaged', (_name, blocks) => {
    const stored = changesBetween([], [wallet('a', [])]).wallets;
    expect(() => walletsFrom(stored, blocks)).toThrow('The data on this device: damaged');
  });

  it.each([
    ['a balance that is a number', { balances: { usd: 10 } }],
    ['no name', { name: undefined }],
    ['no place', { place: -1 }],
    ['an unknown gradient', { color: 'pink' }],
  ])('of a wallet with %s are damaged', (_name, change) => {
    const [stored] = changesBetween([], [wallet('a', [])]).wallets;
    expect(() => walletsFrom([{ ...stored, ...change }], [])).toThrow('damaged');
  });
});
