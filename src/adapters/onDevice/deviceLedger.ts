import type { Clock } from '../../services/clock';
import type { Locks } from '../../services/locks';
import { seal, unseal } from '../../services/sealing';
import { dataFrom, wholeContents, type Data, type Known } from './deviceData';
import type { Head, OpenedLock, Unlocked } from './deviceLock';
import { createDeviceStore } from './deviceStore';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';
import { openTabs } from './tabs';

/** The stored data at one moment, with its head (see `Head`). */
export interface Snapshot {
  readonly head: Head;
  readonly data: Data;
}

/** Changes of the `Head` (the record that describes the data) that are written together with the data. */
interface Written {
  readonly identity?: string;
  /** The new lock; null removes the lock. */
  readonly opened?: OpenedLock | null;
}

/** The connection of a tab to the stored data. The functions of this module reject with `DeviceStoreError`. */
export type Ledger = ReturnType<typeof openLedger>;

/** Prepares the connection to a database. The first call opens the database. */
export function openLedger(name: string, locks: Locks, known: Known, clock: Pick<Clock, 'after'>) {
  const tabs = openTabs(name);
  const store = createDeviceStore(name, clock);
  return {
    name,
    locks,
    known,
    tabs,
    store,
    /** The data that was read or written last. */
    copy: null as Snapshot | null,
    /** The key of encrypted data, after the user has entered the passphrase. */
    unlocked: null as Unlocked | null,
    /** Whether the last write failed because the device had no space. */
    isFull: false,
    async close() {
      tabs.close();
      await store.close();
    },
  };
}

/** Removes the copy and the key from memory. */
export const forget = (ledger: Ledger): void =>
  void Object.assign(ledger, { copy: null, unlocked: null });

/** Runs a function while no other tab writes. */
export const alone = <Value>({ locks, name }: Ledger, run: () => Promise<Value>): Promise<Value> =>
  locks.hold(`${name}:write`, 'exclusive', run);

/**
 * Returns whether this tab can read the data that a `Head` describes: the data has no lock, or the user has unlocked it
 * in this tab.
 */
export const fits = ({ unlocked }: Ledger, { lock }: Head): boolean =>
  lock === undefined || lock.session === unlocked?.session;

/**
 * Returns the text that the encryption authenticates. It contains the number of writes, so that an older copy of the
 * data cannot be decrypted with a newer `Head`.
 */
const contextOf = ({ identity, writes }: Head) => `florin/data/2/${identity}/${writes}`;

/** Returns the data in the stored form, encrypted if there is a key. */
async function encode(data: Data, head: Head, key: CryptoKey | undefined): Promise<unknown> {
  if (!key) return { writes: head.writes, ...data };
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return { sealed: await seal(key, bytes, contextOf(head)) };
}

/** Reads data in the stored form. Rejects if it was changed or belongs to another `Head`. */
async function decode(stored: unknown, head: Head, key: CryptoKey | undefined): Promise<unknown> {
  if (key) {
    const { sealed } = stored as { readonly sealed: Uint8Array<ArrayBuffer> };
    return JSON.parse(new TextDecoder().decode(await unseal(key, sealed, contextOf(head))));
  }
  const { writes, ...data } = stored as { readonly writes: unknown };
  if (writes !== head.writes) throw new Error('The data belongs to another head');
  return data;
}

/** Returns the `Head` if this tab can read the data that it describes. Otherwise throws. */
function check(ledger: Ledger, head: Head | null): Head {
  if (!head) throw new DeviceStoreError('lost');
  if (head.isErased) throw new DeviceStoreError('replaced');
  if (!fits(ledger, head)) throw new DeviceStoreError('locked');
  return head;
}

const isNewest = ({ copy }: Ledger, { identity, writes }: Head) =>
  copy?.head.identity === identity && copy.head.writes >= writes;

/**
 * Returns the newest data, and reads it from the database only if another tab has written. Rejects with:
 *
 * - `lost` if the database is empty,
 * - `replaced` if the data was erased,
 * - `locked` if this tab lacks the key.
 */
export async function refresh(ledger: Ledger): Promise<Snapshot> {
  const { store, known } = ledger;
  const now = check(ledger, (await store.read()).head);
  if (ledger.copy && isNewest(ledger, now)) return ledger.copy;
  const stored = await store.read(true);
  const head = check(ledger, stored.head);
  const read = await decode(stored.data, head, head.lock && ledger.unlocked?.key).catch(
    (cause: unknown) => {
      throw new DeviceStoreError('damaged', cause);
    },
  );
  const snapshot = { head, data: dataFrom(read, known) };
  // This tab may have written newer data during the reading.
  if (!isNewest(ledger, head)) ledger.copy = snapshot;
  return ledger.copy ?? snapshot;
}

/** Writes data. Rejects with `replaced` if another tab has written since `before` was read. */
async function put(
  ledger: Ledger,
  { answers, ...contents }: Data,
  before: Head | null,
  { identity = before?.identity ?? '', opened }: Written,
): Promise<void> {
  const data = { ...wholeContents(contents, ledger.known), answers };
  const lock = opened === undefined ? before?.lock : opened?.lock;
  const key = lock && (opened ?? ledger.unlocked)?.key;
  const writes = (before?.writes ?? 0) + 1;
  let head: Head = { identity, writes, isErased: false, ...(lock && { lock }) };
  const stored = await encode(data, head, key);
  try {
    await ledger.store.write((now) => {
      if (now?.identity !== before?.identity || now?.writes !== before?.writes)
        throw new DeviceStoreError('replaced');
      if (now && !now.isErased) check(ledger, now);
      // Another tab may have moved the deadline of the lock.
      if (opened === undefined && now?.lock) head = { ...head, lock: now.lock };
      return head;
    }, stored);
    ledger.isFull = false;
  } catch (cause) {
    ledger.isFull ||= storeErrorOf(cause).problem === 'no-space';
    throw cause;
  }
  ledger.unlocked = lock && key ? { key, session: lock.session } : null;
  ledger.copy = { head, data };
  ledger.tabs.announce();
}

/** Writes the data that `decide` returns for the newest data. Writes nothing if `decide` returns null. */
export const change = (
  ledger: Ledger,
  decide: (now: Snapshot) => Data | null,
  written: Written = {},
): Promise<void> =>
  alone(ledger, async () => {
    const now = await refresh(ledger);
    const next = decide(now);
    if (next) await put(ledger, next, now.head, written);
  });

/** Writes data to an empty or erased database. */
export const begin = (ledger: Ledger, data: Data, written: Written): Promise<void> =>
  alone(ledger, async () => {
    const { head } = await ledger.store.read();
    if (head && !head.isErased) throw new DeviceStoreError('replaced');
    await put(ledger, data, head, written);
  });
