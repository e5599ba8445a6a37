import { aroundCalls } from '#src/adapters/aroundCalls';
import { AdapterError } from '#src/adapters/adapterError';
import type { ExchangeRequest, QuoteRequest, Receipt } from '#src/adapters/walletAdapter';
import { decimalsOf } from '#src/domain/money/digits';
import { isPositive, multiply, round } from '#src/domain/money/money';
import type { Able, Broken } from '../failedCases';
import { otherKey } from './otherKey';

const CREDITS = 'an exchange credits the quoted amount, once';
const OTHERS = 'a quote is accepted only for its amount, its pair of currencies and its wallet';
const TAMPERED = 'an exchange credits no other amount than the quoted one';
const WORTH = 'a quote moves no money, and its amount is that of its rate';
const PRICES =
  'prices arrive in order, older ones are dropped, and none arrive after unsubscribing';

/** An exchange, the request of its quote, and whether an earlier exchange has used the quote. */
interface Facts {
  readonly order: ExchangeRequest;
  readonly asked: QuoteRequest | undefined;
  readonly isUsed: boolean;
}

/** Returns a fault: for some exchanges, the adapter requests a new quote instead of refusing the exchange. */
const quotingAgain =
  (
    applies: (facts: Facts) => boolean,
    change: (order: ExchangeRequest) => Partial<ExchangeRequest> = () => ({}),
  ) =>
  (adapter: Able): Partial<Able> => {
    const asked = new Map<string, QuoteRequest>();
    const users = new Map<string, string>();
    const made = new Map<string, ExchangeRequest>();
    return {
      async quote(request, options) {
        const quote = await adapter.quote(request, options);
        if (quote?.id !== undefined) asked.set(quote.id, request);
        return quote;
      },
      async exchange(order, options) {
        const { quoteId = '' } = order;
        const { idempotencyKey: key } = options;
        const before = made.get(key);
        if (before) return adapter.exchange(before, options);
        const isUsed = users.has(quoteId) && users.get(quoteId) !== key;
        users.set(quoteId, users.get(quoteId) ?? key);
        if (!applies({ order, asked: asked.get(quoteId), isUsed }))
          return adapter.exchange(order, options);
        const other = { ...order, ...change(order) };
        const quote = await adapter.quote(other);
        if (quote?.id === undefined || quote.received === undefined)
          return adapter.exchange(order, options);
        const again = { ...other, quoteId: quote.id, received: quote.received };
        made.set(key, again);
        return adapter.exchange(again, options);
      },
    };
  };

/** Returns a fault: the adapter changes the receipts of exchanges. */
const withReceipt =
  (change: (receipt: Receipt, order: ExchangeRequest) => Receipt) =>
  ({ exchange }: Able): Partial<Able> => ({
    async exchange(order, options) {
      const answer = await exchange(order, options);
      return answer.ok ? { ok: true, value: change(answer.value, order) } : answer;
    },
  });

/** Returns a fault: the adapter changes the records of exchanges, in receipts and histories. */
const withRecord =
  (change: (record: Receipt['transaction']) => Receipt['transaction']) =>
  (adapter: Able): Partial<Able> => {
    const changed = (record: Receipt['transaction']) =>
      record.type === 'exchange' ? change(record) : record;
    return {
      ...withReceipt(({ transaction, ...receipt }) => ({
        ...receipt,
        transaction: changed(transaction),
      }))(adapter),
      async history(...given) {
        const page = await adapter.history(...given);
        return { ...page, transactions: page.transactions.map(changed) };
      },
    };
  };

