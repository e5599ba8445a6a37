import type { PriceState, PriceUpdate, WalletAdapter } from '../adapter/walletAdapter';
import type { WalletState } from '../domain/ledger';
import { withNewest, withPrices, withSheet } from './backEndLedger';
import type { Cancel, Clock } from './clock';
import type { Log } from './log';
import type { Learn, PriceFeed } from './priceFeed';

/** The pause after the last order before the balances are read anew: payments often come together. */
const PAUSE_MS = 500;

/** What keeps the ledger in step with a back end. */
export interface BackEndFeed extends PriceFeed {
  /** An order was carried out: its balances are checked soon. */
  checkSoon(): void;
}

export interface BackEndFeedOptions {
  readonly adapter: WalletAdapter;
  readonly clock: Clock;
  readonly log: Log;
  /** The moment of the balances that are here already, ISO 8601. */
  readonly at: string;
  /** Whether an order is under way, or failed without anybody knowing whether it was carried out. */
  readonly isUncertain: () => boolean;
}

/**
 * Follows a back end for as long as somebody listens: its prices, and after each order its balances and
 * its newest transactions. A reading that an order has overtaken is given up, and made again after it.
 */
export function createBackEndFeed({
  adapter,
  clock,
  log,
  at,
  isUncertain,
}: BackEndFeedOptions): BackEndFeed {
  let last = at;
  let isInStep = true;
  let learn: Learn | null = null;
  let cancel: Cancel = () => undefined;

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

  async function check(): Promise<void> {
    const before = look();
    if (!before || isUncertain()) return;
    const walletId = before.activeWalletId;
    try {
      const sheet = await adapter.balances();
      const page = await adapter.history({ walletId });
      const isOvertaken = () => isUncertain() || look()?.settled !== before.settled;
      if (!learn || isOvertaken()) return;
      const isNew = isNews(sheet.at);
      isInStep = true;
      learn((state) => {
        const now = withNewest(withSheet(state, sheet), walletId, page);
        return isNew ? withPrices(now, sheet.market) : now;
      });
    } catch (cause) {
      log.warn('The balances could not be read anew', cause);
    }
  }

  function checkSoon(): void {
    isInStep = false;
    cancel();
    if (learn) cancel = clock.after(PAUSE_MS, () => void check());
  }

  function onPrices({ market, at: moment }: PriceUpdate): void {
    if (isNews(moment)) learn?.((state) => withPrices(state, market));
  }

  function onState(prices: PriceState): void {
    const staleSince = prices === 'interrupted' ? last : null;
    learn?.((state) =>
      (state.staleSince ?? null) === staleSince ? state : { ...state, staleSince },
    );
    // Something may have happened that nobody was told of.
    if (staleSince === null && !isInStep) checkSoon();
    else if (staleSince !== null) isInStep = false;
  }

  return {
    subscribe(_listener, tell) {
      learn = tell ?? null;
      const stop = adapter.subscribePrices({ onPrices, onState });
      if (!isInStep) checkSoon();
      return () => {
        stop();
        cancel();
        learn = null;
        isInStep = false;
      };
    },
    checkSoon,
  };
}
