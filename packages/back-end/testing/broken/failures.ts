import { AdapterError, type AdapterFailure } from '#src/adapters/adapterError';
import { aroundCalls, type AdapterCall } from '#src/adapters/aroundCalls';
import { unlessAborted } from '#src/adapters/unlessAborted';
import type { ReadOptions } from '#src/adapters/walletAdapter';
import { DEMO_CREDENTIALS } from '#src/domain/demo/demoAccount';
import { refuse } from '#src/domain/result';
import type { Able, Broken } from '../failedCases';

const BEFORE = 'every call is rejected as signed out before signing in';
const AFTER = 'every call is rejected as signed out after signing out, once or twice';
const WRONG = 'wrong credentials are refused, and every call is still rejected as signed out';
const ENDED = 'every call is rejected as signed out when the back end has ended the session';
const CLOSED = [BEFORE, AFTER, WRONG, ENDED];
const LOST_READS = [
  'a read whose call is lost rejects as unreachable',
  'a read whose answer is lost rejects as unreachable',
];
const LOST_PAYMENT = [
  'a payment rejects as unreachable if every call is lost, and is paid once when it is repeated',
  'a payment rejects as unreachable if every answer is lost, and is paid once when it is repeated',
];
const UNKNOWN =
  'a call for an unknown wallet, record or currency fails as a bad request, if it fails';
const PAGES = 'an unknown wallet and an unknown cursor are rejected as bad requests';
const LIMITS = 'a limit below 1, above 200 or with a fraction is rejected as a bad request';
const ABORTED_BEFORE = 'every call that is aborted before it begins rejects with the reason';
const ABORTED_PENDING =
  'every call that is aborted while pending rejects with the reason immediately';
const NOT_ENTERED = 'a sign-in or sign-up that is aborted opens no session';

/** The calls that need a session, and do not need a challenge. */
const CALLS = [
  'balances',
  'history',
  'send',
  'quote',
  'exchange',
  'createWallet',
  'receiveAddresses',
  'priceHistory',
  'transaction',
  'prepare',
  'confirm',
] as const satisfies readonly AdapterCall[];

const isFailure = (error: unknown, failure: AdapterFailure | 'lost') =>
  failure === 'lost'
    ? error instanceof TypeError
    : error instanceof AdapterError && error.failure === failure;

/** Returns a fault: calls with these names fail with another error. */
const failingWith =
  (names: readonly AdapterCall[], from: AdapterFailure | 'lost', other: () => unknown) =>
  (adapter: Able): Partial<Able> =>
    aroundCalls(adapter, async (name, call) => {
      try {
        return await call();
      } catch (error) {
        throw names.includes(name) && isFailure(error, from) ? other() : error;
      }
    });

const plain = () => new Error('The call failed');
const as = (failure: AdapterFailure) => () => new AdapterError(failure, 'The call failed');

/** An object with a `failure` that is not an error of the interface. */
const lookalike = () => Object.assign(new Error('Signed out'), { failure: 'signed-out' });

/** All calls of an adapter whose options have a signal. */
const ABORTABLE = [
  'signIn',
  'signUp',
  'signInWithBiometrics',
  'signOut',
  ...CALLS,
  'confirmSignIn',
  'resendCode',
  'cancelChallenge',
] as const satisfies readonly AdapterCall[];

/** Returns a fault: a call rejects as soon as it is aborted, but signs in later. */
const continuing =
  (name: 'signIn' | 'signUp' | 'signInWithBiometrics') =>
  (adapter: Able): Partial<Able> => ({
    [name]: (...given: readonly unknown[]) => {
      const { signal } = (given.at(-1) ?? {}) as ReadOptions;
      const call = adapter[name] as (...given: readonly unknown[]) => Promise<unknown>;
      if (!signal) return call(...given);
      return unlessAborted(signal, () => adapter.signIn(DEMO_CREDENTIALS));
    },
  });

