import { openDB } from 'idb';
import type { Database, DeviceSchema } from './deviceSchema';
import { SCHEMA_VERSION } from './deviceSchema';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';

/** A connection to a database, which is opened by the first call, and again after the browser has closed it. */
export interface Connection {
  /** Runs a call. Rejects with `DeviceStoreError`; the call has then changed nothing. */
  run<Value>(call: (database: Database) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** Opens a database. `onBlocked` is called if a tab with an older program does not close its connection. */
const openDatabase = (name: string, onBlocked: () => void): Promise<Database> =>
  openDB<DeviceSchema>(name, SCHEMA_VERSION, {
    upgrade(made, from) {
      // The stores of version 1 have the same names. Its records are damage to this version.
      if (from > 0 && made.objectStoreNames.length > 0) return;
      made.createObjectStore('wallets', { keyPath: 'id' });
      made.createObjectStore('blocks', { keyPath: ['walletId', 'block'] });
      made.createObjectStore('answers', { keyPath: 'key' });
      made.createObjectStore('facts');
    },
    blocked: onBlocked,
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });

/** Makes a connection to a database by its name. */
export function connect(name: string): Connection {
  let opening: Promise<Database> | null = null;

  function open(): Promise<Database> {
    const mine = new Promise<Database>((resolve, reject) => {
      const opened = openDatabase(name, () => {
        // Calls fail until the database opens in the end.
        reject(new DeviceStoreError('unavailable'));
        opening = mine;
        void opened.then((database) => {
          if (opening === mine) opening = Promise.resolve(database);
        });
      });
      opened.then(resolve, (cause: unknown) => {
        if (opening === mine) opening = null;
        reject(cause);
      });
    });
    opening = mine;
    return mine;
  }

  async function attempt<Value>(call: (database: Database) => Promise<Value>): Promise<Value> {
    try {
      return await call(await (opening ?? open()));
    } catch (cause) {
      throw storeErrorOf(cause);
    }
  }

  async function close(): Promise<void> {
    const closing = opening;
    opening = null;
    (await closing?.catch(() => null))?.close();
  }

  return {
    async run(call) {
      try {
        return await attempt(call);
      } catch (cause) {
        if (storeErrorOf(cause).problem !== 'closed') throw cause;
        await close();
        return attempt(call);
      }
    },
    close,
  };
}
