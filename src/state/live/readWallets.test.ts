import { expect, it, vi } from 'vitest';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { readAgain, withReading } from './readWallets';

const AT = '2026-03-14T09:00:00.000Z';
const START = sampleWorld(Date.parse(AT));
const [PERSONAL] = START.wallets;

/**
 * A back end whose newest page has only the newest record. The second record of the sample wallet is pending, so it is
 * not in this page.
 */
function backEnd() {
  const history = PERSONAL?.transactions ?? [];
  const transaction = vi.fn<Required<WalletAdapter>['transaction']>(({ id }) => {
    const record = history.find((line) => line.id === id);
    return Promise.resolve(record ? { ...record, status: 'completed' } : null);
  });
  const adapter = {
    balances: () =>
      Promise.resolve({ wallets: START.wallets.slice(0, 1), market: START.market, at: AT }),
    history: () => Promise.resolve({ transactions: history.slice(0, 1), next: 'x' }),
    transaction,
  };
  return { adapter, transaction };
}

const statusIn = ({ wallets }: typeof START) =>
  wallets[0]?.transactions.find(({ id }) => id === 'personal-7')?.status;

it('a loaded pending record that is older than the newest page is read again', async () => {
  const { adapter, transaction } = backEnd();
  const [wallet] = START.wallets;
  if (!wallet) throw new Error('The sample world has no wallet');
  const state = { ...START, wallets: [wallet] };
  expect(statusIn(state)).toBe('pending');
  const after = withReading(state, await readAgain(adapter, state));
  expect(statusIn(after)).toBe('completed');
  expect(transaction.mock.calls).toEqual([[{ walletId: 'personal', id: 'personal-7' }]]);
});

it('without a call for one transaction, an older pending record stays', async () => {
  const { transaction: _, ...adapter } = backEnd().adapter;
  const after = withReading(START, await readAgain(adapter, START));
  expect(statusIn(after)).toBe('pending');
});

it('at most twenty records of a wallet are read again, and unknown ones stay', async () => {
  const { adapter, transaction } = backEnd();
  const [wallet] = START.wallets;
  if (!wallet) throw new Error('The sample world has no wallet');
  const [, pending] = wallet.transactions;
  if (!pending) throw new Error('The sample wallet has no second record');
  const many = Array.from({ length: 30 }, (_, index) => ({ ...pending, id: `old-${index}` }));
  const transactions = [...wallet.transactions.slice(0, 1), ...many];
  const state = { ...START, wallets: [{ ...wallet, transactions }] };
  const after = withReading(state, await readAgain(adapter, state));
  expect(transaction).toHaveBeenCalledTimes(20);
  expect(after).toEqual(state);
});
