import type { Broken } from '../failedCases';
import { otherKey } from './otherKey';

/** Faulty adapters for the tests of the conformance kit: they break a rule of orders, pages or sessions. */
export const BROKEN_ORDERS: readonly Broken[] = [
  [
    'that forgets its keys and pays twice',
    (adapter) => ({
      send: (order, { signal }) =>
        adapter.send(order, { idempotencyKey: otherKey(), ...(signal && { signal }) }),
    }),
    [
      'a repeated key returns the first answer, and pays nothing',
      'ten simultaneous calls with one key pay once',
      'a key that is repeated over another connection pays once',
      'a payment whose answer is lost is paid once when it is repeated',
      'a payment that the connection delivers twice is paid once',
      'a payment that is aborted is paid once when it is repeated',
      'a used key with another order is refused as a duplicate, and changes nothing',
      'the key of a refused order pays another order once',
      'an expired preparation is refused and moves no money, and a completed payment returns its answer again',
      'a payment with a challenge moves money once, only after the right code',
      'another code has another challenge, which replaces the earlier one',
    ],
  ],
  [
    'that keeps its keys for only one connection',
    (adapter) => {
      const own = otherKey();
      return {
        send: (order, options) =>
          adapter.send(order, { ...options, idempotencyKey: own + options.idempotencyKey }),
      };
    },
    [
      'a key that is repeated over another connection pays once',
      'a payment with a challenge moves money once, only after the right code',
      'another code has another challenge, which replaces the earlier one',
    ],
  ],
  [
    'that counts its pages from the top and repeats a record',
    (adapter) => ({
      async history({ walletId, cursor = '0', limit = 50 }, options) {
        const all = await adapter.history({ walletId, limit: 200 }, options);
        const end = Number(cursor) + limit;
        const transactions = all.transactions.slice(Number(cursor), end);
        return { transactions, next: end < all.transactions.length ? String(end) : null };
      },
    }),
    [
      'pages neither overlap nor omit records while payments arrive',
      'a cursor that is used twice returns the same page',
      'a limit below 1, above 200 or with a fraction is rejected as a bad request',
      'an unknown wallet and an unknown cursor are rejected as bad requests',
    ],
  ],
  [
    'that loses the last record of a page',
    (adapter) => ({
      async history(query, options) {
        const page = await adapter.history(query, options);
        return page.next === null
          ? page
          : { ...page, transactions: page.transactions.slice(0, -1) };
      },
    }),
    [
      'pages of one, two and three records add up to the same history',
      'pages neither overlap nor omit records while payments arrive',
      'payments and history work with a clock that is set ahead by an hour',
      'payments and history work with a clock that is set back by an hour',
    ],
  ],
  [
    'that ignores the signal',
    (adapter) => ({
      balances: () => adapter.balances(),
      send: (order, { idempotencyKey }) => adapter.send(order, { idempotencyKey }),
    }),
    [
      'every call that is aborted before it begins rejects with the reason',
      'every call that is aborted while pending rejects with the reason immediately',
      'a payment that is aborted is paid once when it is repeated',
    ],
  ],
  [
    'that stays signed in',
    () => ({ signOut: async () => {} }),
    [
      'every call is rejected as signed out after signing out, once or twice',
      'the first sheet has the balances and the newest records, and is null without a session',
    ],
  ],
  [
    'that debits less than was sent',
    (adapter) => ({
      async balances(options) {
        const sheet = await adapter.balances(options);
        const [first, ...others] = sheet.wallets;
        if (!first) return sheet;
        return { ...sheet, wallets: [{ ...first, balances: { usd: '2847.32' } }, ...others] };
      },
    }),
    [
      'a payment debits its amount, and adds one record',
      'a payment that arrives in parts is one record and one debit',
      'a payment that fails after a part has arrived returns the rest and the fee',
      'a payment with a challenge moves money once, only after the right code',
      'a repeated key returns the first answer, and pays nothing',
      'ten simultaneous calls with one key pay once',
      'a key that is repeated over another connection pays once',
      'a payment whose call is lost is paid once when it is repeated',
      'a payment whose answer is lost is paid once when it is repeated',
      'a payment that the connection delivers twice is paid once',
      'a payment that is aborted is paid once when it is repeated',
      'fifty simultaneous payments are all paid, and the balance falls by their sum',
      'simultaneous payments above the balance never make it negative',
      'payments with every decimal of the currency are debited exactly',
      'an exchange credits the quoted amount, once',
      'the first sheet has the balances and the newest records, and is null without a session',
      'an exchange without a quote is made at the fixed rate, and at no other rate',
    ],
  ],
  [
    'that accepts an expired quote',
    (adapter) => ({
      exchange: ({ quoteId: _quoteId, ...order }, options) => adapter.exchange(order, options),
    }),
    [
      'an exchange with an unknown quote is refused, and changes nothing',
      'an exchange with an expired quote is refused, and a completed one returns its answer again',
    ],
  ],
];
