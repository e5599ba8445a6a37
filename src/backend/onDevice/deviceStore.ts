import type { IDBPDatabase } from 'idb';
import type { WalletRecord } from '../../domain/ledger/wallet';
import type { WalletChanges } from './deviceRecords';
import { walletsFrom } from './deviceRecords';
import type { DeviceSchema, StoredAnswer } from './deviceSchema';
import { openDatabase, STORES } from './deviceSchema';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';

/** The wallets at one generation. */
export interface Snapshot {
  /** The number of writes so far; 0 for an empty store. */
  readonly generation: number;
  readonly wallets: readonly WalletRecord[];
}

/** The changes of one write. */
export interface StoreChanges extends WalletChanges {
  /** The call that causes the write, with its result. */
  readonly answer?: StoredAnswer;
}

/** The wallets that are stored on the device. If a call rejects, it rejects with `DeviceStoreError`. */
export interface DeviceStore {
  readonly read: () => Promise<Snapshot>;
  /** Reads the generation and, if the call with the key was executed, its result, in one transaction. */
  readonly find: (
    key: string,
  ) => Promise<{ readonly generation: number; readonly answer?: StoredAnswer }>;
  readonly generation: () => Promise<number>;
  /**
   * Writes all changes or nothing. Resolves with false and writes nothing if the store no longer has this generation,
   * because of another write. When the promise resolves with true, the data is on the disk.
   */
  readonly write: (generation: number, changes: StoreChanges) => Promise<boolean>;
  readonly close: () => void;
}

const GENERATION = 'generation';

type Database = IDBPDatabase<DeviceSchema>;

function numberOf(generation: unknown): number {
  if (generation === undefined) return 0;
  if (typeof generation === 'number' && Number.isSafeInteger(generation) && generation > 0)
    return generation;
  throw new DeviceStoreError('damaged', new Error('facts: the generation is not a number'));
}

async function readAll(database: Database): Promise<Snapshot> {
  const transaction = database.transaction(['wallets', 'blocks', 'facts']);
  const [wallets, blocks, generation] = await Promise.all([
    transaction.objectStore('wallets').getAll(),
    transaction.objectStore('blocks').getAll(),
    transaction.objectStore('facts').get(GENERATION),
  ]);
  return { generation: numberOf(generation), wallets: walletsFrom(wallets, blocks) };
}

async function writeAll(
  database: Database,
  generation: number,
  { wallets, blocks, removedBlocks, removedWallets, answer }: StoreChanges,
): Promise<boolean> {
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const facts = transaction.objectStore('facts');
  const now = numberOf(await facts.get(GENERATION));
  if (now !== generation) {
    await transaction.done;
    return false;
  }
  // Rejections of single requests are ignored, because `done` also rejects if a request fails.
  const begin = (request: Promise<unknown>) => void request.catch(() => undefined);
  const { done } = transaction;
  try {
    begin(facts.put(now + 1, GENERATION));
    for (const wallet of wallets) begin(transaction.objectStore('wallets').put(wallet));
    for (const block of blocks) begin(transaction.objectStore('blocks').put(block));
    for (const [id, block] of removedBlocks)
      begin(transaction.objectStore('blocks').delete([id, block]));
    for (const id of removedWallets) begin(transaction.objectStore('wallets').delete(id));
    // `add` fails if the key exists, so that a call is executed only once.
    if (answer) begin(transaction.objectStore('answers').add(answer));
  } catch (cause) {
    // Without the abort, the browser would commit the requests before the failed request.
    transaction.abort();
    await done.catch(() => undefined);
    throw cause;
  }
  await done;
  return true;
}

/** Opens the store in the database with a name. Rejects with `DeviceStoreError`. */
export async function openDeviceStore(name: string): Promise<DeviceStore> {
  const database = await openDatabase(name);
  const guarded = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    try {
      return await run();
    } catch (cause) {
      throw storeErrorOf(cause);
    }
  };
  return {
    read: () => guarded(() => readAll(database)),
    generation: () => guarded(async () => numberOf(await database.get('facts', GENERATION))),
    find: (key) =>
      guarded(async () => {
        const transaction = database.transaction(['answers', 'facts']);
        const [answer, generation] = await Promise.all([
          transaction.objectStore('answers').get(key),
          transaction.objectStore('facts').get(GENERATION),
        ]);
        return { generation: numberOf(generation), ...(answer && { answer }) };
      }),
    write: (generation, changes) => guarded(() => writeAll(database, generation, changes)),
    close: () => {
      database.close();
    },
  };
}
