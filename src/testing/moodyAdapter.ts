import { AdapterError } from '../backend/adapterError';
import type { WalletAdapter } from '../backend/walletAdapter';
import type { Market } from '../domain/currency/currency';
import { refuse } from '../domain/result';
import type { Clock } from '../services/clock';

/** The behaviour of a back end: without faults, or with a certain fault. */
export type BackEndMood =
  | 'fine'
  | 'silent'
  | 'fails once'
  | 'fails later'
  | 'fails for one transaction'
  | 'fails for one history'
  | 'unknown balances'
  | 'no price of Bitcoin'
  | 'refuses'
  | 'short pages'
  | 'loses prices'
  | 'ends the session'
  | 'ends the session later';

/** The time from the subscription until prices stop arriving. */
const LOST_MS = 7_000;
/** The time from the subscription until prices arrive again. */
const BACK_MS = 22_000;

/** A subscription whose prices stop arriving for a while. Both changes are reported to `onState`. */
function losingPrices(adapter: WalletAdapter, clock: Clock): WalletAdapter['subscribePrices'] {
  return ({ onPrices, onState }) => {
    let isLost = false;
    const stop = adapter.subscribePrices({
      onPrices(update) {
        if (!isLost) onPrices(update);
      },
      onState: (state) => onState?.(state),
    });
    const cancelLoss = clock.after(LOST_MS, () => {
      isLost = true;
      onState?.('interrupted');
    });
    const cancelReturn = clock.after(BACK_MS, () => {
      isLost = false;
      onState?.('live');
    });
    return () => {
      stop();
      cancelLoss();
      cancelReturn();
    };
  };
}

const withoutBitcoin = ({ btc: _btc, ...market }: Market): Market => market;

/** Returns the adapter with the fault of a mood. */
function moodyAdapter(adapter: WalletAdapter, mood: BackEndMood, clock: Clock): WalletAdapter {
  let hasFailed = false;
  let readings = 0;
  const moods: Readonly<Record<BackEndMood, Partial<WalletAdapter>>> = {
    fine: {},
    silent: { balances: () => new Promise(() => undefined) },
    'fails once': {
      balances: (options) => {
        if (hasFailed) return adapter.balances(options);
        hasFailed = true;
        return Promise.reject(new Error('The back end is unreachable'));
      },
    },
    // The second call of `balances` fails, which is the first call after the sign-in.
    'fails later': {
      balances: (options) => {
        readings += 1;
        return readings === 2
          ? Promise.reject(new Error('The back end is unreachable'))
          : adapter.balances(options);
      },
    },
    // The history has short pages, so a transaction may not be loaded. The first call of `transaction` fails.
    'fails for one transaction': {
      history: (query, options) => adapter.history({ ...query, limit: 5 }, options),
      transaction: async (query, options) => {
        if (hasFailed) return (await adapter.transaction?.(query, options)) ?? null;
        hasFailed = true;
        throw new Error('The back end is unreachable');
      },
    },
    // The first call for the history of the business wallet fails.
    'fails for one history': {
      history: (query, options) => {
        if (hasFailed || query.walletId !== 'business') return adapter.history(query, options);
        hasFailed = true;
        return Promise.reject(new Error('The back end is unreachable'));
      },
    },
    // Each wallet lacks its dollar balance, and its balance in pounds has too many decimals.
    'unknown balances': {
      balances: async (options) => {
        const sheet = await adapter.balances(options);
        const wallets = sheet.wallets.map(
          ({ balances: { usd: _unnamed, ...named }, ...wallet }) => ({
            ...wallet,
            balances: { ...named, gbp: '12.3456789' as const },
          }),
        );
        return { ...sheet, wallets };
      },
    },
    'no price of Bitcoin': {
      balances: async (options) => {
        const { market, ...sheet } = await adapter.balances(options);
        return { ...sheet, market: withoutBitcoin(market) };
      },
      subscribePrices: ({ onPrices, ...listener }) =>
        adapter.subscribePrices({
          ...listener,
          onPrices: ({ market, at }) => {
            onPrices({ market: withoutBitcoin(market), at });
          },
        }),
    },
    refuses: {
      send: () =>
        Promise.resolve(
          refuse({
            kind: 'message',
            text: 'We do not pay to this address.',
            field: 'recipient',
            retry: false,
          }),
        ),
    },
    'ends the session': {
      send: (order, options) => {
        if (hasFailed) return adapter.send(order, options);
        hasFailed = true;
        return Promise.reject(new AdapterError('signed-out', 'The session has ended'));
      },
    },
    // The second call of `balances`, which the clock starts, ends the session. The user's own actions do not end it.
    'ends the session later': {
      balances: (options) => {
        readings += 1;
        return readings === 2
          ? Promise.reject(new AdapterError('signed-out', 'The session has ended'))
          : adapter.balances(options);
      },
    },
    'short pages': {
      history: (query, options) => adapter.history({ ...query, limit: 5 }, options),
    },
    'loses prices': { subscribePrices: losingPrices(adapter, clock) },
  };
  return { ...adapter, ...moods[mood] };
}

/**
 * Returns a back end with a fault, for `backEnd` in the description of a story's world. All of its methods return
 * promises, and no user is signed in at the start.
 */
export const backEndIn =
  (mood: BackEndMood) =>
  (
    { firstSheet: _first, rateOf: _rates, ...simulated }: WalletAdapter,
    clock: Clock,
  ): WalletAdapter =>
    moodyAdapter({ ...simulated, user: null }, mood, clock);
