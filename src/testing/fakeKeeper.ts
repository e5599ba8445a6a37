import type { Keeper, KeeperRefusal, KeeperStatus, Kept, Personal } from '../backend/keeper';
import type { SimulatedBook } from '../backend/simulated/simulatedBook';
import type { WalletState } from '../domain/ledger/ledger';
import type { LockAfter } from '../domain/lock';
import { waitAfter } from '../domain/lock';
import type { Contact } from '../domain/recipients/contact';
import type { ManualClock } from '../services/manualClock';

/** The data that a story's device keeps, and how its keeper answers. */
export interface KeptDescription {
  /** The status at the start; kept without a passphrase by default. */
  readonly status?: Partial<Extract<KeeperStatus, { kind: 'open' }>> | KeeperStatus;
  /** The passphrase of locked data. */
  readonly passphrase?: string;
  /** The refusal of every action. */
  readonly refuses?: KeeperRefusal['kind'];
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

const OPEN = {
  kind: 'open',
  lockAfter: 'never',
  isPersistent: true,
  hasPasskey: false,
  canAddPasskey: false,
} as const;

const DONE: Kept = { ok: true, value: null };

const statusOf = ({ status }: KeptDescription): KeeperStatus =>
  status && 'kind' in status && status.kind !== 'open'
    ? (status as KeeperStatus)
    : { ...OPEN, ...status };

/** A keeper in memory, for stories: it keeps the wallets of the simulated back end. Without a description nothing is kept. */
export function createFakeKeeper(
  description: KeptDescription | undefined,
  { clock, book, start, contacts }: KeptWorld,
): Keeper {
  const listeners = new Set<() => void>();
  let status: KeeperStatus = description ? statusOf(description) : { kind: 'off' };
  let epoch = 0;
  let tries = 0;
  let passphrase = description?.passphrase;
  const { activeWalletId, primaryCurrency, chainId } = start;
  let personal: Personal = {
    contacts,
    choices: { activeWalletId, primaryCurrency, chainId, hidesBalances: false },
  };

  function show(next: KeeperStatus, isReplaced = false): Kept {
    status = next;
    if (isReplaced) epoch += 1;
    for (const run of listeners) run();
    return DONE;
  }

  const refuseAs = (kind: KeeperRefusal['kind']): Kept => ({ ok: false, refusal: { kind } });

  /** Runs an action unless the story refuses all of them. */
  const act = (run: () => Kept) =>
    Promise.resolve(description?.refuses ? refuseAs(description.refuses) : run());

  const contents = () => ({ wallets: book.state.wallets, ...personal });

  function setLock(lockAfter: LockAfter, given: string | undefined): Kept {
    if (status.kind !== 'open') return DONE;
    passphrase = lockAfter === 'never' ? undefined : (given ?? passphrase);
    return show({ ...status, lockAfter, hasPasskey: lockAfter !== 'never' && status.hasPasskey });
  }

  function unlock(given: string | undefined): Kept {
    if (status.kind !== 'locked') return DONE;
    if (clock.now() < status.tryAgainAt) return refuseAs('wait');
    if (given === undefined ? !status.hasPasskey : given !== passphrase) {
      tries += 1;
      show({ ...status, tryAgainAt: clock.now() + waitAfter(tries) });
      return refuseAs(given === undefined ? 'no-passkey' : 'wrong-passphrase');
    }
    tries = 0;
    return show({ ...OPEN, lockAfter: '5', hasPasskey: status.hasPasskey }, true);
  }

  const keeper: Keeper = {
    load: () => Promise.resolve(keeper),
    status: () => status,
    epoch: () => epoch,
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
    keep: (kept) =>
      act(() => {
        book.state = { ...book.state, wallets: kept.wallets };
        personal = { contacts: kept.contacts, choices: kept.choices };
        return show(OPEN);
      }),
    erase: () =>
      act(() => {
        book.state = { ...book.state, wallets: start.wallets };
        personal = { ...personal, contacts: [] };
        passphrase = undefined;
        return show({ kind: 'off' }, true);
      }),
    personal: () => (status.kind === 'open' ? personal : null),
    savePersonal(change) {
      personal = { ...personal, ...change };
      return Promise.resolve();
    },
    contents: () => Promise.resolve(description?.isUnreadable ? null : contents()),
    replace: (decide) =>
      act(() => {
        const { wallets, ...rest } = decide(contents());
        book.state = { ...book.state, wallets };
        personal = rest;
        return show(status, true);
      }),
    setLock: (after, given) => act(() => setLock(after, given)),
    addPasskey: (given) =>
      act(() => {
        if (given !== passphrase) return refuseAs('wrong-passphrase');
        return status.kind === 'open' ? show({ ...status, hasPasskey: true }) : DONE;
      }),
    unlock: (given) => act(() => unlock(given)),
    lock() {
      if (status.kind === 'open')
        show({ kind: 'locked', hasPasskey: status.hasPasskey, tryAgainAt: 0 }, true);
    },
  };
  return keeper;
}
