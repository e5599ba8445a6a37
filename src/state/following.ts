import type { StoreApi } from 'zustand/vanilla';
import type { PriceState, PriceUpdate, WalletAdapter } from '../backend/walletAdapter';
import type { Cancel, Clock } from '../services/clock';
import type { Device } from '../services/device';
import type { Log } from '../services/log';
import { withPrices } from './readLedger';
import { readAgain, withReading } from './reading';
import type { WalletStore } from './walletStore';

/** The pause after the last event before the balances are read again: events often come together. */
const PAUSE_MS = 500;

/** The balances are read again at least this often while the page is shown. */
const READ_MS = 60_000;

/** Keeps wallets in step with their back end. */
export interface Follower {
  /** Follows the back end until the returned function is called. */
  follow(): Cancel;
  /** An order was answered, or its call failed: balances and history are read soon. */
  checkSoon(): void;
  /** Whether an order is pending or in doubt. */
  isUnsettled(): boolean;
}

export interface FollowerOptions {
  readonly adapter: WalletAdapter;
  readonly store: StoreApi<WalletStore>;
  readonly clock: Clock;
  readonly device: Pick<Device, 'onReconnect'>;
  readonly log: Log;
  /** The moment of the balances that are here already, ISO 8601. */
  readonly readAt: string;
}

/**
 * Follows a back end while the wallets are shown: its prices, its balances and its newest transactions. A reading
 * that an order overtakes is dropped, and made again after the order. Balances that could not be read again are
 * marked with the moment at which they were read.
 */
export function createFollower({
  adapter,
  store,
  clock,
  device,
  log,
  readAt: firstReadAt,
}: FollowerOptions): Follower {
  const { learn, isBusy } = store.getState().actions;
  const data = () => store.getState().data;
  let last = firstReadAt;
  let readAt = firstReadAt;
  let isInStep = true;
  let isFollowing = false;
  let cancel: Cancel = () => undefined;
  /** Counts the readings: a later one replaces one that is not answered. */
  let readings = 0;
  /** No reading has been answered since the clock had one made. */
  let isMissed = false;

  /** Whether an answer of that moment is newer than all before. */
  function isNews(moment: string): boolean {
    if (Date.parse(moment) < Date.parse(last)) return false;
    last = moment;
    return true;
  }

  /** Marks what is shown as being of the last reading. */
  function markOld(): void {
    learn((state) => (state.unreadSince === readAt ? state : { ...state, unreadSince: readAt }));
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
      learn((state) => {
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

  /** By the clock: a reading without an answer at the next one is missed. */
  function checkByClock(): Cancel {
    return clock.whileSeen(() =>
      clock.every(READ_MS, () => {
        if (isMissed) markOld();
        isMissed = true;
        void check();
      }),
    );
  }

  /** By events: the page is shown again, or the device is connected again. */
  function checkOnReturn(): Cancel {
    const stopReconnect = device.onReconnect(checkSoon);
    const stopSeen = clock.whileSeen(() => {
      if (!isInStep) checkSoon();
      return () => {
        isInStep = false;
      };
    });
    return () => {
      stopReconnect();
      stopSeen();
    };
  }

  function onPrices({ market, at: moment }: PriceUpdate): void {
    if (isFollowing && isNews(moment)) learn((state) => withPrices(state, market));
  }

  function onState(prices: PriceState): void {
    if (!isFollowing) return;
    const staleSince = prices === 'interrupted' ? last : null;
    learn((state) =>
      (state.staleSince ?? null) === staleSince ? state : { ...state, staleSince },
    );
    // Something may have happened that the stream did not report.
    if (staleSince === null && !isInStep) checkSoon();
    else if (staleSince !== null) isInStep = false;
  }

  return {
    follow() {
      isFollowing = true;
      const stops = [
        adapter.subscribePrices({ onPrices, onState }),
        checkOnReturn(),
        checkByClock(),
      ];
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
