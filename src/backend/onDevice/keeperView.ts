import type { Cancel } from '../../services/clock';
import type { DeviceProblem, Personal } from '../keeper';
import { KEPT_HINT } from '../keeper';
import { deviceKey } from '../device';
import { watchDeadline } from './deadline';
import type { DeviceBook } from './deviceBook';
import { createDeviceBook } from './deviceBook';
import { used } from './deviceLock';
import type { Found, KeeperParts } from './keeperFind';
import { find, isKept, OFF } from './keeperFind';

/** The state of the database that a tab shows. */
interface Shown extends Found {
  readonly epoch: number;
  readonly book: DeviceBook | null;
  readonly personal: Personal | null;
  readonly stopWatch: Cancel;
}

/** Shows the state of the database to the app, and nothing else: each change is read from the database. */
export interface KeeperView {
  readonly now: () => Shown;
  readonly isWaiting: () => boolean;
  readonly wait: (isWaiting: boolean) => void;
  /** Reads the database, for the first time before the app shows anything. */
  readonly open: () => Promise<void>;
  /** Reads the database. With `isReplaced`, the wallets are other ones, even if the database does not show it. */
  readonly sync: (isReplaced?: boolean) => Promise<void>;
  /** Announces a mark whose wallets the app shows already. */
  readonly expect: (mark: string) => void;
  /** Shows the problem of a write, or none after a write that succeeded. */
  readonly report: (problem: DeviceProblem | undefined) => void;
  readonly subscribe: (listener: () => void) => Cancel;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Makes the view. `onDue` locks the data if no tab was used, and resolves with the deadline that all tabs share. */
export function createKeeperView(parts: KeeperParts, onDue: () => Promise<number>): KeeperView {
  const { clock, device, marks, start, store, ledger } = parts;
  const listeners = new Set<() => void>();
  const nothing: Shown = {
    ...OFF,
    epoch: 0,
    book: null,
    personal: null,
    stopWatch: () => undefined,
  };
  let shown = nothing;
  let isWaiting = false;
  /** The mark whose wallets are shown already; null for any. */
  let expected: string | null = '';
  const turns = createTurns();

  function update(next: Shown): void {
    shown = next;
    for (const run of listeners) run();
  }

  /** Watches the deadline of a lock. Only a new session or another time begins a new watch. */
  function watch(lock: Found['lock']): Cancel {
    const { lock: before, stopWatch } = shown;
    if (lock?.session === before?.session && lock?.after === before?.after) return stopWatch;
    stopWatch();
    if (!lock) return () => undefined;
    const { after, deadline, session } = lock;
    const onUse = () => {
      const now = clock.now();
      // A use that is not stored is only missing for the other tabs.
      store.write((head) => used(head, session, now)).catch(() => undefined);
    };
    return watchDeadline({ clock, device, after, deadline, onUse, onDue });
  }

  function bookOf({ status, mark }: Found): DeviceBook | null {
    if (status.kind !== 'open') return null;
    if (shown.book && mark === shown.mark) return shown.book;
    return createDeviceBook({ clock, ledger, start: start(), newId: deviceKey });
  }

  async function sync(isReplaced: boolean): Promise<void> {
    const found = await find(parts, shown.status);
    const isExpected = expected === null || expected === found.mark;
    const isNew = isReplaced || (found.mark !== shown.mark && !isExpected);
    if (isExpected) expected = '';
    const memory = found.status.kind === 'open' ? ledger.memory() : null;
    const book = bookOf(found);
    await book?.refresh().catch(() => undefined);
    const next: Shown = {
      ...found,
      status: isSame(found.status, shown.status) ? shown.status : found.status,
      epoch: shown.epoch + (isNew ? 1 : 0),
      book,
      personal: memory && { contacts: memory.data.contacts, choices: memory.data.choices },
      stopWatch: watch(found.lock),
    };
    if (found.status.kind === 'off') marks.remove(KEPT_HINT);
    else if (isKept(found.status) && marks.get(KEPT_HINT) === null) marks.set(KEPT_HINT, 'yes');
    const { stopWatch: _now, lock: _lock, book: nextBook, ...after } = next;
    const { stopWatch: _then, lock: _old, book: lastBook, ...before } = shown;
    if (nextBook === lastBook && isSame(after, before)) shown = next;
    else update(next);
  }

  return {
    now: () => shown,
    isWaiting: () => isWaiting,
    wait(isIt) {
      if (isIt === isWaiting) return;
      isWaiting = isIt;
      update(shown);
    },
    open: () =>
      turns(() => {
        if (shown === nothing) expected = null;
        return sync(false);
      }),
    sync: (isReplaced = false) => turns(() => sync(isReplaced)),
    expect(mark) {
      expected = mark;
    },
    report(problem) {
      if (shown.status.kind !== 'open' || shown.status.problem === problem) return;
      const { problem: _past, ...status } = shown.status;
      update({ ...shown, status: { ...status, ...(problem && { problem }) } });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Makes a function that runs one function after the other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(run: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  };
}
