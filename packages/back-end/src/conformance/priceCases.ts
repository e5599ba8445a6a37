import { CURRENCY_LIST, type Market } from '#src/domain/currency/currency';
import { add, compare, multiply, scaled, ZERO, type Decimal } from '#src/domain/money/money';
import type { PriceUpdate, WalletAdapter } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench, Draft } from './bench';
import { expect, expectAlike, written } from './expect';
import { until } from './until';

/** Prices with more digits than a JavaScript number can represent. */
const FIRST = '1.234567890123456789';
const OLDER = '2.234567890123456789';
const SECOND = '3.234567890123456789';

/** The prices that the tests send, rounded to JavaScript numbers, so that the test also recognizes a rounded price. */
const SENT: ReadonlySet<number> = new Set([FIRST, OLDER, SECOND].map(Number));

/** Returns an update of one price. An update with a larger `second` is newer. */
const updateOf = (id: string, price: Decimal, second: number): PriceUpdate => ({
  market: { [id]: { price, change24h: ZERO } },
  at: `2100-01-01T00:00:0${second}.000Z`,
});

/**
 * Subscribes to the prices of the last currency. Collects only the prices that the test sends, because a stream may
 * begin with all current prices, or contain market prices.
 */
async function listen(bench: Bench<BackEndUnderTest>, adapter: WalletAdapter) {
  const { currencies = CURRENCY_LIST } = await bench.adapter.balances();
  const id = currencies.at(-1)?.id;
  expect(id !== undefined, 'The balance sheet has no currency');
  const prices: string[] = [];
  const changes: unknown[] = [];
  let isLive = false;
  const stop = adapter.subscribePrices({
    onPrices({ market }) {
      const quote = market[id];
      if (!quote || !SENT.has(Number(quote.price))) return;
      prices.push(quote.price);
      changes.push(quote.change24h ?? null);
    },
    onState: (state) => {
      isLive = state === 'live';
    },
  });
  await until(bench, () => isLive);
  return { id, prices, changes, stop };
}

/** Tests of the conformance kit for live prices: their order, and the end of a subscription. */
export const PRICE_CASES: readonly Draft[] = [
  {
    name: 'prices arrive in order, older ones are dropped, and none arrive after unsubscribing',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const { id, prices, stop } = await listen(bench, bench.adapter);
      try {
        await pushPrices?.(bench.backEnd, updateOf(id, FIRST, 2));
        await pushPrices?.(bench.backEnd, updateOf(id, OLDER, 1));
        await pushPrices?.(bench.backEnd, updateOf(id, SECOND, 3));
        await until(bench, () => prices.length > 1);
      } finally {
        stop();
      }
      await pushPrices?.(bench.backEnd, updateOf(id, FIRST, 4));
      await until(bench, () => true);
      expectAlike(prices, [FIRST, SECOND], 'The prices that the listener received');
    },
  },
  {
    name: 'a price without a change over 24 hours arrives without one, not with zero',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const { id, changes, stop } = await listen(bench, bench.adapter);
      try {
        const market = { [id]: { price: FIRST } };
        await pushPrices?.(bench.backEnd, { market, at: '2100-01-01T00:00:02.000Z' });
        await until(bench, () => changes.length > 0);
      } finally {
        stop();
      }
      expectAlike(changes, [null], 'The change over 24 hours');
    },
  },
  {
    name: 'a listener that unsubscribes does not stop the prices of another listener',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const one = await listen(bench, bench.adapter);
      const other = await listen(bench, bench.adapter);
      one.stop();
      try {
        await pushPrices?.(bench.backEnd, updateOf(other.id, FIRST, 2));
        await until(bench, () => other.prices.length > 0);
      } finally {
        other.stop();
      }
      expectAlike(other.prices, [FIRST], 'The prices of the listener that is still subscribed');
      expectAlike(one.prices, [], 'The prices of the listener that has unsubscribed');
    },
  },
  {
    name: 'no prices arrive after signing out',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const adapter = await bench.other();
      const { id, prices, stop } = await listen(bench, adapter);
      // This second listener stays signed in. When it has received a price, the other listener would also have received
      // it.
      const witness = await listen(bench, bench.adapter);
      try {
        await pushPrices?.(bench.backEnd, updateOf(id, FIRST, 2));
        await until(bench, () => prices.length > 0);
        expectAlike(prices, [FIRST], 'The prices of a listener before signing out');
        await adapter.signOut();
        await pushPrices?.(bench.backEnd, updateOf(id, SECOND, 3));
        await until(bench, () => witness.prices.length > 1);
      } finally {
        stop();
        witness.stop();
      }
      expectAlike(prices, [FIRST], 'The prices of a listener whose user has signed out');
    },
  },
  {
    name: 'every update of prices arrives, for every currency, with its change over 24 hours',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const { market, currencies = CURRENCY_LIST } = await bench.adapter.balances();
      // The price of the unit of account is always 1.
      const priced = currencies.filter(({ id }) => compare(market[id]?.price ?? ZERO, '1') !== 0);
      const received = new Map<string, unknown>();
      let isLive = false;
      const stop = bench.adapter.subscribePrices({
        onPrices(update) {
          for (const [id, quote] of Object.entries(update.market)) received.set(id, quote);
        },
        onState: (state) => {
          isLive = state === 'live';
        },
      });
      await until(bench, () => isLive);
      try {
        for (const round of [1, 2, 3, 4]) {
          const quotes = priced.map(({ id }, index) => {
            const change = add(scaled(100 * (index + 1) + round, 2), '0.005');
            const change24h = round % 2 === 0 ? multiply(change, '-1') : change;
            return [
              id,
              { price: add(scaled(10 * index + round, 0), '0.234567890123456789'), change24h },
            ] as const;
          });
          const sent = new Map<string, unknown>(quotes);
          const update = {
            market: Object.fromEntries(quotes) as Market,
            at: `2100-01-01T00:00:0${round}.000Z`,
          };
          const has = (id: string) => written(received.get(id)) === written(sent.get(id));
          // oxlint-disable-next-line no-await-in-loop -- one update after the other.
          await pushPrices?.(bench.backEnd, update);
          // oxlint-disable-next-line no-await-in-loop -- as above.
          await until(bench, () => priced.every(({ id }) => has(id)));
          for (const { id, symbol } of priced)
            expectAlike(received.get(id), sent.get(id), `The price of ${symbol}, update ${round}`);
        }
      } finally {
        stop();
      }
    },
  },
];
