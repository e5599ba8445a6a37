import type { GenericSchema, InferOutput } from 'valibot';
import {
  array,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { readRecords } from '../../domain/history/readRecords';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { WALLET_COLORS } from '../../domain/ledger/wallet';
import { balancesSchema } from '../http/readBalances';
import { moment, name } from '../http/readParts';
import { readBy } from '../http/unreadable';
import type { StoredBlock, StoredWallet } from './deviceSchema';
import { DeviceStoreError } from './deviceStoreError';

/** The number of records in a block. A block must be small, because each payment writes one. */
export const BLOCK_SIZE = 200;

/** The difference between two states of the wallets, as records to write and to remove. */
export interface WalletChanges {
  readonly wallets: readonly StoredWallet[];
  readonly blocks: readonly StoredBlock[];
  /** The keys of blocks that no longer exist. */
  readonly removedBlocks: readonly (readonly [walletId: string, block: number])[];
  readonly removedWallets: readonly string[];
}

/**
 * The stored form of each record with unreadable parts, by the record that was read. The stored form is written back
 * unchanged.
 */
const originals = new WeakMap<HistoryRecord, HistoryRecord>();

const NO_HISTORY: readonly HistoryRecord[] = [];

/** The number of oldest records that two histories, both newest first, share. */
function sharedCount(before: readonly HistoryRecord[], after: readonly HistoryRecord[]): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count += 1;
  return count;
}

/**
 * Splits a history, which is newest first, into blocks, which are oldest first. Only the blocks from the record with
 * the index `from` on are returned, counted from the oldest record.
 */
function blocksFrom(walletId: string, transactions: readonly HistoryRecord[], from: number) {
  const blocks: StoredBlock[] = [];
  for (
    let block = Math.floor(from / BLOCK_SIZE);
    block * BLOCK_SIZE < transactions.length;
    block += 1
  ) {
    const end = transactions.length - block * BLOCK_SIZE;
    const records = transactions
      .slice(Math.max(end - BLOCK_SIZE, 0), end)
      .toReversed()
      .map((record) => originals.get(record) ?? record);
    blocks.push({ walletId, block, records });
  }
  return blocks;
}

const blockCount = ({ length }: readonly HistoryRecord[]) => Math.ceil(length / BLOCK_SIZE);

/** The keys of the blocks of a history, from block `from` on. */
function keysOf(transactions: readonly HistoryRecord[], walletId: string, from = 0) {
  const keys: (readonly [string, number])[] = [];
  for (let block = from; block < blockCount(transactions); block += 1) keys.push([walletId, block]);
  return keys;
}

/** Converts a wallet to its form in the store and in a backup, without its history. */
export function storedWallet(
  { transactions: _history, unknownBalances: _none, ...wallet }: WalletRecord,
  place: number,
): StoredWallet {
  return { ...wallet, place };
}

/**
 * Returns the records that change between two states of the wallets. Objects are compared by identity: an unchanged
 * wallet or transaction must be the same object in both states.
 */
export function changesBetween(
  before: readonly WalletRecord[],
  after: readonly WalletRecord[],
): WalletChanges {
  const beforeById = new Map(before.map((wallet) => [wallet.id, wallet]));
  const wallets: StoredWallet[] = [];
  const blocks: StoredBlock[] = [];
  const removedBlocks: (readonly [string, number])[] = [];
  for (const [place, wallet] of after.entries()) {
    const known = beforeById.get(wallet.id);
    beforeById.delete(wallet.id);
    if (known === wallet && before[place] === wallet) continue;
    wallets.push(storedWallet(wallet, place));
    const old = known?.transactions ?? NO_HISTORY;
    const now = wallet.transactions;
    const shared = sharedCount(old, now);
    if (shared < now.length || shared < old.length)
      blocks.push(...blocksFrom(wallet.id, now, shared));
    removedBlocks.push(...keysOf(old, wallet.id, blockCount(now)));
  }
  for (const { id, transactions } of beforeById.values())
    removedBlocks.push(...keysOf(transactions, id));
  return { wallets, blocks, removedBlocks, removedWallets: [...beforeById.keys()] };
}

const count = pipe(number(), integer(), minValue(0));

/** The schema of a wallet in the store or in a backup. */
export const walletSchema = object({
  id: name,
  name: string(),
  hasMadeName: optional(literal(true)),
  type: string(),
  createdAt: moment,
  balances: balancesSchema,
  color: picklist(WALLET_COLORS),
  place: count,
});

/** Converts a stored wallet and its history to a wallet. */
export function walletFrom(
  { place: _place, hasMadeName, ...wallet }: InferOutput<typeof walletSchema>,
  transactions: readonly HistoryRecord[],
): WalletRecord {
  return { ...wallet, ...(hasMadeName && { hasMadeName }), transactions };
}

const blockSchema = object({ walletId: name, block: count, records: array(unknown()) });

/** Reads a record by its schema. The cause of the error contains the place, and no value, which may be private. */
export function readStored<Schema extends GenericSchema>(
  what: string,
  schema: Schema,
  value: unknown,
): InferOutput<Schema> {
  try {
    return readBy(what, schema, value);
  } catch (cause) {
    throw new DeviceStoreError('damaged', cause);
  }
}

/** Joins blocks, in their order, to a history, newest first. Throws `DeviceStoreError` if a block is missing. */
function historyFrom(blocks: readonly InferOutput<typeof blockSchema>[]): readonly HistoryRecord[] {
  for (const [index, { block, records }] of blocks.entries()) {
    const isWhole = index === blocks.length - 1 || records.length === BLOCK_SIZE;
    if (block !== index || !isWhole)
      throw new DeviceStoreError('damaged', new Error(`blocks: block ${index} is incomplete`));
  }
  const stored = blocks.flatMap(({ records }) => records).toReversed();
  const read = readRecords(stored);
  for (const [index, record] of read.entries())
    if (record !== stored[index]) originals.set(record, stored[index] as HistoryRecord);
  return read;
}

/**
 * Returns the wallets in their order, from the records of the stores `wallets` and `blocks`. A record of a history may
 * have unreadable parts, and is later written back unchanged. Throws `DeviceStoreError` if a wallet is damaged.
 */
export function walletsFrom(
  wallets: readonly unknown[],
  blocks: readonly unknown[],
): readonly WalletRecord[] {
  const read = blocks.map((block) => readStored('block', blockSchema, block));
  return wallets
    .map((wallet) => readStored('wallet', walletSchema, wallet))
    .toSorted((one, other) => one.place - other.place)
    .map((wallet) =>
      walletFrom(wallet, historyFrom(read.filter(({ walletId }) => walletId === wallet.id))),
    );
}

/** The wallets that can be read, in no particular order, each with the readable blocks of its history. */
export function readableWallets(
  wallets: readonly unknown[],
  blocks: readonly unknown[],
): readonly WalletRecord[] {
  const readable = blocks.flatMap((value) => {
    const read = safeParse(blockSchema, value);
    return read.success ? [read.output] : [];
  });
  return wallets.flatMap((value) => {
    const read = safeParse(walletSchema, value);
    if (!read.success) return [];
    const own = readable.filter(({ walletId }) => walletId === read.output.id);
    return [
      walletFrom(read.output, readRecords(own.flatMap(({ records }) => records).toReversed())),
    ];
  });
}
