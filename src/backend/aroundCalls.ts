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
  'send',
  'exchange',
] as const;

/** Names a call of an adapter. */
export type AdapterCall = (typeof CALLS)[number];

/** The signal of a call. Its options are the last thing that it is given. */
const signalOf = (given: readonly unknown[]) => (given.at(-1) as ReadOptions | undefined)?.signal;

/**
 * Wraps all calls that an adapter has: `around` makes a call, or answers or rejects in its place. It is given the
 * call's signal.
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
            (...given: readonly unknown[]) => around(name, () => call(...given), signalOf(given)),
          ] as const,
        ]
      : [];
  });
  return { ...adapter, ...(Object.fromEntries(wrapped) as Partial<WalletAdapter>) };
}
