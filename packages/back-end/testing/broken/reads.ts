import type { Broken } from '../failedCases';
import { otherKey } from './otherKey';

const ADDRESSES =
  'a wallet has addresses of the right networks, and the same addresses on each call';
const PRICES = 'past prices are above zero, oldest first, and end near the current price';
const LINE = 'a single transaction equals its record in the history, and an unknown one is null';
const RATE = 'an exchange without a quote is made at the fixed rate, and at no other rate';

/** Faulty adapters for the tests of the conformance kit: their optional reads return wrong data. */
export const WRONG_READS: readonly Broken[] = [
  [
    'that writes a recipient in groups',
    (adapter) => ({
      async history(request, options) {
        const page = await adapter.history(request, options);
        const transactions = page.transactions.map((line) =>
          line.toAddress?.startsWith('DE89') === true
            ? { ...line, toAddress: 'DE89 3704 0044 0532 0130 00' }
            : line,
        );
        return { ...page, transactions };
      },
    }),
    ['a payment to a recipient of an additional kind keeps the recipient as it was sent'],
  ],
  [
    'with no addresses',
    () => ({ receiveAddresses: () => Promise.resolve({}) }),
    [ADDRESSES, 'a request for the addresses of an unknown wallet is a bad request'],
  ],
  [
    'with an address with a mistake',
    ({ receiveAddresses }) => ({
      async receiveAddresses(...given) {
        const addresses = await receiveAddresses(...given);
        return { ...addresses, btc: addresses.btc?.replace('w', 'z') ?? '' };
      },
    }),
    [ADDRESSES],
  ],
  [
    'with an address of another network',
    ({ receiveAddresses }) => ({
      async receiveAddresses(...given) {
        const addresses = await receiveAddresses(...given);
        return { ...addresses, btc: addresses.eth ?? '' };
      },
    }),
    [ADDRESSES],
  ],
  [
    'with other addresses on each call',
    ({ receiveAddresses }) => ({
      receiveAddresses: async (...given) => ({
        ...(await receiveAddresses(...given)),
        eur: otherKey(),
      }),
    }),
    [ADDRESSES],
  ],
  [
    'with addresses of an unknown wallet',
    ({ receiveAddresses }) => ({
      receiveAddresses: (_walletId, options) => receiveAddresses('personal', options),
    }),
    ['a request for the addresses of an unknown wallet is a bad request'],
  ],
  [
    'with past prices with the newest first',
    ({ priceHistory }) => ({
      priceHistory: async (...given) => (await priceHistory(...given)).toReversed(),
    }),
    [PRICES],
  ],
  [
    'with past prices that end with another price',
    ({ priceHistory }) => ({
      async priceHistory(...given) {
        const points = await priceHistory(...given);
        return points.map(({ at }) => ({ at, price: '7' }));
      },
    }),
    [PRICES],
  ],
  [
    'with a past price of zero',
    ({ priceHistory }) => ({
      async priceHistory(...given) {
        const [first, ...others] = await priceHistory(...given);
        return first ? [{ ...first, price: '0' }, ...others] : others;
      },
    }),
    [PRICES],
  ],
  [
    'with a past price in the future',
    ({ priceHistory }) => ({
      async priceHistory(...given) {
        const points = await priceHistory(...given);
        return points.map(({ at, price }) => ({ at: at + 86_400_000, price }));
      },
    }),
    [PRICES],
  ],
  ['with no past prices', () => ({ priceHistory: () => Promise.resolve([]) }), [PRICES]],
  [
    'with a transaction that differs from the history',
    ({ transaction }) => ({
      async transaction(...given) {
        const line = await transaction(...given);
        return line && { ...line, amount: '7' };
      },
    }),
    [LINE, 'a single transaction has its current status'],
  ],
  [
    'that returns the newest transaction for an unknown id',
    ({ transaction, history }) => ({
      async transaction(query, options) {
        const page = await history({ walletId: query.walletId, limit: 1 }, options);
        return (await transaction(query, options)) ?? page.transactions[0] ?? null;
      },
    }),
    [LINE],
  ],
  [
    'with a fixed rate that its exchanges do not use',
    () => ({ rateOf: () => ({ rate: '7', quoted: true }) }),
    [RATE],
  ],
  [
    'with abilities that ignore the signal',
    (adapter) => ({
      createWallet: (wallet, { idempotencyKey }) =>
        adapter.createWallet(wallet, { idempotencyKey }),
      receiveAddresses: (walletId) => adapter.receiveAddresses(walletId),
      priceHistory: (currency) => adapter.priceHistory(currency),
      transaction: (query) => adapter.transaction(query),
    }),
    [
      'every call that is aborted before it begins rejects with the reason',
      'every call that is aborted while pending rejects with the reason immediately',
    ],
  ],
];
