import type { IDBPDatabase } from 'idb';
import type { WalletRecord } from '../../domain/ledger/wallet';
import type { Personal } from '../keeper';
import type { DeviceCipher, Unlocked } from './deviceCipher';
import { createCipher, encodeAll } from './deviceCipher';
import type { StoredLock } from './deviceLock';
import { lockFrom } from './deviceLock';
import { personalFrom } from './personalRecords';
import type { WalletChanges } from './deviceRecords';
import { changesBetween, readableWallets, walletsFrom } from './deviceRecords';
import type { DeviceSchema, StoredAnswer, StoredBlock, StoredWallet } from './deviceSchema';
import { openDatabase, STORES } from './deviceSchema';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';

/** The kept data at one generation. */
export interface Snapshot {
  /** The number of writes so far; 0 for an empty store. */
  readonly generation: number;
  readonly wallets: readonly WalletRecord[];
  readonly personal: Personal | null;
}

/** The changes of one write. */
export interface StoreChanges extends WalletChanges {
  /** The call that causes the write, with its result. */
  readonly answer?: StoredAnswer;
  readonly personal?: Personal;
}

/**
 * The data that is kept on the device. Every call rejects with `DeviceStoreError`; all but `lock` reject with `locked` if
 * the data is encrypted with another key than that of the store.
 */
export interface DeviceStore {
  readonly read: () => Promise<Snapshot>;
  /** The data that can be read: damaged wallets and blocks of a history are left out. */
  readonly readReadable: () => Promise<Snapshot>;
  /** The generation, and the answer of a call if it was carried out, at the same moment. */
  readonly find: (
    key: string,
  ) => Promise<{ readonly generation: number; readonly answer?: StoredAnswer }>;
  readonly generation: () => Promise<number>;
  /** How the data is encrypted; null for plain data. */
  readonly lock: () => Promise<StoredLock | null>;
  /**
   * Writes all changes or nothing. Resolves with false and writes nothing if the store no longer has this generation,
   * because of another write. When the promise resolves with true, the data is on the disk.
   */
  readonly write: (generation: number, changes: StoreChanges) => Promise<boolean>;
  /** Replaces the lock, and writes all records again if its key is another one. Returns false as `write` does. */
  readonly relock: (lock: StoredLock | null, unlocked: Unlocked | null) => Promise<boolean>;
  readonly close: () => void;
}

type Database = IDBPDatabase<DeviceSchema>;

function numberOf(generation: unknown): number {
  if (generation === undefined) return 0;
  if (typeof generation === 'number' && Number.isSafeInteger(generation) && generation > 0)
    return generation;
  throw new DeviceStoreError('damaged', new Error('facts: the generation is not a number'));
}

/** A store as it is opened with a key. */
interface Opened {
  readonly database: Database;
  readonly cipher: DeviceCipher;
  readonly unlocked: Unlocked | null;
}

/** Throws `locked` if the data is encrypted with another key. */
function checkLock(lock: unknown, { unlocked }: Opened): void {
  if (lockFrom(lock)?.key.wrappedKey !== unlocked?.lock.wrappedKey)
    throw new DeviceStoreError('locked');
}

/** All records of one generation, not yet decrypted. */
async function readRecords(opened: Opened) {
  const { database, cipher } = opened;
  const transaction = database.transaction(STORES);
  const facts = transaction.objectStore('facts');
  const [wallets, blocks, answers, generation, lock, personal] = await Promise.all([
    transaction.objectStore('wallets').getAll(),
    transaction.objectStore('blocks').getAll(),
    transaction.objectStore('answers').getAll(),
    facts.get('generation'),
    facts.get('lock'),
    facts.get('personal'),
  ]);
  checkLock(lock, opened);
  const { decode } = cipher;
  return {
    generation: numberOf(generation),
    wallets: wallets.map((one) => () => decode('wallets', { id: one.id }, one)),
    blocks: blocks.map(
      (one) => () => decode('blocks', { walletId: one.walletId, block: one.block }, one),
    ),
    answers: answers.map((one) => () => decode('answers', { key: one.key }, one)),
    personal: () => (personal === undefined ? undefined : decode('personal', {}, personal)),
  };
}

type Decode = () => Promise<unknown>;

const decodeAll = (records: readonly Decode[]) => Promise.all(records.map((decode) => decode()));

