import { deviceAfter } from '#src/adapters/device';
import type { BalanceSheet } from '#src/adapters/walletAdapter';
import type { Able, Broken } from '../failedCases';

const EVERY = 'every payment over another connection is announced, and none after unsubscribing';
const KINDS = 'an exchange and a new wallet over another connection are announced';
const OTHERS = 'a listener that unsubscribes does not stop the announcements of another listener';
const STATUS = 'every changed status is announced';
const UPDATES = 'every update of prices arrives, for every currency, with its change over 24 hours';

type Subscribe = Able['subscribeChanges'];

const withChanges =
  (subscribe: (inner: Subscribe, listener: () => void) => () => void) =>
  ({ subscribeChanges }: Able): Partial<Able> => ({
    subscribeChanges: (listener) => subscribe(subscribeChanges, listener),
  });

/** Calls a listener only for some announcements, which are counted from 1. */
const onlyFor = (applies: (count: number) => boolean) =>
  withChanges((inner, listener) => {
    let count = 0;
    return inner(() => {
      count += 1;
      if (applies(count)) listener();
    });
  });

/** Returns a fault: the adapter announces only changes of a part of the balance sheet. */
const onlyOf =
  (partOf: (sheet: BalanceSheet) => unknown) =>
  ({ balances, subscribeChanges }: Able): Partial<Able> => ({
    subscribeChanges(listener) {
      let last = '';
      const changed = async () => {
        const before = last;
        last = JSON.stringify(partOf(await balances()));
        return before !== last;
      };
      void changed();
      return subscribeChanges(() => {
        void changed().then((isChanged) => (isChanged ? listener() : undefined));
      });
    },
  });

/** Returns a fault: the adapter omits some prices of its updates, which are counted from 1. */
const withPrices =
  (keeps: (id: string, count: number) => boolean) =>
  ({ subscribePrices }: Able): Partial<Able> => ({
    subscribePrices({ onPrices, ...listener }) {
      let count = 0;
      return subscribePrices({
        ...listener,
        onPrices({ market, at }) {
          count += 1;
          const kept = Object.entries(market).filter(([id]) => keeps(id, count));
          onPrices({ market: Object.fromEntries(kept), at });
        },
      });
    },
  });

/** Faulty adapters for the tests of the conformance kit: they omit announcements or updates of prices. */
export const SILENT: readonly Broken[] = [
  [
    'that announces no change',
    () => ({ subscribeChanges: () => () => {} }),
    [EVERY, KINDS, OTHERS, STATUS],
  ],
  [
    'that announces changes after unsubscribing',
    withChanges((inner, listener) => {
      inner(listener);
      return () => {};
    }),
    [EVERY],
  ],
  [
    'that announces only the connection',
    withChanges((_inner, listener) => {
      listener();
      return () => {};
    }),
    [EVERY, KINDS, OTHERS, STATUS],
  ],
  [
    'that announces only the connection, after a while',
    withChanges((_inner, listener) => {
      deviceAfter(0, listener);
      return () => {};
    }),
    [EVERY, KINDS, OTHERS, STATUS],
  ],
  ['that announces only one change', onlyFor((count) => count === 1), [EVERY, KINDS, STATUS]],
  ['that announces only two changes', onlyFor((count) => count < 3), [EVERY, STATUS]],
  [
    'that announces every second change',
    onlyFor((count) => count % 2 === 0),
    [EVERY, KINDS, OTHERS, STATUS],
  ],
  [
    'that announces only payments from the first wallet',
    onlyOf(({ wallets }) => wallets[0]),
    [EVERY, KINDS],
  ],
  [
    'that announces only new wallets',
    onlyOf(({ wallets }) => wallets.map(({ id }) => id)),
    [EVERY, KINDS],
  ],
  ['that announces no new wallet', onlyOf(({ wallets }) => wallets.slice(0, 3)), [KINDS]],
  [
    'that ends all announcements with the first listener that unsubscribes',
    ({ subscribeChanges }) => {
      const stops: (() => void)[] = [];
      return {
        subscribeChanges(listener) {
          stops.push(subscribeChanges(listener));
          return () => {
            for (const stop of stops) stop();
          };
        },
      };
    },
    [OTHERS],
  ],
  [
    'that announces changes to the first listener only',
    ({ subscribeChanges }) => {
      let isUsed = false;
      return {
        subscribeChanges(listener) {
          if (isUsed) return () => {};
          isUsed = true;
          return subscribeChanges(listener);
        },
      };
    },
    [OTHERS],
  ],
  ['that sends only the prices of the last currency', withPrices((id) => id === 'ada'), [UPDATES]],
  ['that sends no prices of euros', withPrices((id) => id !== 'eur'), [UPDATES]],
  ['that sends each price once', withPrices((_id, count) => count < 4), [UPDATES]],
  [
    'that sends one price of each update',
    ({ subscribePrices }) => ({
      subscribePrices: ({ onPrices, ...listener }) =>
        subscribePrices({
          ...listener,
          onPrices({ market, at }) {
            onPrices({ market: Object.fromEntries(Object.entries(market).slice(-1)), at });
          },
        }),
    }),
    [UPDATES],
  ],
  [
    'that sends changes of prices without their sign',
    ({ subscribePrices }) => ({
      subscribePrices: ({ onPrices, ...listener }) =>
        subscribePrices({
          ...listener,
          onPrices({ market, at }) {
            const unsigned = Object.entries(market).map(([id, { price, change24h }]) => [
              id,
              {
                price,
                ...(change24h !== undefined && { change24h: change24h.replace('-', '') }),
              },
            ]);
            onPrices({ market: Object.fromEntries(unsigned) as never, at });
          },
        }),
    }),
    [UPDATES],
  ],
  [
    'that sends prices without their change over 24 hours',
    ({ subscribePrices }) => ({
      subscribePrices: ({ onPrices, ...listener }) =>
        subscribePrices({
          ...listener,
          onPrices({ market, at }) {
            const bare = Object.entries(market).map(([id, { price }]) => [id, { price }]);
            onPrices({ market: Object.fromEntries(bare), at });
          },
        }),
    }),
    [UPDATES],
  ],
];
