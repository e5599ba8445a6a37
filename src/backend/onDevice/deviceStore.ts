import { base64 } from '@scure/base';
import type { DBSchema, IDBPDatabase } from 'idb';
import { deleteDB, openDB, unwrap } from 'idb';
import { safeParse } from 'valibot';
import { abort, abortOnFreeze } from '../../services/databases';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';
import type { Head } from './storedHead';
import { headSchema } from './storedHead';

/** The version of the database. Data of version 1, which was never released, is shown as damaged. */
const VERSION = 2;

interface Schema extends DBSchema {
  facts: { key: 'head' | 'data'; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/** The database of the kept data. Every call rejects with `DeviceStoreError`, and has then changed nothing. */
export interface DeviceStore {
  /** The head, and with `withData` the data as it is stored. The head is null for an empty database. */
  read(withData?: boolean): Promise<{ readonly head: Head | null; readonly data: unknown }>;
  /**
   * Writes the head that `next` makes of the present one, which is null if it is damaged, and the data; without data, only
   * the head. If `next` returns null, nothing is written.
   */
  write(next: (now: Head | null) => Head | null, data?: unknown): Promise<void>;
  /** Every record as it is stored, as JSON; null for an empty database. Works for every version of the database. */
  raw(): Promise<string | null>;
  /** Deletes the database. */
  destroy(): Promise<void>;
  close(): Promise<void>;
}

/** Reads a head. Throws `damaged` if it is not readable, or has no data although nothing was erased. */
function headFrom(value: unknown, records: number): Head | null {
  if (value === undefined && records === 0) return null;
  const { success, output } = safeParse(headSchema, value);
  const hasData = records === 2;
  if (!success || hasData === output.isErased) throw new DeviceStoreError('damaged');
  return output;
}

/** Begins a transaction, which a frozen page does not keep open. */
function begin<Mode extends IDBTransactionMode>(database: Database, mode: Mode) {
  const transaction = database.transaction('facts', mode, { durability: 'strict' });
  abortOnFreeze(unwrap(transaction) as unknown as IDBTransaction);
  // The failed request is reported by its own promise.
  transaction.done.catch(() => undefined);
  return transaction;
}

async function read(database: Database, withData: boolean) {
  const { store } = begin(database, 'readonly');
  const [value, records, data] = await Promise.all([
    store.get('head'),
    store.count(),
    withData ? store.get('data') : undefined,
  ]);
  return { head: headFrom(value, records), data };
}

async function write(
  database: Database,
  next: (now: Head | null) => Head | null,
  data: unknown,
): Promise<void> {
  const transaction = begin(database, 'readwrite');
  const { store, done } = transaction;
  // `done` rejects for each failed request, so that the rejections of the requests are ignored.
  const make = (request: Promise<unknown>) => void request.catch(() => undefined);
  try {
    const [value, records] = await Promise.all([store.get('head'), store.count()]);
    const head = next(safeHead(value, records));
    if (head?.isErased) make(store.clear());
    if (head) make(store.put(head, 'head'));
    if (head && data !== undefined) make(store.put(data, 'data'));
  } catch (cause) {
    // Without the abort, the browser would commit the requests before the failed one.
    abort(unwrap(transaction) as unknown as IDBTransaction);
    await done.catch(() => undefined);
    throw cause;
  }
  await done;
}

function safeHead(value: unknown, records: number): Head | null {
  try {
    return headFrom(value, records);
  } catch {
    return null;
  }
}

/** Opens the database. `onBlocked` is called while a tab with an older program does not close its connection. */
const openDatabase = (name: string, onBlocked: () => void): Promise<Database> =>
  openDB<Schema>(name, VERSION, {
    upgrade(made) {
      if (!made.objectStoreNames.contains('facts')) made.createObjectStore('facts');
    },
    blocked: onBlocked,
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });

/** Makes a function that runs a call on a connection, which is opened by the first call and again after it was closed. */
function connect(name: string) {
  let opening: Promise<Database> | null = null;

  function open(): Promise<Database> {
    const mine = new Promise<Database>((resolve, reject) => {
      const opened = openDatabase(name, () => {
        // Calls fail until the database opens in the end.
        reject(new DeviceStoreError('unavailable'));
        const reopen = async () => {
          const database = await opened;
          if (opening === mine) opening = Promise.resolve(database);
        };
        void reopen();
      });
      opened.then(resolve, (cause: unknown) => {
        if (opening === mine) opening = null;
        reject(cause);
      });
    });
    opening = mine;
    return mine;
  }
  async function close(): Promise<void> {
    const closing = opening;
    opening = null;
    (await closing?.catch(() => null))?.close();
  }
  async function run<Value>(
    call: (database: Database) => Promise<Value>,
    isAgain = false,
  ): Promise<Value> {
    try {
      return await call(await (opening ?? open()));
    } catch (cause) {
      const error = storeErrorOf(cause);
      if (isAgain || error.problem !== 'closed') throw error;
      await close();
      return run(call, true);
    }
  }
  return { run, close };
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
  });
  try {
    const stores = Array.from(database.objectStoreNames, async (storeName) => {
      const transaction = database.transaction(storeName);
      abortOnFreeze(unwrap(transaction));
      const { store } = transaction;
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return [storeName, keys.map((key, at) => ({ key, value: values[at] as unknown }))] as const;
    });
    const all = Object.fromEntries(await Promise.all(stores));
    return JSON.stringify({ name, version: database.version, stores: all }, asJson, 2);
  } finally {
    database.close();
  }
}

/** Makes the store of a database. The first call opens it. */
export function createDeviceStore(name: string): DeviceStore {
  const { run, close } = connect(name);
  return {
    read: (withData = false) => run((database) => read(database, withData)),
    write: (next, data) => run((database) => write(database, next, data)),
    raw: () => rawOf(name).catch(() => null),
    async destroy() {
      await close();
      await new Promise<void>((resolve, reject) => {
        const blocked = () => {
          reject(new DeviceStoreError('unavailable'));
        };
        void deleteDB(name, { blocked }).then(resolve, reject);
      });
    },
    close,
  };
}
