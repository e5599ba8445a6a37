import type { ReadOptions, WalletAdapter } from './walletAdapter';

/** The members of an adapter that are calls. */
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

/** The other members. */
const OTHERS: Readonly<Record<Exclude<keyof WalletAdapter, AdapterCall>, true>> = {
  user: true,
  firstSheet: true,
  rateOf: true,
  subscribeChanges: true,
  subscribePrices: true,
};

/** The other members of an instance of a class. Those of its prototype are not its own properties. */
function inheritedOf(adapter: WalletAdapter): Partial<WalletAdapter> {
  const names = Object.keys(OTHERS) as (keyof typeof OTHERS)[];
  const members = names.flatMap((name) => {
    const member: unknown = adapter[name];
    if (member === undefined || Object.hasOwn(adapter, name)) return [];
    return [[name, typeof member === 'function' ? member.bind(adapter) : member] as const];
  });
  return Object.fromEntries(members);
}

/** The abort signal of a call, from its options, which are its last argument. */
const signalOf = (given: readonly unknown[]) => (given.at(-1) as ReadOptions | undefined)?.signal;

/**
 * Wraps all calls of an adapter. `around` gets the call and its signal, and makes the call, or answers or rejects
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
