import type { BackupContents } from '../../domain/backup/backup';
import type { WalletRecord } from '../../domain/ledger/wallet';
import type { Locks } from '../../services/locks';
import type { Personal } from '../keeper';
import type { Unlocked } from './deviceCipher';
import { changesBetween, storedContents } from './deviceRecords';
import type { OpenedLock } from './deviceLock';
import type { Head, StoredAnswer } from './deviceSchema';
import type { DeviceStore, Snapshot } from './deviceStore';
import { DeviceStoreError } from './deviceStoreError';
import type { Known } from './storedSchemas';

/** A change of the data: the parts that change. */
export interface LedgerChange {
  readonly wallets?: readonly WalletRecord[];
  readonly personal?: Personal;
  readonly answer?: StoredAnswer;
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
 * The stored data, of which memory has a copy. Each call compares the copy with the database by the head, and reads again if
 * another tab has written. Writes of all tabs follow each other.
 */
export interface DeviceLedger {
  /** The newest data. Rejects with `DeviceStoreError`: `replaced` if everything was erased. */
  refresh(): Promise<Snapshot>;
  /** The copy in memory. */
  memory(): Snapshot | null;
  /** Sets the key of encrypted data. */
  unlock(unlocked: Unlocked | null): void;
  /** Removes the copy and the key from memory. */
  forget(): void;
  /** Whether data with this head can be read with the key. */
  fits(head: Head): boolean;
  answer(key: string): Promise<StoredAnswer | null>;
  /** Writes the change that `decide` makes of the newest data; nothing if it returns null. */
  change(
    decide: (now: Snapshot) => LedgerChange | null | Promise<LedgerChange | null>,
  ): Promise<void>;
  /** Replaces everything, which then has the lock `lock`, or still the present one, if the present head is accepted. */
  replace(
    contents: BackupContents,
    identity: string,
    lock: OpenedLock | 'same' | null,
    accepts: (now: Head | null) => boolean,
  ): Promise<void>;
  /** Encrypts all records anew, or decrypts them. */
  relock(lock: OpenedLock | null): Promise<void>;
  /** Runs a function that reads and writes while no other tab writes. */
  alone<Value>(run: () => Promise<Value>): Promise<Value>;
}

/** Makes the ledger of a store. */
export function createDeviceLedger({
  store,
  locks,
  name,
  known,
  onWrite,
}: LedgerOptions): DeviceLedger {
  let copy: Snapshot | null = null;
  let unlocked: Unlocked | null = null;

  const alone = <Value>(run: () => Promise<Value>) => locks.hold(`${name}:write`, 'exclusive', run);

  const fits = ({ lock }: Head) =>
    lock === undefined ||
    (lock.session === unlocked?.session && lock.key.wrappedKey === unlocked.lock.wrappedKey);

  const keyFor = (head: Head) => {
    if (!fits(head)) throw new DeviceStoreError('locked');
    return head.lock ? unlocked : null;
  };

  /** Whether the copy is not older than a head. */
  const isNewest = ({ identity, writes }: Head) =>
    copy?.head.identity === identity && copy.head.writes >= writes;

  async function refresh(): Promise<Snapshot> {
    const head = await store.head();
    if (!head) throw new DeviceStoreError('lost');
    if (head.wallets === 0) throw new DeviceStoreError('replaced');
    keyFor(head);
    if (copy && isNewest(head)) return copy;
    const read = await store.read(keyFor, known);
    // This tab may have written in the meantime.
    if (!isNewest(read.head)) copy = read;
    return copy ?? read;
  }

  /** Makes the next head, if the present one is that for which the records were made. */
  const nextOf = (before: Head, wallets: number) => (now: Head | null) => {
    if (now?.identity !== before.identity || now.writes !== before.writes)
      throw new DeviceStoreError('replaced');
    keyFor(now);
    return { ...now, writes: now.writes + 1, wallets };
  };

  async function change(decide: Parameters<DeviceLedger['change']>[0]): Promise<void> {
    const now = await refresh();
    const changed = await decide(now);
    if (!changed) return;
    const { answer, ...parts } = changed;
    const { head, ...next } = { ...now, ...parts.personal, wallets: parts.wallets ?? now.wallets };
    // Contacts and choices must be readable again; wallets are so by the rules of the ledger.
    if (parts.personal)
      storedContents({ ...next, wallets: next.wallets.map(withoutHistory) }, known);
    const records = {
      ...changesBetween(now.wallets, next.wallets, known),
      answers: answer ? [answer] : [],
      personal: parts.personal,
    };
    await store.write(records, keyFor(head), nextOf(head, next.wallets.length));
    // The copy is the newest, because no other tab has written meanwhile. The next call compares it.
    copy = { ...next, head: { ...head, writes: head.writes + 1, wallets: next.wallets.length } };
    onWrite();
  }

  async function replace(
    contents: BackupContents,
    identity: string,
    lock: OpenedLock | 'same' | null,
    accepts: (now: Head | null) => boolean,
  ): Promise<void> {
    const { histories: _none, ...records } = storedContents(contents, known);
    const key = lock === 'same' ? unlocked : (lock?.unlocked ?? null);
    let head: Head = { identity, writes: 1, wallets: contents.wallets.length };
    const next = (now: Head | null) => {
      if (!accepts(now)) throw new DeviceStoreError('replaced');
      if (lock === 'same' && now) keyFor(now);
      const nextLock = lock === 'same' ? now?.lock : lock?.lock;
      head = { ...head, ...(nextLock && { lock: nextLock }) };
      return head;
    };
    await store.write(records, key, next, true);
    unlocked = key;
    copy = { ...contents, head };
    onWrite();
  }

  async function relock(next: OpenedLock | null): Promise<void> {
    const { head, ...contents } = await refresh();
    const answers = await store.answers(keyFor);
    const { histories: _none, ...records } = storedContents(contents, known);
    const key = next?.unlocked ?? null;
    const { lock: _old, ...plain } = head;
    let relocked: Head = head;
    const headOf = (now: Head | null) => {
      const { writes } = nextOf(head, head.wallets)(now);
      relocked = { ...plain, ...(next && { lock: next.lock }), writes };
      return relocked;
    };
    await store.write({ ...records, answers }, key, headOf, true);
    unlocked = key;
    copy = { ...contents, head: relocked };
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
    answer: async (key) => (await store.answers(keyFor, key))[0] ?? null,
    change: (decide) => alone(() => change(decide)),
    replace: (...given) => alone(() => replace(...given)),
    relock: (next) => alone(() => relock(next)),
    alone,
  };
}

/** Only the ids of the wallets matter for contacts and choices. */
const withoutHistory = (wallet: WalletRecord): WalletRecord => ({ ...wallet, transactions: [] });