/** Decrypts the records that are not damaged. */
async function decodeReadable(records: readonly Decode[]): Promise<readonly unknown[]> {
  const decoded = await Promise.allSettled(records.map((decode) => decode()));
  return decoded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

async function readAll(opened: Opened): Promise<Snapshot> {
  const records = await readRecords(opened);
  const [wallets, blocks, personal] = await Promise.all([
    decodeAll(records.wallets),
    decodeAll(records.blocks),
    records.personal(),
  ]);
  return {
    generation: records.generation,
    wallets: walletsFrom(wallets, blocks),
    personal: personal === undefined ? null : personalFrom(personal),
  };
}

async function readReadable(opened: Opened): Promise<Snapshot> {
  const records = await readRecords(opened);
  const [wallets, blocks, personal] = await Promise.all([
    decodeReadable(records.wallets),
    decodeReadable(records.blocks),
    Promise.resolve(records.personal())
      .then((value) => (value === undefined ? null : personalFrom(value)))
      .catch(() => null),
  ]);
  return {
    generation: records.generation,
    wallets: readableWallets(wallets, blocks),
    personal,
  };
}

const startWrite = (database: Database) =>
  database.transaction(STORES, 'readwrite', { durability: 'strict' });

type WriteTransaction = ReturnType<typeof startWrite>;

/** The transaction's `done` rejects if a request fails, so the request's rejection is ignored. */
const begin = (request: Promise<unknown>) => void request.catch(() => undefined);

/** Sends the requests of a write in one transaction; returns false, and sends none, if another write was faster. */
async function commit(
  opened: Opened,
  generation: number,
  sendRequests: (transaction: WriteTransaction) => void,
): Promise<boolean> {
  const transaction = startWrite(opened.database);
  const { done } = transaction;
  const facts = transaction.objectStore('facts');
  try {
    const [now, lock] = await Promise.all([facts.get('generation'), facts.get('lock')]);
    checkLock(lock, opened);
    if (numberOf(now) !== generation) {
      await done;
      return false;
    }
    begin(facts.put(generation + 1, 'generation'));
    sendRequests(transaction);
  } catch (cause) {
    // Without the abort, the browser would commit the requests before the failed request.
    transaction.abort();
    await done.catch(() => undefined);
    throw cause;
  }
  await done;
  return true;
}

type StoredRecords = Awaited<ReturnType<typeof encodeAll>>;

function putAll(
  transaction: WriteTransaction,
  { wallets, blocks, answers, personal }: StoredRecords,
) {
  for (const wallet of wallets) begin(transaction.objectStore('wallets').put(wallet));
  for (const block of blocks) begin(transaction.objectStore('blocks').put(block));
  // Fails for a known key: a call is carried out once.
  for (const answer of answers) begin(transaction.objectStore('answers').add(answer));
  if (personal) begin(transaction.objectStore('facts').put(personal, 'personal'));
}

async function writeAll(
  opened: Opened,
  generation: number,
  { removedBlocks, removedWallets, answer, ...changed }: StoreChanges,
): Promise<boolean> {
  const stored = await encodeAll(opened.cipher, { ...changed, answers: answer ? [answer] : [] });
  return commit(opened, generation, (transaction) => {
    putAll(transaction, stored);
    for (const [id, block] of removedBlocks)
      begin(transaction.objectStore('blocks').delete([id, block]));
    for (const id of removedWallets) begin(transaction.objectStore('wallets').delete(id));
  });
}

async function relock(
  opened: Opened,
  lock: StoredLock | null,
  unlocked: Unlocked | null,
): Promise<boolean> {
  const records = await readRecords(opened);
  const putLock = (transaction: WriteTransaction) => {
    const facts = transaction.objectStore('facts');
    begin(lock ? facts.put(lock, 'lock') : facts.delete('lock'));
  };
  if (unlocked?.lock.wrappedKey === opened.unlocked?.lock.wrappedKey)
    return commit(opened, records.generation, putLock);
  // Damaged records are copied as they are, so that a later version may read them.
  const stored = await encodeAll(createCipher(unlocked), {
    wallets: (await decodeAll(records.wallets)) as StoredWallet[],
    blocks: (await decodeAll(records.blocks)) as StoredBlock[],
    answers: (await decodeAll(records.answers)) as StoredAnswer[],
    personal: (await records.personal()) as Personal | undefined,
  });
  return commit(opened, records.generation, (transaction) => {
    for (const name of ['wallets', 'blocks', 'answers'] as const)
      begin(transaction.objectStore(name).clear());
    putAll(transaction, stored);
    putLock(transaction);
  });
}

/**
 * Opens the store of the device by the name of its database, with the key of encrypted data. Rejects with
 * `DeviceStoreError`.
 */
export async function openDeviceStore(
  name: string,
  unlocked: Unlocked | null = null,
): Promise<DeviceStore> {
  const database = await openDatabase(name);
  const opened: Opened = { database, cipher: createCipher(unlocked), unlocked };
  const guarded = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    try {
      return await run();
    } catch (cause) {
      throw storeErrorOf(cause);
    }
  };
  const fact = (key: 'generation' | 'lock') => guarded(() => database.get('facts', key));
  return {
    read: () => guarded(() => readAll(opened)),
    readReadable: () => guarded(() => readReadable(opened)),
    generation: () => guarded(async () => numberOf(await fact('generation'))),
    lock: () => guarded(async () => lockFrom(await fact('lock'))),
    find: (key) =>
      guarded(async () => {
        const transaction = database.transaction(['answers', 'facts']);
        const facts = transaction.objectStore('facts');
        const [found, generation, lock] = await Promise.all([
          transaction.objectStore('answers').get(key),
          facts.get('generation'),
          facts.get('lock'),
        ]);
        checkLock(lock, opened);
        const answer = found && (await opened.cipher.decode('answers', { key }, found));
        return {
          generation: numberOf(generation),
          ...(answer !== undefined && { answer: answer as StoredAnswer }),
        };
      }),
    write: (generation, changes) => guarded(() => writeAll(opened, generation, changes)),
    relock: (lock, nextUnlocked) => guarded(() => relock(opened, lock, nextUnlocked)),
    close: () => {
      database.close();
    },
  };
}

/**
 * Opens a store, and fills an empty one with wallets. An empty store is `lost` if data is expected. Rejects with
 * `DeviceStoreError`.
 */
export async function openFilledStore(
  name: string,
  wallets: readonly WalletRecord[],
  isExpected = false,
): Promise<DeviceStore> {
  const store = await openDeviceStore(name);
  try {
    if ((await store.generation()) === 0) {
      if (isExpected) throw new DeviceStoreError('lost');
      // Another tab may fill the store first.
      await store.write(0, changesBetween([], wallets));
    }
    return store;
  } catch (cause) {
    store.close();
    throw cause;
  }
}
