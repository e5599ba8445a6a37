import { base64 } from '@scure/base';
import {
  deleteDB,
  openDB,
  unwrap,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
} from 'idb';
import { is } from 'valibot';
import type { Clock } from '../../services/clock';
import { abort, abortOnFreeze, hasDatabase, inTime } from '../../services/databases';
import { headSchema, type Head } from './deviceLock';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';

/** The version of the database schema. Version 1 was never released; its data is shown as damaged. */
const VERSION = 2;

interface Schema extends DBSchema {
  facts: { key: 'head' | 'data'; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/**
 * Returns the `Head`, null for an empty database, or undefined if the database is damaged. A database has two records,
 * the `Head` and the data; after erasing, it has only the `Head`.
 */
async function headIn(
  store: IDBPObjectStore<Schema, ['facts'], 'facts', IDBTransactionMode>,
): Promise<Head | null | undefined> {
  const [head, records] = await Promise.all([store.get('head'), store.count()]);
  if (head === undefined && records === 0) return null;
  return is(headSchema, head) && (records === 2) !== head.isErased ? head : undefined;
}

/** Ignores the rejection of a request. The promise of its transaction also rejects, and is handled. */
const ignore = (request: Promise<unknown>) => void request.catch(() => undefined);

/** Begins a transaction. It is aborted if the browser freezes the page, because it would block other tabs. */
function begin<Mode extends IDBTransactionMode>(database: Database, mode: Mode) {
  const transaction = database.transaction('facts', mode, { durability: 'strict' });
  abortOnFreeze(unwrap(transaction));
  ignore(transaction.done);
  return transaction;
}

async function read(database: Database, withData: boolean) {
  const { store } = begin(database, 'readonly');
  const [head, data] = await Promise.all([headIn(store), withData ? store.get('data') : undefined]);
  if (head === undefined) throw new DeviceStoreError('damaged');
  return { head, data };
}

async function write(
  database: Database,
  next: (now: Head | null) => Head | null,
  data: unknown,
): Promise<Head | null> {
  const transaction = begin(database, 'readwrite');
  const { store, done } = transaction;
  try {
    const now = (await headIn(store)) ?? null;
    const head = next(now);
    if (head?.isErased) ignore(store.clear());
    if (head) ignore(store.put(head, 'head'));
    if (head && data !== undefined) ignore(store.put(data, 'data'));
    await done;
    return now;
  } catch (cause) {
    // Without `abort`, the browser would commit the requests that preceded the error.
    abort(unwrap(transaction));
    await done.catch(() => undefined);
    throw cause;
  }
}

/**
 * Returns a function that passes the open database to a call. The first call opens the database. If the browser has
 * closed the connection, the call is repeated once with a new connection. If the browser does not answer in time, the call
 * is not made, and the next call waits for the same connection.
 */
function connect(name: string, clock: Pick<Clock, 'after'>) {
  let connection: Promise<Database> | null = null;

  /** Opens the database. Rejects if a tab with an older version of the app keeps its connection open. */
  const open = () =>
    new Promise<Database>((resolve, reject) => {
      const opened = openDB<Schema>(name, VERSION, {
        upgrade(made) {
          if (!made.objectStoreNames.contains('facts')) made.createObjectStore('facts');
        },
        blocked() {
          reject(new DeviceStoreError('unavailable'));
        },
        blocking(_current, _blocked, event) {
          (event.target as IDBDatabase).close();
        },
      });
      opened.then(resolve, reject);
      void opened.then(
        () => (connection = opened),
        () => (connection = null),
      );
    });

  async function close(): Promise<void> {
    const closing = connection;
    connection = null;
    (await closing?.catch(() => null))?.close();
  }
  async function run<Value>(
    call: (database: Database) => Promise<Value>,
    isAgain = false,
  ): Promise<Value> {
    try {
      return await call(await inTime(clock, (connection ??= open())));
    } catch (cause) {
      const error = storeErrorOf(cause);
      if (isAgain || error.problem !== 'closed') throw error;
      await close();
      return run(call, true);
    }
  }
  return { run, close };
}

/** Converts values that JSON lacks: bytes to base64, and a bigint to text. */
const asJson = (_key: string, value: unknown): unknown => {
  if (value instanceof Uint8Array) return { base64: base64.encode(value) };
  return typeof value === 'bigint' ? String(value) : value;
};

/** Returns all records of a database, of any version, as JSON. Null if there are no records. */
async function rawOf(name: string, clock: Pick<Clock, 'after'>): Promise<string | null> {
  if (!(await hasDatabase(name, clock))) return null;
  const opening = openDB(name);
  const database = await inTime(clock, opening).catch((cause: unknown) => {
    // The connection may open later, and would block other tabs.
    ignore(opening.then((late) => late.close()));
    throw cause;
  });
  try {
    const stores = Array.from(database.objectStoreNames, async (storeName) => {
      const transaction = database.transaction(storeName);
      abortOnFreeze(unwrap(transaction));
      const { store } = transaction;
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return [storeName, keys.map((key, at) => ({ key, value: values[at] as unknown }))] as const;
    });
    const all = await Promise.all(stores);
    if (all.every(([, records]) => records.length === 0)) return null;
    const { version } = database;
    return JSON.stringify({ name, version, stores: Object.fromEntries(all) }, asJson, 2);
  } finally {
    database.close();
  }
}

/**
 * Creates the store of a database with the user's data. Every call rejects with `DeviceStoreError`; a rejected call has
 * changed nothing.
 */
export function createDeviceStore(name: string, clock: Pick<Clock, 'after'>) {
  const { run, close } = connect(name, clock);
  return {
    /** Reads the `Head`, which is null for an empty database. With `withData`, also reads the data. */
    read: (withData = false) => run((database) => read(database, withData)),
    /**
     * Writes the `Head` that `next` returns, and the data if it is defined. If `next` returns null, nothing is written.
     * `next` receives the current `Head`, which is null if the database is empty or damaged. Resolves with the previous
     * `Head`.
     */
    write: (next: (now: Head | null) => Head | null, data?: unknown) =>
      run((database) => write(database, next, data)),
    /** Returns all records as JSON, or null if there are none or they cannot be read. */
    raw: () => rawOf(name, clock).catch(() => null),
    /** Removes the database. After the rejection `blocked`, the browser removes it when the other tabs are closed. */
    async destroy() {
      await inTime(clock, close());
      const removal = new Promise<void>((resolve, reject) => {
        const blocked = () => {
          reject(new DeviceStoreError('blocked'));
        };
        deleteDB(name, { blocked }).then(resolve, reject);
      });
      await inTime(clock, removal);
    },
    close,
  };
}
