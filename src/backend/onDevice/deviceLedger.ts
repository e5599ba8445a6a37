import type { Locks } from '../../services/locks';
import { seal, unseal } from '../../services/sealing';
import type { Data, Known } from './deviceData';
import { dataFrom, dataOf } from './deviceData';
import type { OpenedLock, Unlocked } from './deviceLock';
import type { DeviceStore } from './deviceStore';
import type { Head } from './storedHead';
import { DeviceStoreError } from './deviceStoreError';

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

/** The options of a ledger. */
export interface LedgerOptions {
  readonly store: DeviceStore;
  readonly locks: Locks;
  readonly name: string;
  readonly known: Known;
  /** Called after a write. */
  readonly onWrite: () => void;
}

/**
 * The kept data, of which memory has a copy. Each call compares the copy with the database by the head, and reads again if
 * another tab has written. Writes of all tabs follow each other. Every call rejects with `DeviceStoreError`.
 */
export interface DeviceLedger {
  /** The newest data. Rejects with `lost` without any, `replaced` if it was erased, and `locked` without its key. */
  refresh(): Promise<Snapshot>;
  /** The copy in memory. */
  memory(): Snapshot | null;
  /** Sets the key of encrypted data. */
  unlock(unlocked: Unlocked | null): void;
  /** Removes the copy and the key from memory. */
  forget(): void;
  /** Whether data with this head can be read with the key. */
  fits(head: Head): boolean;
  /** Writes what `decide` makes of the newest data; nothing if it returns null. */
  change(decide: (now: Snapshot) => Data | null, written?: Written): Promise<void>;
  /** Writes the first data, if nothing is kept. */
  begin(data: Data, identity: string, opened: OpenedLock | null): Promise<void>;
  /** Runs a function that reads and writes while no other tab writes. */
  alone<Value>(run: () => Promise<Value>): Promise<Value>;
}

/** The head is a part of the encryption: an older copy of the data does not belong to it. */
const contextOf = ({ identity, writes }: Head) => `florin/data/2/${identity}/${writes}`;

/** Returns data as it is stored. */
async function encode(data: Data, head: Head, unlocked: Unlocked | null): Promise<unknown> {
  if (!unlocked) return { writes: head.writes, ...data };
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return { sealed: await seal(unlocked.key, bytes, contextOf(head)) };
}

/** Reads stored data. Rejects with `damaged` if it was changed, or does not belong to the head. */
async function decode(stored: unknown, head: Head, unlocked: Unlocked | null): Promise<unknown> {
  try {
    if (!unlocked) {
      const { writes, ...data } = stored as { readonly writes: unknown };
      if (writes === head.writes) return data;
    } else {
      const { sealed } = stored as { readonly sealed: Uint8Array<ArrayBuffer> };
      const bytes = await unseal(unlocked.key, sealed, contextOf(head));
      return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    }
  } catch (cause) {
    throw new DeviceStoreError('damaged', cause);
  }
  throw new DeviceStoreError('damaged');
}

/** Makes the ledger of a store. */
export function createDeviceLedger(options: LedgerOptions): DeviceLedger {
  const { store, locks, name, known, onWrite } = options;
  let copy: Snapshot | null = null;
  let unlocked: Unlocked | null = null;

  const alone = <Value>(run: () => Promise<Value>) => locks.hold(`${name}:write`, 'exclusive', run);

  const fits = ({ lock }: Head) =>
    lock === undefined ||
    (lock.session === unlocked?.session && lock.key.wrappedKey === unlocked.lock.wrappedKey);

  const isNewest = ({ identity, writes }: Head) =>
    copy?.head.identity === identity && copy.head.writes >= writes;

  /** Throws if the data of a head cannot be read. */
  function check(head: Head | null): Head {
    if (!head) throw new DeviceStoreError('lost');
    if (head.isErased) throw new DeviceStoreError('replaced');
    if (!fits(head)) throw new DeviceStoreError('locked');
    return head;
  }

  async function refresh(): Promise<Snapshot> {
    const now = check((await store.read()).head);
    if (copy && isNewest(now)) return copy;
    const stored = await store.read(true);
    const head = check(stored.head);
    const read = await decode(stored.data, head, head.lock ? unlocked : null);
    const snapshot = { head, data: dataFrom(read, known) };
    // This tab may have written in the meantime.
    if (!isNewest(head)) copy = snapshot;
    return copy ?? snapshot;
  }

  /** Writes data, if the head is still the one that it was made for. */
  async function put(
    data: Data,
    before: Head | null,
    { identity, opened }: Written,
  ): Promise<void> {
    const checked = dataOf(data, known);
    const key = opened === undefined ? unlocked : (opened?.unlocked ?? null);
    const lock = opened === undefined ? before?.lock : opened?.lock;
    const next = {
      identity: identity ?? before?.identity ?? '',
      writes: (before?.writes ?? 0) + 1,
      isErased: false,
      ...(lock && { lock }),
    };
    const stored = await encode(checked, next, lock ? key : null);
    let head: Head = next;
    await store.write((now) => {
      if (now?.identity !== before?.identity || now?.writes !== before?.writes)
        throw new DeviceStoreError('replaced');
      if (now && !now.isErased) check(now);
      // The deadline may have moved.
      head = { ...next, ...(opened === undefined && now?.lock && { lock: now.lock }) };
      return head;
    }, stored);
    unlocked = lock ? key : null;
    copy = { head, data: checked };
    onWrite();
  }

  return {
    refresh,
    memory: () => copy,
    unlock(opened) {
      unlocked = opened;
    },
    forget() {
      copy = null;
      unlocked = null;
    },
    fits,
    change: (decide, written = {}) =>
      alone(async () => {
        const now = await refresh();
        const next = decide(now);
        if (next) await put(next, now.head, written);
      }),
    begin: (data, identity, opened) =>
      alone(async () => {
        const { head } = await store.read();
        if (head && !head.isErased) throw new DeviceStoreError('replaced');
        await put(data, head, { identity, opened });
      }),
    alone,
  };
}
