import { sampleWorld } from '../domain/demo/sampleWorld';
import {
  transactionsOf,
  type Transaction,
  type TransactionType,
} from '../domain/history/transaction';

const SAMPLES = sampleWorld(0).wallets.flatMap(({ transactions }) => transactionsOf(transactions));

/** Returns the first sample transaction of a type, with the given time. */
function sample(type: TransactionType, timestamp: string): Transaction {
  const found = SAMPLES.find((transaction) => transaction.type === type);
  if (!found) throw new Error(`No sample transaction has the type ${type}`);
  return { ...found, timestamp };
}

/** Transactions with every type and every status, newest first. */
export const TRANSACTIONS: readonly Transaction[] = [
  sample('receive', '2026-03-14T09:01:00.000Z'),
  sample('send', '2026-03-14T06:26:00.000Z'),
  sample('exchange', '2026-03-13T18:00:00.000Z'),
  { ...sample('purchase', '2026-03-12T12:00:00.000Z'), status: 'failed', fee: '0.21' },
];
