import type { StoreApi } from 'zustand/vanilla';
import type { PriceState, PriceUpdate, WalletAdapter } from '../../adapters/walletAdapter';
import type { Cancel, Clock } from '../../services/clock';
import type { Device } from '../../services/device';
import type { Log } from '../../services/log';
import { withPrices } from './mergeReading';
import { readAgain, withReading } from './readWallets';
import type { WalletStore } from '../store/walletStore';

/**
 * The pause in milliseconds between an event and the reading of the balances. Events that happen together cause only
 * one reading.
 */
const PAUSE_MS = 500;

/** The interval in milliseconds at which the balances are read while the page is visible. */
const READ_MS = 60_000;

/** Keeps the wallets in memory up to date with the back end. */
export interface Follower {
  /** Keeps the wallets up to date until the returned function is called. */
  follow(): Cancel;
  /** Reads balances and histories again after a short pause, for example after an order has ended. */
  checkSoon(): void;
  /** Returns whether an order is pending, or in doubt because its call failed without a response. */
  isUnsettled(): boolean;
}

export interface FollowerOptions {
  readonly adapter: WalletAdapter;
  readonly store: StoreApi<WalletStore>;
  readonly clock: Clock;
  readonly device: Pick<Device, 'onReconnect'>;
  readonly log: Log;
  /** The time of the current balances, ISO 8601. */
  readonly readAt: string;
  /** Returns whether another tab has changed the data since the first reading began. */
  readonly wasChanged?: () => boolean;
}

/**
 * Creates a follower, which reads prices, balances and the newest transactions while a page shows the wallets.
 *
 * - If an order is submitted during a reading, the result of the reading is ignored, because it may lack the order. The
 *   balances are read again after the order.
 * - If a reading fails, the balances are marked as outdated, with the time of the last successful reading.
 */
export function createFollower(options: FollowerOptions): Follower {
  const { adapter, store, clock, log, wasChanged } = options;
  const { update, isBusy } = store.getState().actions;
  const data = () => store.getState().data;
  let last = options.readAt;
  let { readAt } = options;
  let isInStep = true;
  let isFollowing = false;
  let cancel: Cancel = () => undefined;
  /** The number of started readings. The result of a reading is ignored if a later reading has started. */
  let readings = 0;
  /** Whether the last reading by the timer is pending or has failed. */
  let isMissed = false;

  /** Returns false if the timestamp is before the last timestamp. Otherwise stores it and returns true. */
  function isNews(moment: string): boolean {
    if (Date.parse(moment) < Date.parse(last)) return false;
    last = moment;
    return true;
  }

  /** Marks the balances as outdated since the last successful reading. */
  function markOld(): void {
    update((state) => (state.unreadSince === readAt ? state : { ...state, unreadSince: readAt }));
  }

  async function check(): Promise<void> {
    if (!isFollowing || isBusy()) return;
    const before = data();
    readings += 1;
    const mine = readings;
    try {
      const reading = await readAgain(adapter, before);
      const now = data();
      const isOvertaken =
        isBusy() || now.settled !== before.settled || now.pending !== before.pending;
      if (!isFollowing || mine !== readings || isOvertaken) return;
      const { sheet } = reading;
      const isNew = isNews(sheet.at);
      readAt = sheet.at;
      isInStep = true;
      isMissed = false;
      update((state) => {
        const followed = withReading(state, reading);
        const read = followed.unreadSince ? { ...followed, unreadSince: null } : followed;
        return isNew ? withPrices(read, sheet.market) : read;
      });
    } catch (cause) {
      log.warn('The balances could not be read again', cause);
      if (isFollowing && mine === readings) markOld();
    }
  }

  function checkSoon(): void {
    isInStep = false;
    cancel();
    if (isFollowing) cancel = clock.after(PAUSE_MS, () => void check());
  }

  /**
   * Reads the wallets at an interval while the page is visible. Marks the data as outdated if the previous read failed
   * or is still pending.
   */
  function checkByClock(): Cancel {
    return clock.whileSeen(() =>
      clock.every(READ_MS, () => {
        if (isMissed) markOld();
        isMissed = true;
        void check();
      }),
    );
  }

  /** Reads when the page becomes visible again. */
  function onReturn(): Cancel {
    if (!isInStep) checkSoon();
    return () => {
      isInStep = false;
    };
  }

  function onPrices({ market, at: moment }: PriceUpdate): void {
    if (isFollowing && isNews(moment)) update((state) => withPrices(state, market));
  }

  function onState(prices: PriceState): void {
    if (!isFollowing) return;
    const staleSince = prices === 'interrupted' ? last : null;
    update((state) =>
      (state.staleSince ?? null) === staleSince ? state : { ...state, staleSince },
    );
    // The balances may also have changed while no prices arrived.
    if (staleSince === null && !isInStep) checkSoon();
    else if (staleSince !== null) isInStep = false;
  }

  return {
    follow() {
      isFollowing = true;
      const stops = [
        adapter.subscribePrices({ onPrices, onState }),
        onChangeElsewhere(options, checkSoon),
        clock.whileSeen(onReturn),
        onWalletShown(options, checkSoon),
        checkByClock(),
      ];
      if (wasChanged?.()) checkSoon();
      return () => {
        for (const stop of stops) stop();
        cancel();
        isFollowing = false;
        isInStep = false;
      };
    },
    checkSoon,
    isUnsettled: () => data().pending.length > 0,
  };
}

/**
 * Calls `read` when the device is online again, and when the back end reports a change, such as a payment in another
 * tab.
 */
function onChangeElsewhere(
  { adapter, device }: { adapter: WalletAdapter; device: Pick<Device, 'onReconnect'> },
  read: () => void,
): Cancel {
  const stopReconnect = device.onReconnect(read);
  const stopChanges = adapter.subscribeChanges?.(read);
  return () => {
    stopReconnect();
    stopChanges?.();
  };
}

/** When the user switches to a wallet, loads the history of the wallet, or calls `read` if it was loaded before. */
function onWalletShown(
  { store, log }: { store: StoreApi<WalletStore>; log: Log },
  read: () => void,
): Cancel {
  return store.subscribe(({ data, actions }, { data: before }) => {
    const { older, activeWalletId } = data;
    if (activeWalletId === before.activeWalletId) return;
    if (older?.[activeWalletId] === null)
      actions.loadOlder().catch((cause: unknown) => {
        log.warn('The history of the wallet could not be read', cause);
      });
    else read();
  });
}
