import { AdapterError } from '#src/adapters/adapterError';
import type { BalanceSheet, Receipt } from '#src/adapters/walletAdapter';
import { accept, refuse } from '#src/domain/result';
import type { Able, Broken } from '../failedCases';

const PAYMENT = [
  'a payment rejects as unreachable if every call is lost, and is paid once when it is repeated',
  'a payment rejects as unreachable if every answer is lost, and is paid once when it is repeated',
] as const;
const EXCHANGE = [
  'an exchange rejects as unreachable if every call is lost, and is made once when it is repeated',
  'an exchange rejects as unreachable if every answer is lost, and is made once when it is repeated',
] as const;
const WALLET = [
  'a new wallet rejects as unreachable if every call is lost, and is created once when it is repeated',
  'a new wallet rejects as unreachable if every answer is lost, and is created once when it is repeated',
] as const;
const CONFIRMATION = [
  'a confirmation rejects as unreachable if every call is lost, and pays once when it is repeated',
  'a confirmation rejects as unreachable if every answer is lost, and pays once when it is repeated',
] as const;
const READS = [
  'a read whose call is lost rejects as unreachable',
  'a read whose answer is lost rejects as unreachable',
] as const;

const SENTENCE = { kind: 'message', text: 'The bank cannot be reached.' } as const;

/** Makes a call. If its connection is lost, resolves with another answer. */
const orElse = async <Answer, Other>(
  call: Promise<Answer>,
  other: () => Other,
): Promise<Answer | Other> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TypeError) return other();
    throw error;
  }
};

/** Returns a fault: if a payment is lost, the adapter resolves with `other` instead of rejecting. */
const lostPayment =
  (other: () => Awaited<ReturnType<Able['send']>>) =>
  ({ send }: Able): Partial<Able> => ({ send: (...given) => orElse(send(...given), other) });

/**
 * Faulty adapters for the tests of the conformance kit: if the connection loses a call, they resolve instead of
 * rejecting.
 */
export const LOSING: readonly Broken[] = [
  ['that turns a lost payment into a sentence', lostPayment(() => refuse(SENTENCE)), PAYMENT],
  [
    'that turns a lost payment into a sentence with `retry: true`',
    lostPayment(() => refuse({ ...SENTENCE, retry: true })),
    PAYMENT,
  ],
  [
    'that turns a lost payment into a sentence with `retry: new`',
    lostPayment(() => refuse({ ...SENTENCE, retry: 'new' })),
    PAYMENT,
  ],
  [
    'that turns a lost payment into an insufficient balance',
    lostPayment(() => refuse({ kind: 'insufficient-balance' })),
    PAYMENT,
  ],
  [
    'that turns a lost payment into a duplicate',
    lostPayment(() => refuse({ kind: 'duplicate' })),
    PAYMENT,
  ],
  [
    'that turns a lost payment into the end of the session',
    lostPayment(() => {
      throw new AdapterError('signed-out', 'The session has ended');
    }),
    PAYMENT,
  ],
  [
    'that turns a lost payment into a bad request',
    lostPayment(() => {
      throw new AdapterError('bad-request', 'The request failed');
    }),
    PAYMENT,
  ],
  [
    'that turns a lost payment into a success',
    lostPayment(() =>
      accept({ transaction: { id: 'lost' }, balances: {} } as Partial<Receipt> as Receipt),
    ),
    PAYMENT,
  ],
  [
    'that turns a lost exchange into a sentence',
    ({ exchange }) => ({
      exchange: (...given) => orElse(exchange(...given), () => refuse(SENTENCE)),
    }),
    EXCHANGE,
  ],
  [
    'that turns a lost exchange into an expired quote',
    ({ exchange }) => ({
      exchange: (...given) => orElse(exchange(...given), () => refuse({ kind: 'no-quote' })),
    }),
    EXCHANGE,
  ],
  [
    'that turns a lost new wallet into a sentence',
    ({ createWallet }) => ({
      createWallet: (...given) => orElse(createWallet(...given), () => refuse(SENTENCE)),
    }),
    WALLET,
  ],
  [
    'that turns a lost confirmation into a wrong code',
    ({ confirm }) => ({
      confirm: (...given) => orElse(confirm(...given), () => refuse({ kind: 'not-confirmed' })),
    }),
    CONFIRMATION,
  ],
  [
    'that turns a lost sign-in into wrong credentials',
    ({ signIn }) => ({
      signIn: (...given) => orElse(signIn(...given), () => refuse({ kind: 'wrong-credentials' })),
    }),
    READS,
  ],
  [
    'that turns a lost balance sheet into the last one',
    ({ balances }) => {
      let last: BalanceSheet = { wallets: [], market: {}, at: '' };
      return {
        async balances(...given) {
          last = await orElse(balances(...given), () => last);
          return last;
        },
      };
    },
    READS,
  ],
  [
    'that turns a lost history into an empty one',
    ({ history }) => ({
      history: (...given) => orElse(history(...given), () => ({ transactions: [], next: null })),
    }),
    READS,
  ],
  [
    'that turns a lost quote into none',
    ({ quote }) => ({ quote: (...given) => orElse(quote(...given), () => null) }),
    READS,
  ],
  [
    'that turns a lost transaction into an unknown one',
    ({ transaction }) => ({
      transaction: (...given) => orElse(transaction(...given), () => null),
    }),
    READS,
  ],
  [
    'that turns lost addresses into none',
    ({ receiveAddresses }) => ({
      receiveAddresses: (...given) => orElse(receiveAddresses(...given), () => ({})),
    }),
    READS,
  ],
  [
    'that turns lost past prices into none',
    ({ priceHistory }) => ({
      priceHistory: (...given) => orElse(priceHistory(...given), () => []),
    }),
    READS,
  ],
  [
    'that turns a lost preparation into a sentence',
    ({ prepare }) => ({
      prepare: (...given) => orElse(prepare(...given), () => refuse(SENTENCE)),
    }),
    READS,
  ],
];
