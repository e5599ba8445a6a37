import { base64 } from '@scure/base';
import { deleteDB, openDB } from 'idb';
import type { BackupContents } from '../../domain/backup/backup';
import { connect } from './connection';
import type { PlainRecords, Unlocked } from './deviceCipher';
import { decode, encodeAll } from './deviceCipher';
import { contentsFrom, historiesFrom } from './deviceRecords';
import type { Database, Head, StoredAnswer } from './deviceSchema';
import { STORES } from './deviceSchema';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';
import type { Known } from './storedSchemas';
import { answerSchema, headSchema, readStored } from './storedSchemas';

/** The kept data in one moment. */
export interface Snapshot extends BackupContents {
  readonly head: Head;
}

/** Returns the key of the data with a head; null for plain data. Throws `locked` if the key is not known. */
export type KeyFor = (head: Head) => Unlocked | null;

/** The data that is kept on the device. Every call rejects with `DeviceStoreError`, and has then changed nothing. */
export interface DeviceStore {
  /** The head; null for an empty database. */
  head(): Promise<Head | null>;
  /** Reads and checks all data. */
  read(keyFor: KeyFor, known: Known): Promise<Snapshot>;
  /** The stored answers of earlier calls, or of the one with a key. */
  answers(keyFor: KeyFor, key?: string): Promise<readonly StoredAnswer[]>;
  /**
   * Writes records, and the head that `next` returns for the present head, in one transaction. With `isWhole`, the records
   * replace all others. `next` throws if the data is no longer what the records were made for.
   */
  write(
    records: PlainRecords,
    unlocked: Unlocked | null,
    next: (now: Head | null) => Head,
    isWhole?: boolean,
  ): Promise<void>;
  /** Changes the head alone. If `change` returns null, nothing is written. */
  changeHead(change: (now: Head | null) => Head | null): Promise<void>;
  /** Every record as it is stored, as JSON; null if there is none. Works for every version of the database. */
  raw(): Promise<string | null>;
  /** Deletes the database. */
  destroy(): Promise<void>;
  close(): Promise<void>;
}

/** Throws `damaged` if the head is not readable, or is not that of the wallets. */
function headFrom(value: unknown, wallets: number): Head | null {
  const head = value === undefined ? null : readStored('head', headSchema, value);
  if ((head?.wallets ?? 0) !== wallets)
    throw new DeviceStoreError('damaged', new Error('head: wallets are missing'));
  return head;
}

/** The transaction's `done` rejects if a request fails, so the request's rejection is ignored. */
const begin = (request: Promise<unknown>) => void request.catch(() => undefined);

async function readAll(database: Database, keyFor: KeyFor, known: Known) {
  const transaction = database.transaction(STORES);
  const facts = transaction.objectStore('facts');
  const [value, wallets, blocks, personal] = await Promise.all([
    facts.get('head'),
    transaction.objectStore('wallets').getAll(),
    transaction.objectStore('blocks').getAll(),
    facts.get('personal'),
  ]);
  const head = headFrom(value, wallets.length);
  if (!head) throw new DeviceStoreError('lost');
  const unlocked = keyFor(head);
  const decoded = await Promise.all([
    Promise.all(wallets.map((one) => decode(unlocked, 'wallets', { id: one.id }, one))),
    Promise.all(
      blocks.map((one) =>
        decode(unlocked, 'blocks', { walletId: one.walletId, block: one.block }, one),
      ),
    ),
    decode(unlocked, 'personal', {}, personal),
  ]);
  const stored = {
    wallets: decoded[0],
    histories: historiesFrom(decoded[1]),
    personal: decoded[2],
  };
  return { ...contentsFrom(stored, known), head };
}

async function readAnswers(database: Database, keyFor: KeyFor, key?: string) {
  const transaction = database.transaction(['answers', 'facts', 'wallets']);
  const [value, wallets, answers] = await Promise.all([
    transaction.objectStore('facts').get('head'),
    transaction.objectStore('wallets').count(),
    transaction.objectStore('answers').getAll(key),
  ]);
  const head = headFrom(value, wallets);
  if (!head) throw new DeviceStoreError('lost');
  const unlocked = keyFor(head);
  const decoded = answers.map((one) => decode(unlocked, 'answers', { key: one.key }, one));
  return (await Promise.all(decoded)).map((one) => readStored('answer', answerSchema, one));
}

