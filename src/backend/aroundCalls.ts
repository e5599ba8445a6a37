import type { ReadOptions, WalletAdapter } from './walletAdapter';

/** The members of an adapter that are calls: they return a promise. */
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

/** The name of a call of an adapter. */
export type AdapterCall = (typeof CALLS)[number];

/** The members of an adapter that are not calls. */
const OTHERS: Readonly<Record<Exclude<keyof WalletAdapter, AdapterCall>, true>> = {
  user: true,
  firstSheet: true,
  rateOf: true,
  subscribeChanges: true,
  subscribePrices: true,
};

/**
 * The members that are not calls and that an object spread would omit, because the adapter inherits them from a class.
 */
function inheritedOf(adapter: WalletAdapter): Partial<WalletAdapter> {
  const names = Object.keys(OTHERS) as (keyof typeof OTHERS)[];
  const members = names.flatMap((name) => {
    const member: unknown = adapter[name];
    if (member === undefined || Object.hasOwn(adapter, name)) return [];
    return [[name, typeof member === 'function' ? member.bind(adapter) : member] as const];
  });
  return Object.fromEntries(members);
}

/** The abort signal of a call. It is in the options, which are the last argument. */
const signalOf = (given: readonly unknown[]) => (given.at(-1) as ReadOptions | undefined)?.signal;

/**
 * Wraps all calls of an adapter. `around` receives each call and its signal. It makes the call, or resolves or rejects
 * instead.
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
