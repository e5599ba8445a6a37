import type { Keeper, KeeperRefusal, KeeperStatus, Kept, Personal } from '../adapters/keeper';
import type { SimulatedBook } from '../adapters/simulated/simulatedBook';
import type { WalletState } from '../domain/ledger/ledger';
import { waitAfter, type LockAfter } from '../domain/lock';
import type { Contact } from '../domain/recipients/contact';
import { accept, refuse } from '../domain/result';
import type { ManualClock } from '../services/manualClock';

/** Describes the stored data of a story, and the behaviour of the keeper that stores it. */
export interface KeptDescription {
  /** The status at the start. The default is `open`: the data is stored and not locked by a passphrase. */
  readonly status?: Partial<Extract<KeeperStatus, { kind: 'open' }>> | KeeperStatus;
  /** The passphrase that encrypts the data. */
  readonly passphrase?: string;
  /** If it is set, every action is refused with this kind of refusal. */
  readonly refuses?: KeeperRefusal['kind'];
  /** Whether every action waits forever, as it would for a payment in another tab. */
  readonly isWaiting?: boolean;
  /** Whether all actions fail with an exception. */
  readonly isBroken?: boolean;
  /** Whether reading the stored data fails. */
  readonly isUnreadable?: boolean;
}

interface KeptWorld {
  readonly clock: ManualClock;
  readonly book: SimulatedBook;
  readonly start: WalletState;
  readonly contacts: readonly Contact[];
}

/**
 * A change of the stored data by another tab. `keeps` stores the data. `waits` simulates wrong passphrases, after which
 * the user must wait 16 seconds.
 */
export type OtherTab = 'replaces' | 'erases' | 'keeps' | 'locks' | 'waits';

/** A keeper for stories. `changeElsewhere` simulates a change by another tab. */
export interface FakeKeeper extends Keeper {
  readonly changeElsewhere: (change: OtherTab) => void;
}

const OPEN = { kind: 'open', lockAfter: 'never', isPersistent: true } as const;

const DONE: Kept = accept(null);

const refuseAs = (kind: KeeperRefusal['kind']): Kept => refuse({ kind });

const statusOf = ({ status }: KeptDescription): KeeperStatus =>
  status && 'kind' in status && status.kind !== 'open'
    ? (status as KeeperStatus)
    : { ...OPEN, ...status };

/**
 * Creates a keeper that stores the wallets of the simulated back end in memory, for stories. Without a description, its
 * status is `off`: no data is stored.
 */
export function createFakeKeeper(
  description: KeptDescription | undefined,
  { clock, book, start, contacts }: KeptWorld,
): FakeKeeper {
  const listeners = new Set<() => void>();
  let status: KeeperStatus = description ? statusOf(description) : { kind: 'off' };
  let epoch = 0;
  let isWaiting = false;
  let tries = 0;
  let passphrase = description?.passphrase;
  /** The value of `lockAfter` to restore when the data is unlocked. */
  let locked: LockAfter = '5';
  const { activeWalletId, primaryCurrency, chainId } = start;
  let personal: Personal = {
    contacts,
    choices: { activeWalletId, primaryCurrency, chainId, hidesBalances: false },
  };

  const tell = () => {
    for (const run of listeners) run();
  };
  function show(next: KeeperStatus, isReplaced = false): Kept {
    status = next;
    if (isReplaced) epoch += 1;
    tell();
    return DONE;
  }

  /** Runs an action, unless the description refuses all actions, makes them fail or makes them wait forever. */
  function act(run: () => Kept | Promise<Kept>): Promise<Kept> {
    if (description?.isWaiting) {
      isWaiting = true;
      tell();
      return new Promise(() => undefined);
    }
    if (description?.isBroken) return Promise.reject(new Error('The data cannot be written'));
    return Promise.resolve(description?.refuses ? refuseAs(description.refuses) : run());
  }

  /** Runs an action if the passphrase is right or not needed. Otherwise returns a refusal. */
  function check(given: string | undefined, run: () => Kept): Kept {
    if (status.kind === 'locked' && clock.now() < status.tryAgainAt) return refuseAs('wait');
    if (passphrase === undefined || given === passphrase) {
      tries = 0;
      return run();
    }
    tries += 1;
    if (status.kind === 'locked')
      show({ kind: 'locked', tryAgainAt: clock.now() + waitAfter(tries) });
    return refuseAs('wrong-passphrase');
  }

  const contents = () => ({ wallets: book.state.wallets, ...personal });
  function put({ wallets, ...rest }: ReturnType<typeof contents>) {
    book.state = { ...book.state, wallets };
    personal = rest;
  }
  function empty() {
    put({ ...contents(), wallets: start.wallets, contacts: [] });
    passphrase = undefined;
    return show({ kind: 'off' }, true);
  }
  const lock = () => show({ kind: 'locked', tryAgainAt: 0 }, true);

  const keeper: FakeKeeper = {
    load: () => Promise.resolve(keeper),
    status: () => status,
    epoch: () => epoch,
    isWaiting: () => isWaiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setAside() {
      show({ kind: 'off', isAside: true }, true);
    },
    open() {
      // Opening again succeeds, so that a story can show the state after the problem.
      if (status.kind === 'unusable') show(OPEN);
      if (status.kind === 'unkept') show(OPEN, true);
      return Promise.resolve();
    },
    keep: (read, first) =>
      act(async () => {
        put(await read());
        passphrase = first?.passphrase;
        return show({ ...OPEN, lockAfter: first?.after ?? 'never' });
      }),
    erase: () => act(empty),
    personal: () => (status.kind === 'open' ? personal : null),
    savePersonal: (change) =>
      act(() => {
        personal = change(personal);
        tell();
        return DONE;
      }),
    contents: () => Promise.resolve(description?.isUnreadable ? null : contents()),
    raw: () => Promise.resolve(description?.isUnreadable ? null : JSON.stringify(contents())),
    replace: (backup, first) =>
      act(() => {
        put(backup);
        if (status.kind !== 'off') return show(status, true);
        passphrase = first?.passphrase;
        return show({ ...OPEN, lockAfter: first?.after ?? 'never' }, true);
      }),
    setLock: ({ after, passphrase: given, next }) =>
      act(() =>
        check(given, () => {
          if (status.kind !== 'open') return DONE;
          passphrase = after === 'never' ? undefined : (next ?? passphrase);
          return show({ ...status, lockAfter: after });
        }),
      ),
    unlock: (given) => act(() => check(given, () => show({ ...OPEN, lockAfter: locked }, true))),
    lock: () =>
      act(() => {
        if (status.kind === 'open') locked = status.lockAfter;
        return lock();
      }),
    changeElsewhere(change) {
      if (change === 'erases') empty();
      else if (change === 'locks') lock();
      else if (change === 'waits') show({ kind: 'locked', tryAgainAt: clock.now() + 16_000 });
      else show(change === 'keeps' ? OPEN : status, true);
    },
  };
  return keeper;
}
