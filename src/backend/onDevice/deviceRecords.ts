import type { InferOutput } from 'valibot';
import { array } from 'valibot';
import type { BackupContents } from '../../domain/backup/backup';
import { forEachCurrency } from '../../domain/currency/currency';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { ZERO } from '../../domain/money/money';
import type { StoredBlock, StoredWallet } from './deviceSchema';
import { DeviceStoreError } from './deviceStoreError';
import type { Known } from './storedSchemas';
import { blockSchema, isExact, readStored, schemasOf } from './storedSchemas';

/** The number of records in a block. A block must be small, because each payment writes one. */
export const BLOCK_SIZE = 200;

/** The records to write when the wallets change. Wallets and records of a history are never removed. */
export interface WalletChanges {
  readonly wallets: readonly StoredWallet[];
  readonly blocks: readonly StoredBlock[];
}

/** Contents as they are stored, not yet checked. */
export interface StoredContents {
  readonly wallets: readonly unknown[];
  /** The history of each wallet, newest first, by the id of the wallet. */
  readonly histories: ReadonlyMap<string, readonly unknown[]>;
  readonly personal: unknown;
}

/** Converts a wallet to its form in the store and in a backup, without its history. It has a balance of each currency. */
export function storedWallet(
  { transactions: { length: records }, unknownBalances: _none, balances, ...wallet }: WalletRecord,
  place: number,
  { currencies }: Pick<Known, 'currencies'>,
): StoredWallet {
  const whole = forEachCurrency(currencies, (id) => balances[id] ?? ZERO);
  return { ...wallet, balances: whole, place, records };
}

/** Splits a history, which is newest first, into blocks, which are oldest first, from the block `from` on. */
function blocksFrom(walletId: string, transactions: readonly HistoryRecord[], from: number) {
  const blocks: StoredBlock[] = [];
  for (let block = from; block * BLOCK_SIZE < transactions.length; block += 1) {
    const end = transactions.length - block * BLOCK_SIZE;
    const records = transactions.slice(Math.max(end - BLOCK_SIZE, 0), end).toReversed();
    blocks.push({ walletId, block, records });
  }
  return blocks;
}

/**
 * Returns the records that change between two states of the wallets. A wallet that is the same object has not changed, and
 * histories only become longer.
 */
export function changesBetween(
  before: readonly WalletRecord[],
  after: readonly WalletRecord[],
  known: Pick<Known, 'currencies'>,
): WalletChanges {
  const changed = after.flatMap((wallet, place) => {
    const old = before[place];
    if (old === wallet) return [];
    const first = Math.floor((old?.transactions.length ?? 0) / BLOCK_SIZE);
    return [
      {
        wallet: storedWallet(wallet, place, known),
        blocks: blocksFrom(wallet.id, wallet.transactions, first),
      },
    ];
  });
  return {
    wallets: changed.map(({ wallet }) => wallet),
    blocks: changed.flatMap(({ blocks }) => blocks),
  };
}

const refuseDamaged = (what: string): never => {
  throw new DeviceStoreError('damaged', new Error(what));
};

/** Joins blocks to the histories of the wallets, newest first. Throws `DeviceStoreError` if a block is missing. */
export function historiesFrom(values: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const histories = new Map<string, InferOutput<typeof blockSchema>[]>();
  for (const value of values) {
    const block = readStored('block', blockSchema, value);
    const blocks = histories.get(block.walletId) ?? [];
    // The database returns the blocks of a wallet in their order. All but the last one are full.
    const isNext = (blocks.at(-1)?.records.length ?? BLOCK_SIZE) === BLOCK_SIZE;
    if (block.block !== blocks.length || !isNext) refuseDamaged('blocks: one is incomplete');
    blocks.push(block);
    histories.set(block.walletId, blocks);
  }
  return new Map(
    Array.from(histories, ([id, blocks]) => [
      id,
      blocks.flatMap(({ records }) => records).toReversed(),
    ]),
  );
}

const isUnique = (entries: readonly { readonly id: string }[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

/** Reads and checks all contents. Throws `DeviceStoreError` if any part is not as the program writes it. */
export function contentsFrom(
  { wallets, histories, personal }: StoredContents,
  known: Known,
): BackupContents {
  const schemas = schemasOf(known);
  const read = wallets
    .map((wallet) => readStored('wallet', schemas.wallet, wallet))
    .toSorted((one, other) => one.place - other.place);
  const { contacts, choices } = readStored('personal', schemas.personal, personal);
  const ids = new Set(read.map(({ id }) => id));
  if (read.some(({ place }, index) => place !== index)) refuseDamaged('wallets: one is missing');
  if (!isUnique(read) || !isUnique(contacts)) refuseDamaged('two have the same id');
  if (!ids.has(choices.activeWalletId)) refuseDamaged('choices: the wallet is missing');
  if ([...histories.keys()].some((id) => !ids.has(id))) refuseDamaged('a wallet is missing');
  // A cast, because the compiler does not know the ids of the data.
  return {
    wallets: read.map(({ place: _place, records, ...wallet }) => {
      const stored = histories.get(wallet.id) ?? [];
      const transactions = readStored('history', array(schemas.record), stored);
      const first = known.wallets.find(({ id }) => id === wallet.id)?.balances;
      for (const currency of known.currencies) {
        const { [currency.id]: balance = ZERO } = wallet.balances as WalletRecord['balances'];
        if (!isExact(balance, currency, first?.[currency.id])) refuseDamaged('wallet: not exact');
      }
      if (transactions.length !== records || !isUnique(transactions))
        refuseDamaged('history: records are missing or repeated');
      return { ...wallet, transactions };
    }),
    contacts,
    choices,
  } as BackupContents;
}

/** Returns the stored form of contents. Throws `DeviceStoreError` if they could not be read again. */
export function storedContents(contents: BackupContents, known: Known) {
  const { wallets, contacts, choices } = contents;
  const stored = {
    wallets: wallets.map((wallet, place) => storedWallet(wallet, place, known)),
    histories: new Map(wallets.map(({ id, transactions }) => [id, transactions] as const)),
    personal: { contacts, choices },
  };
  contentsFrom(stored, known);
  const blocks = wallets.flatMap(({ id, transactions }) => blocksFrom(id, transactions, 0));
  return { ...stored, blocks };
}
