import type { ReadOptions, WalletAdapter } from './walletAdapter';

/** The methods of an adapter that return a promise. `aroundCalls` wraps only these. */
const CALLS = [
  'signIn',
  'signOut',
  'signUp',
  'signInWithBiometrics',
  'balances',
  'history',
  'transaction',
  'createWallet',
  'receiveAddresses',
  'priceHistory',
  'quote',
  'prepare',
  'confirm',
  'confirmSignIn',
  'resendCode',
  'cancelChallenge',
  'send',
  'exchange',
] as const;

/** The name of an adapter's method that returns a promise. */
export type AdapterCall = (typeof CALLS)[number];

/** The other members of an adapter: properties, and methods that return no promise. */
const OTHERS: Readonly<Record<Exclude<keyof WalletAdapter, AdapterCall>, true>> = {
  user: true,
  firstSheet: true,
  rateOf: true,
  subscribeChanges: true,
  subscribePrices: true,
};

/** Returns the other members that the adapter inherits from a class. An object spread would omit them. */
function inheritedOf(adapter: WalletAdapter): Partial<WalletAdapter> {
  const names = Object.keys(OTHERS) as (keyof typeof OTHERS)[];
  const members = names.flatMap((name) => {
    const member: unknown = adapter[name];
    if (member === undefined || Object.hasOwn(adapter, name)) return [];
    return [[name, typeof member === 'function' ? member.bind(adapter) : member] as const];
  });
  return Object.fromEntries(members);
}

/** Returns the abort signal of a call. The last argument of each call is its options. */
const signalOf = (given: readonly unknown[]) => (given.at(-1) as ReadOptions | undefined)?.signal;

/**
 * Returns an adapter whose calls run through `around`, for example to detect the end of the session or to simulate
 * faults. `around` receives the name of the method, a function that makes the call, and the abort signal.
 */
export function aroundCalls(
  adapter: WalletAdapter,
  around: (
    name: AdapterCall,
    call: () => Promise<unknown>,
    signal?: AbortSignal,
  ) => Promise<unknown>,
): WalletAdapter {
  const wrapped = CALLS.flatMap((name) => {
    const call = adapter[name] as ((...given: readonly unknown[]) => Promise<unknown>) | undefined;
    return call
      ? [
          [
            name,
            (...given: readonly unknown[]) =>
              around(name, () => call.apply(adapter, [...given]), signalOf(given)),
          ] as const,
        ]
      : [];
  });
  return {
    ...adapter,
    ...inheritedOf(adapter),
    ...(Object.fromEntries(wrapped) as Partial<WalletAdapter>),
  };
}
