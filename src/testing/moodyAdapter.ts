import { AdapterError } from '../adapters/adapterError';
import type { WalletAdapter } from '../adapters/walletAdapter';
import type { Market } from '../domain/currency/currency';
import { refuse } from '../domain/result';
import type { Clock } from '../services/clock';

/** The behaviour of a back end in a story. `fine` has no faults; each other value has one fault. */
export type BackEndMood =
  | 'fine'
  | 'silent'
  | 'fails once'
  | 'fails later'
  | 'fails for one transaction'
  | 'fails for one history'
  | 'fails for one page'
  | 'unknown balances'
  | 'no price of Bitcoin'
  | 'refuses'
  | 'short pages'
  | 'loses prices'
  | 'ends the session'
  | 'ends the session later';

/** The time from the subscription until prices stop arriving, in milliseconds. */
const LOST_MS = 7_000;
/** The time from the subscription until prices arrive again, in milliseconds. */
const BACK_MS = 22_000;

/** Subscribes to prices that stop arriving for 15 seconds. `onState` receives both changes. */
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

/** Returns the adapter, with the methods that have the fault replaced. */
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
    // The first call of `balances` belongs to the sign-in, and the second call fails.
    'fails later': {
      balances: (options) => {
        readings += 1;
        return readings === 2
          ? Promise.reject(new Error('The back end is unreachable'))
          : adapter.balances(options);
      },
    },
    // The history has pages of five transactions, so the app may have to load a transaction with `transaction`. The
    // first call of that method fails.
    'fails for one transaction': {
      history: (query, options) => adapter.history({ ...query, limit: 5 }, options),
      transaction: async (query, options) => {
        if (hasFailed) return (await adapter.transaction?.(query, options)) ?? null;
        hasFailed = true;
        throw new Error('The back end is unreachable');
      },
    },
    // The first request for the history of the business wallet fails.
    'fails for one history': {
      history: (query, options) => {
        if (hasFailed || query.walletId !== 'business') return adapter.history(query, options);
        hasFailed = true;
        return Promise.reject(new Error('The back end is unreachable'));
      },
    },
    // The history has pages of three transactions. The first request for older transactions fails.
    'fails for one page': {
      history: (query, options) => {
        if (hasFailed || query.cursor === undefined)
          return adapter.history({ ...query, limit: 3 }, options);
        hasFailed = true;
        return Promise.reject(new Error('The back end is unreachable'));
      },
    },
    // The dollar balance of each wallet is missing, and the balance in pounds has too many decimals.
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
    // The second call of `balances` reports that the session has ended. A timer makes this call, not an action of the
    // user.
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
 * Returns a function for the property `backEnd` of a `WorldDescription`. The resulting adapter has a fault, its methods
 * return promises, and no user is signed in at the start.
 */
export const backEndIn =
  (mood: BackEndMood) =>
  (
    { firstSheet: _first, rateOf: _rates, ...simulated }: WalletAdapter,
    clock: Clock,
  ): WalletAdapter =>
    moodyAdapter({ ...simulated, user: null }, mood, clock);
