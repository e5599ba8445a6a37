import type { Keeper, KeeperRefusal, KeeperStatus, Kept, Personal } from '../backend/keeper';
import type { SimulatedBook } from '../backend/simulated/simulatedBook';
import type { WalletState } from '../domain/ledger/ledger';
import type { LockAfter } from '../domain/lock';
import { waitAfter } from '../domain/lock';
import type { Contact } from '../domain/recipients/contact';
import { accept, refuse } from '../domain/result';
import type { ManualClock } from '../services/manualClock';

/** The data that a story's device keeps, and how its keeper answers. */
export interface KeptDescription {
  /** The status at the start; kept without a passphrase by default. */
  readonly status?: Partial<Extract<KeeperStatus, { kind: 'open' }>> | KeeperStatus;
  /** The passphrase of locked data. */
  readonly passphrase?: string;
  /** The refusal of every action. */
  readonly refuses?: KeeperRefusal['kind'];
  /** Whether every action waits for a payment of another tab, which does not end. */
  readonly isWaiting?: boolean;
  /** Whether nothing of the kept data can be read. */
  readonly isUnreadable?: boolean;
}

/** The story's data, which the keeper replaces. */
interface KeptWorld {
  readonly clock: ManualClock;
  readonly book: SimulatedBook;
  readonly start: WalletState;
  readonly contacts: readonly Contact[];
}

/** A change that another tab makes. `waits`: several wrong passphrases, after which the user has to wait for 16 s. */
export type OtherTab = 'replaces' | 'erases' | 'keeps' | 'locks' | 'waits';

/** A keeper of a story, which also plays another tab. */
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
 * A keeper in memory, for stories: it keeps the wallets of the simulated back end. Without a description nothing is
 * kept.
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
  /** The choice of the lock while the data is locked. */
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

  /** Runs an action unless the story refuses all of them. */
  function act(run: () => Kept | Promise<Kept>): Promise<Kept> {
    if (description?.isWaiting) {
      isWaiting = true;
      tell();
      return new Promise(() => undefined);
    }
    return Promise.resolve(description?.refuses ? refuseAs(description.refuses) : run());
  }

  /** Runs an action with a passphrase, which has to be right if there is one. */
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
    open() {
      // The problem has ended.
      if (status.kind === 'unusable') show(OPEN);
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