/** The present head for a write that replaces all records, also damaged ones. */
function headOrNull(value: unknown, wallets: number): Head | null {
  try {
    return headFrom(value, wallets);
  } catch {
    return null;
  }
}

async function writeAll(
  database: Database,
  records: Awaited<ReturnType<typeof encodeAll>>,
  next: (now: Head | null) => Head,
  isWhole: boolean,
): Promise<void> {
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const { done } = transaction;
  const facts = transaction.objectStore('facts');
  const wallets = transaction.objectStore('wallets');
  try {
    const [value, count] = await Promise.all([facts.get('head'), wallets.count()]);
    const head = next((isWhole ? headOrNull : headFrom)(value, count));
    if (isWhole) for (const name of STORES) begin(transaction.objectStore(name).clear());
    begin(facts.put(head, 'head'));
    for (const wallet of records.wallets) begin(wallets.put(wallet));
    for (const block of records.blocks) begin(transaction.objectStore('blocks').put(block));
    // Fails for a known key: a call is carried out once.
    for (const answer of records.answers) begin(transaction.objectStore('answers').add(answer));
    if (records.personal) begin(facts.put(records.personal, 'personal'));
  } catch (cause) {
    // Without the abort, the browser would commit the requests before the failed request.
    if (transaction.error === null) transaction.abort();
    await done.catch(() => undefined);
    throw cause;
  }
  await done;
}

async function changeHead(database: Database, change: (now: Head | null) => Head | null) {
  const transaction = database.transaction(['facts', 'wallets'], 'readwrite', {
    durability: 'strict',
  });
  const facts = transaction.objectStore('facts');
  const [value, count] = await Promise.all([
    facts.get('head'),
    transaction.objectStore('wallets').count(),
  ]);
  const next = change(headFrom(value, count));
  if (next) begin(facts.put(next, 'head'));
  await transaction.done;
}

/** A record as JSON. Bytes are written in base64. */
const asJson = (_key: string, value: unknown): unknown => {
  if (value instanceof Uint8Array) return { base64: base64.encode(value) };
  return typeof value === 'bigint' ? String(value) : value;
};

async function rawOf(name: string): Promise<string | null> {
  // Opens the version that exists, and creates none.
  const database = await openDB(name, undefined, {
    upgrade: (_made, _from, _to, transaction) => {
      transaction.abort();
    },
  }).catch(() => null);
  if (!database) return null;
  try {
    const stores: Record<string, unknown> = {};
    for (const store of database.objectStoreNames) {
      // oxlint-disable-next-line no-await-in-loop -- One store after the other needs less memory.
      const [keys, values] = await Promise.all([
        database.getAllKeys(store),
        database.getAll(store),
      ]);
      stores[store] = keys.map((key, index) => ({ key, value: values[index] as unknown }));
    }
    return JSON.stringify({ name, version: database.version, stores }, asJson, 2);
  } finally {
    database.close();
  }
}

/** Makes the store of a database. The first call opens it. */
export function createDeviceStore(name: string): DeviceStore {
  const { run, close } = connect(name);
  return {
    head: () =>
      run(async (database) => {
        const transaction = database.transaction(['facts', 'wallets']);
        const [value, count] = await Promise.all([
          transaction.objectStore('facts').get('head'),
          transaction.objectStore('wallets').count(),
        ]);
        return headFrom(value, count);
      }),
    read: (keyFor, known) => run((database) => readAll(database, keyFor, known)),
    answers: (keyFor, key) => run((database) => readAnswers(database, keyFor, key)),
    async write(records, unlocked, next, isWhole = false) {
      const stored = await encodeAll(unlocked, records);
      await run((database) => writeAll(database, stored, next, isWhole));
    },
    changeHead: (change) => run((database) => changeHead(database, change)),
    raw: () => rawOf(name),
    async destroy() {
      await close();
      await new Promise<void>((resolve, reject) => {
        const blocked = () => {
          reject(new DeviceStoreError('unavailable'));
        };
        deleteDB(name, { blocked }).then(resolve, (cause: unknown) => {
          reject(storeErrorOf(cause));
        });
      });
    },
    close,
  };
}