/** Faulty adapters for the tests of the conformance kit: their exchanges, quotes or live prices are wrong. */
export const BROKEN_EXCHANGES: readonly Broken[] = [
  [
    'that accepts a quote twice',
    quotingAgain(({ isUsed }) => isUsed),
    ['a quote is accepted once, and a second exchange with it is refused'],
  ],
  [
    'that accepts a quote for more than its amount',
    quotingAgain(({ order, asked }) => Number(order.amount) > Number(asked?.amount ?? 1e9)),
    [OTHERS],
  ],
  [
    'that accepts a quote for less than its amount',
    quotingAgain(({ order, asked }) => {
      const [amount, most] = [Number(order.amount), Number(asked?.amount ?? 0)];
      return amount > 0 && amount < most;
    }),
    [OTHERS],
  ],
  [
    'that accepts a quote in the other direction',
    quotingAgain(({ order, asked }) => order.from === asked?.to),
    [OTHERS],
  ],
  [
    'that accepts a quote for another currency',
    quotingAgain(
      ({ order, asked }) =>
        asked !== undefined && order.from === asked.from && order.to !== asked.to,
    ),
    [OTHERS],
  ],
  [
    'that accepts a quote for another wallet',
    quotingAgain(({ order, asked }) => asked !== undefined && order.walletId !== asked.walletId),
    [OTHERS],
  ],
  [
    'that exchanges the money of another wallet',
    quotingAgain(
      () => true,
      () => ({ walletId: 'business' }),
    ),
    [CREDITS],
  ],
  [
    'that credits the amount of the order instead of the quoted one',
    ({ quote, exchange }) => {
      const promised = new Map<string, ExchangeRequest['received']>();
      return {
        async quote(...given) {
          const answer = await quote(...given);
          if (answer?.id !== undefined && answer.received !== undefined)
            promised.set(answer.id, answer.received);
          return answer;
        },
        async exchange(order, options) {
          const received = promised.get(order.quoteId ?? '') ?? order.received;
          const answer = await exchange({ ...order, received }, options);
          if (!answer.ok) return answer;
          const transaction = { ...answer.value.transaction, received: order.received };
          return { ok: true, value: { ...answer.value, transaction } };
        },
      };
    },
    [TAMPERED],
  ],
  [
    'that exchanges without a quote at any rate',
    ({ exchange, rateOf }) => ({
      exchange(order, options) {
        if (order.quoteId !== undefined) return exchange(order, options);
        const { rate = '1' } = rateOf(order.from, order.to) ?? {};
        const received = round(multiply(order.amount, rate), 6);
        return exchange({ ...order, received }, options);
      },
    }),
    [TAMPERED],
  ],
  [
    'whose quotes credit ten times the amount of their rate',
    ({ quote }) => ({
      async quote(...given) {
        const answer = await quote(...given);
        return answer?.received === undefined
          ? answer
          : { ...answer, received: multiply(answer.received, '10') };
      },
    }),
    [WORTH],
  ],
  [
    'whose quote pays',
    ({ quote, send }) => ({
      async quote(request, options) {
        const { walletId, from } = request;
        const order = { walletId, currency: from, amount: '1', recipient: 'a@b.co' } as const;
        await send(order, { idempotencyKey: otherKey() });
        return quote(request, options);
      },
    }),
    [WORTH],
  ],
  [
    'that records an exchange as a payment',
    withRecord((record) => ({ ...record, type: 'send' })),
    [CREDITS],
  ],
  [
    'that records an exchange without its credited amount',
    withRecord(({ received: _received, ...record }) => record),
    [CREDITS],
  ],
  [
    'that records an exchange with another credited amount',
    withRecord((record) => ({ ...record, received: record.amount ?? '0' })),
    [CREDITS],
  ],
  [
    'that records an exchange with another credited currency',
    withRecord((record) => ({ ...record, receivedCurrency: 'BTC' })),
    [CREDITS],
  ],
  [
    'whose receipt of an exchange has the earlier balances',
    (adapter) => {
      const { exchange, balances } = adapter;
      return {
        async exchange(order, options) {
          const { wallets } = await balances(options);
          const answer = await exchange(order, options);
          const before = wallets.find(({ id }) => id === order.walletId)?.balances ?? {};
          return answer.ok ? { ok: true, value: { ...answer.value, balances: before } } : answer;
        },
      };
    },
    [CREDITS],
  ],
  [
    'that forgets the keys of exchanges',
    ({ exchange, quote }) => ({
      async exchange(order, options) {
        const fresh = await quote(order, options);
        return exchange(
          { ...order, ...(fresh?.id !== undefined && { quoteId: fresh.id }) },
          { ...options, idempotencyKey: otherKey() },
        );
      },
    }),
    [
      CREDITS,
      'an exchange whose answer is lost is made once when it is repeated',
      'an exchange that the connection delivers twice is made once',
    ],
  ],
  [
    'whose exchanges and payments have separate keys',
    ({ exchange }) => ({
      exchange: (order, options) =>
        exchange(order, { ...options, idempotencyKey: `exchange ${options.idempotencyKey}` }),
    }),
    ['a used key with another exchange, or of a payment, is refused as a duplicate'],
  ],
  [
    'that exchanges a negative amount',
    quotingAgain(
      ({ order }) => order.amount.startsWith('-'),
      ({ amount }) => ({ amount: multiply(amount, '-1') }),
    ),
    ['an exchange of a negative amount is not carried out'],
  ],
  [
    'that exchanges the whole balance instead of more',
    quotingAgain(
      ({ order }) => Number(order.amount) > 2_000,
      () => ({ amount: '2000' }),
    ),
    ['an exchange above the balance is not carried out'],
  ],
  [
    'that exchanges one unit instead of zero',
    quotingAgain(
      ({ order }) => !isPositive(order.amount) && !order.amount.startsWith('-'),
      () => ({ amount: '1' }),
    ),
    ['an exchange of zero is not carried out'],
  ],
  [
    'that rounds the amount of an exchange',
    quotingAgain(
      ({ order }) => decimalsOf(order.amount) > 2,
      ({ amount }) => ({ amount: round(amount, 2) }),
    ),
    ['an exchange with one decimal more than its currency has is not carried out'],
  ],
  [
    'that sends prices after signing out',
    (adapter) => {
      let isOut = false;
      const calls = aroundCalls(adapter, (name, call) =>
        isOut && name !== 'signIn'
          ? Promise.reject(new AdapterError('signed-out', 'No user is signed in'))
          : call(),
      );
      return {
        ...calls,
        signIn(...given) {
          isOut = false;
          return adapter.signIn(...given);
        },
        signOut() {
          isOut = true;
          return Promise.resolve();
        },
      };
    },
    ['no prices arrive after signing out'],
  ],
  [
    'that ends all price listeners with the first',
    ({ subscribePrices }) => {
      const stops: (() => void)[] = [];
      return {
        subscribePrices(listener) {
          stops.push(subscribePrices(listener));
          return () => {
            for (const stop of stops) stop();
          };
        },
      };
    },
    ['a listener that unsubscribes does not stop the prices of another listener'],
  ],
  [
    'that sends older prices',
    ({ subscribePrices }) => ({
      subscribePrices: (listener) =>
        subscribePrices({
          ...listener,
          onPrices(update) {
            listener.onPrices(update);
            listener.onPrices(update);
          },
        }),
    }),
    [PRICES],
  ],
];