/** Faulty adapters for the tests of the conformance kit: their calls fail with a wrong error, or ignore a signal. */
export const WRONG_FAILURES: readonly Broken[] = [
  ...CALLS.flatMap((name): readonly Broken[] => [
    [
      `whose ${name} fails with a plain error without a session`,
      failingWith([name], 'signed-out', plain),
      CLOSED,
    ],
    [
      `whose ${name} is unreachable without a session`,
      failingWith([name], 'signed-out', as('unreachable')),
      CLOSED,
    ],
  ]),
  ['whose calls are busy without a session', failingWith(CALLS, 'signed-out', as('busy')), CLOSED],
  [
    'whose calls are bad requests without a session',
    failingWith(CALLS, 'signed-out', as('bad-request')),
    CLOSED,
  ],
  [
    'whose calls fail with an object like an AdapterError without a session',
    failingWith(CALLS, 'signed-out', lookalike),
    CLOSED,
  ],
  ...(
    [
      'balances',
      'history',
      'quote',
      'transaction',
      'receiveAddresses',
      'priceHistory',
      'prepare',
      'signIn',
      'signUp',
      'signInWithBiometrics',
      'confirmSignIn',
      'resendCode',
    ] as const
  ).map((name): Broken => [
    `whose ${name} fails with a plain error if it is lost`,
    failingWith([name], 'lost', plain),
    LOST_READS,
  ]),
  ['whose lost reads are busy', failingWith(CALLS, 'lost', as('busy')), LOST_READS],
  ['whose lost reads are bad answers', failingWith(CALLS, 'lost', as('bad-answer')), LOST_READS],
  [
    'whose lost payments fail with a plain error',
    failingWith(['send'], 'lost', plain),
    LOST_PAYMENT,
  ],
  [
    'whose lost payments fail with a text',
    failingWith(['send'], 'lost', () => 'unreachable'),
    LOST_PAYMENT,
  ],
  [
    'whose lost exchanges fail with a plain error',
    failingWith(['exchange'], 'lost', plain),
    [
      'an exchange rejects as unreachable if every call is lost, and is made once when it is repeated',
      'an exchange rejects as unreachable if every answer is lost, and is made once when it is repeated',
    ],
  ],
  [
    'whose lost new wallets fail with a plain error',
    failingWith(['createWallet'], 'lost', plain),
    [
      'a new wallet rejects as unreachable if every call is lost, and is created once when it is repeated',
      'a new wallet rejects as unreachable if every answer is lost, and is created once when it is repeated',
    ],
  ],
  [
    'whose lost confirmations fail with a plain error',
    failingWith(['confirm'], 'lost', plain),
    [
      'a confirmation rejects as unreachable if every call is lost, and pays once when it is repeated',
      'a confirmation rejects as unreachable if every answer is lost, and pays once when it is repeated',
    ],
  ],
  [
    'whose history fails with a plain error for an unknown wallet',
    failingWith(['history'], 'bad-request', plain),
    [PAGES, LIMITS],
  ],
  [
    'whose history is unreachable for an unknown wallet',
    failingWith(['history'], 'bad-request', as('unreachable')),
    [PAGES, LIMITS],
  ],
  ...(['quote', 'transaction', 'prepare'] as const).map((name): Broken => [
    `whose ${name} fails with a plain error for an unknown wallet`,
    failingWith([name], 'bad-request', plain),
    [UNKNOWN],
  ]),
  [
    'that ends the session for an unknown wallet',
    failingWith(['quote', 'transaction', 'prepare'], 'bad-request', as('signed-out')),
    [UNKNOWN],
  ],
  ...ABORTABLE.map((name): Broken => [
    `whose ${name} ignores the signal`,
    (adapter) => {
      const call = adapter[name] as (...given: readonly unknown[]) => Promise<unknown>;
      return {
        [name]: (...given: readonly unknown[]) => {
          const { signal: _signal, ...options } = (given.at(-1) ?? {}) as ReadOptions;
          const own = name.startsWith('signIn') || name === 'signOut' ? given.slice(0, -1) : given;
          return name === 'signIn'
            ? call(given[0])
            : call(...(own === given ? [...given.slice(0, -1), options] : []));
        },
      };
    },
    [ABORTED_BEFORE, ABORTED_PENDING],
  ]),
  [
    'that rejects aborted calls with another error',
    (adapter) =>
      aroundCalls(adapter, async (_name, call, signal) => {
        try {
          return await call();
        } catch (error) {
          throw signal?.aborted === true ? new DOMException('Aborted', 'AbortError') : error;
        }
      }),
    [ABORTED_BEFORE, ABORTED_PENDING],
  ],
  ...(['signIn', 'signUp', 'signInWithBiometrics'] as const).map((name): Broken => [
    `whose aborted ${name} opens a session`,
    continuing(name),
    [NOT_ENTERED],
  ]),
  [
    'whose sign-in that is aborted before it begins opens a session',
    ({ signIn }) => ({
      async signIn(credentials, { signal } = {}) {
        const answer = await signIn(credentials);
        signal?.throwIfAborted();
        return answer;
      },
    }),
    [NOT_ENTERED],
  ],
  [
    'whose aborted exchange is made again with another key',
    ({ exchange }) => {
      const aborted = new Set<string>();
      return {
        async exchange(order, { signal, ...options }) {
          if (signal) aborted.add(options.idempotencyKey);
          const key = options.idempotencyKey;
          const again = aborted.has(key) && !signal ? `${key} again` : key;
          const { quoteId: _, ...unquoted } = order;
          return unlessAborted(signal, () =>
            exchange(again === key ? order : unquoted, { idempotencyKey: again }),
          );
        },
      };
    },
    ['an exchange that is aborted is made once when it is repeated'],
  ],
  [
    'whose aborted new wallet is created again with another key',
    ({ createWallet }) => ({
      createWallet: (wallet, { signal, idempotencyKey }) =>
        unlessAborted(signal, () =>
          createWallet(wallet, {
            idempotencyKey: signal ? `${idempotencyKey} aborted` : idempotencyKey,
          }),
        ),
    }),
    ['a wallet that is aborted is created once when it is repeated'],
  ],
  [
    'whose aborted confirmation cannot be repeated',
    ({ confirm }) => {
      const aborted = new Set<string>();
      return {
        async confirm(answer, { signal, idempotencyKey }) {
          if (signal) aborted.add(idempotencyKey);
          if (!signal && aborted.has(idempotencyKey)) return refuse({ kind: 'not-confirmed' });
          return unlessAborted(signal, () => confirm(answer, { idempotencyKey }));
        },
      };
    },
    ['a confirmation that is aborted pays once when it is repeated'],
  ],
];
