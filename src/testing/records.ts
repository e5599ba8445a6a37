import { sampleWorld } from '../domain/demo/sampleWorld';
import type { Transaction } from '../domain/history/transaction';
import type { WalletState } from '../domain/ledger/ledger';

/** The sample wallets at 9:00 UTC on 14 March 2026. */
export const MORNING = sampleWorld(Date.parse('2026-03-14T09:00:00.000Z'));

/** Creates the record of a payment of 47.32 dollars. `timestamp` is ISO 8601 in UTC. */
export const rentRecord = (id: string, timestamp: string): Transaction => ({
  id,
  type: 'send',
  amount: '47.32',
  currency: 'USD',
  timestamp,
  status: 'completed',
  description: 'Rent',
});

/** Returns the first wallet, which is the personal wallet in the sample data. */
export function personalIn({ wallets }: WalletState) {
  const [wallet] = wallets;
  if (!wallet) throw new Error('There is a personal wallet');
  return wallet;
}

/** Returns the ids of the personal wallet's records, newest first. */
export const idsIn = (state: WalletState) => personalIn(state).transactions.map(({ id }) => id);
