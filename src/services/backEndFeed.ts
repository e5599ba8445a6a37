import type { PriceState, PriceUpdate, WalletAdapter } from '../backend/walletAdapter';
import type { WalletState } from '../domain/ledger/ledger';
import { withPrices } from './backEndLedger';
import { readAgain, withReading } from './backEndReading';
import type { Cancel, Clock } from './clock';
import type { Device } from './device';
import type { Log } from './log';
import type { Learn, PriceFeed } from './priceFeed';

/** The pause after the last event before the balances are read again: events often come together. */
const PAUSE_MS = 500;

/** The balances are read again at least this often while the page is shown. */
const READ_MS = 60_000;

/** What keeps the ledger in step with a back end. */
export interface BackEndFeed extends PriceFeed {
  /** An order was answered, or its call failed: balances and history are read soon. */
  checkSoon(): void;
  /** Whether an order was pending or in doubt when the wallets were shown last. */
  isUnsettled(): boolean;
}

export interface BackEndFeedOptions {
  readonly adapter: WalletAdapter;
  readonly clock: Clock;
  readonly device: Pick<Device, 'onReconnect'>;
  readonly log: Log;
  /** The moment of the balances that are here already, ISO 8601. */
  readonly at: string;
  /** Whether the call of an order is pending: it is unknown whether balances contain it. */
  readonly isBusy: () => boolean;
}

/**
 * Follows a back end while the wallets are shown: its prices, its balances and its newest transactions. A reading
 * that an order overtakes is dropped, and made again after the order. Balances that could not be read again are
 * marked with the moment at which they were read.
 */
export function createBackEndFeed({
  adapter,
  clock,
  device,
  log,
  at,
  isBusy,
}: BackEndFeedOptions): BackEndFeed {
  let last = at;
  let readAt = at;
  let isInStep = true;
  let wasUnsettled = false;
  let learn: Learn | null = null;
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

  function look(): WalletState | null {
    let seen: WalletState | null = null;
    learn?.((state) => (seen = state));
    return seen;
  }

  const isUnsettled = () => {
    const state = look();
    return state ? state.pending.length > 0 : wasUnsettled;
  };

  /** Marks what is shown as being of the last reading. */
  function markOld(): void {
    learn?.((state) => (state.unreadSince === readAt ? state : { ...state, unreadSince: readAt }));
  }

  async function check(): Promise<void> {
    const before = look();
    if (!before || isBusy()) return;
    readings += 1;
    const mine = readings;
    try {
      const reading = await readAgain(adapter, before);
      const now = look();
      const isOvertaken =
        isBusy() || now?.settled !== before.settled || now.pending !== before.pending;
      if (mine !== readings || isOvertaken) return;
      const { sheet } = reading;
      const isNew = isNews(sheet.at);
      readAt = sheet.at;
      isInStep = true;
      isMissed = false;
      learn?.((state) => {
        const read = { ...withReading(state, reading), unreadSince: null };
        return isNew ? withPrices(read, sheet.market) : read;
      });
    } catch (cause) {
      log.warn('The balances could not be read again', cause);
      if (mine === readings) markOld();
    }
  }

  function checkSoon(): void {
    isInStep = false;
    cancel();
    if (learn) cancel = clock.after(PAUSE_MS, () => void check());
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
    if (isNews(moment)) learn?.((state) => withPrices(state, market));
  }

  function onState(prices: PriceState): void {
    const staleSince = prices === 'interrupted' ? last : null;
    learn?.((state) =>
      (state.staleSince ?? null) === staleSince ? state : { ...state, staleSince },
    );
    // Something may have happened that the stream did not report.
    if (staleSince === null && !isInStep) checkSoon();
    else if (staleSince !== null) isInStep = false;
  }

  return {
    subscribe(_listener, tell) {
      learn = tell ?? null;
      const stops = [
        adapter.subscribePrices({ onPrices, onState }),
        checkOnReturn(),
        checkByClock(),
      ];
      return () => {
        for (const stop of stops) stop();
        cancel();
        wasUnsettled = isUnsettled();
        learn = null;
        isInStep = false;
      };
    },
    checkSoon,
    isUnsettled,
  };
}
