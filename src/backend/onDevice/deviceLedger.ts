import type { Locks } from '../../services/locks';
import { seal, unseal } from '../../services/sealing';
import type { Data, Known } from './deviceData';
import { dataFrom, wholeContents } from './deviceData';
import type { Head, OpenedLock, Unlocked } from './deviceLock';
import { createDeviceStore } from './deviceStore';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';
import { openTabs } from './tabs';

/** The kept data in one moment. */
export interface Snapshot {
  readonly head: Head;
  readonly data: Data;
}

/** Changes of the head in the same write. */
interface Written {
  readonly identity?: string;
  /** The lock of the data from now on; null for none. */
  readonly opened?: OpenedLock | null;
}

/** The kept data of a tab. The functions of this module reject with `DeviceStoreError`. */
export type Ledger = ReturnType<typeof openLedger>;

/** Opens the data of a database. Nothing is read yet. */
export function openLedger(name: string, locks: Locks, known: Known) {
  const tabs = openTabs(name);
  const store = createDeviceStore(name);
  return {
    name,
    locks,
    known,
    tabs,
    store,
    /** The copy in memory. */
    copy: null as Snapshot | null,
    /** The key of encrypted data. */
    unlocked: null as Unlocked | null,
    /** Whether the last write has failed for want of space. */
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

/** Runs a function that reads and writes while no other tab writes. */
export const alone = <Value>({ locks, name }: Ledger, run: () => Promise<Value>): Promise<Value> =>
  locks.hold(`${name}:write`, 'exclusive', run);

/** Whether data with this head can be read with the key. */
export const fits = ({ unlocked }: Ledger, { lock }: Head): boolean =>
  lock === undefined || lock.session === unlocked?.session;

/** The head is a part of the encryption: an older copy of the data does not belong to it. */
const contextOf = ({ identity, writes }: Head) => `florin/data/2/${identity}/${writes}`;

/** Returns data as it is stored. */
async function encode(data: Data, head: Head, key: CryptoKey | undefined): Promise<unknown> {
  if (!key) return { writes: head.writes, ...data };
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return { sealed: await seal(key, bytes, contextOf(head)) };
}

/** Reads stored data. Rejects if it was changed, or does not belong to the head. */
async function decode(stored: unknown, head: Head, key: CryptoKey | undefined): Promise<unknown> {
  if (key) {
    const { sealed } = stored as { readonly sealed: Uint8Array<ArrayBuffer> };
    return JSON.parse(new TextDecoder().decode(await unseal(key, sealed, contextOf(head))));
  }
  const { writes, ...data } = stored as { readonly writes: unknown };
  if (writes !== head.writes) throw new Error('The data belongs to another head');
  return data;
}

/** Returns a head whose data can be read, and throws without one. */
function check(ledger: Ledger, head: Head | null): Head {
  if (!head) throw new DeviceStoreError('lost');
  if (head.isErased) throw new DeviceStoreError('replaced');
  if (!fits(ledger, head)) throw new DeviceStoreError('locked');
  return head;
}

const isNewest = ({ copy }: Ledger, { identity, writes }: Head) =>
  copy?.head.identity === identity && copy.head.writes >= writes;

/**
 * Returns the newest data: the copy, or the stored data if another tab has written. Rejects with `lost` without any,
 * `replaced` if it was erased, and `locked` without its key.
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
  // This tab may have written in the meantime.
  if (!isNewest(ledger, head)) ledger.copy = snapshot;
  return ledger.copy ?? snapshot;
}

/** Writes data. Rejects with `replaced` if another tab has changed the head since the data was read. */
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
      // The deadline may have moved.
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

/** Writes what `decide` makes of the newest data; nothing if it returns null. */
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

/** Writes the first data, if nothing is kept. */
export const begin = (ledger: Ledger, data: Data, written: Written): Promise<void> =>
  alone(ledger, async () => {
    const { head } = await ledger.store.read();
    if (head && !head.isErased) throw new DeviceStoreError('replaced');
    await put(ledger, data, head, written);
  });
