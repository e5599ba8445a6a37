import type { StepAbility, WalletAdapter } from '../adapters/walletAdapter';

/** The methods that every page needs. Their code is part of the first chunk. */
type Early = Pick<WalletAdapter, 'user' | 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signOut'>;

/** The methods that load with the wallets. `createLateAdapter` requires all optional methods that the app calls. */
export type LatePart = Required<
  Omit<WalletAdapter, keyof Early | 'subscribeChanges' | StepAbility>
> &
  Pick<WalletAdapter, 'subscribeChanges'>;

/** The methods of the wallets that return no promise. */
type AtOnce = 'firstSheet' | 'rateOf' | 'subscribePrices' | 'subscribeChanges';

type LateCall = Exclude<keyof LatePart, AtOnce>;

/** The calls that first load the wallets. A forgotten call does not compile. */
const LATE_CALLS: Readonly<Record<LateCall, true>> = {
  balances: true,
  history: true,
  transaction: true,
  createWallet: true,
  receiveAddresses: true,
  priceHistory: true,
  quote: true,
  send: true,
  exchange: true,
};

/** An adapter that loads the code of its wallets when it is first needed. */
export interface LateAdapter extends WalletAdapter {
  createWallet: LatePart['createWallet'];
  /**
   * Loads the wallets. Afterwards, `firstSheet` returns the wallets synchronously. The first call of a method that
   * needs the wallets also loads them.
   */
  load(): Promise<unknown>;
  /**
   * Loads the wallets again after their storage has changed, for example from memory to the device. Listeners remain
   * subscribed.
   */
  reload(): void;
}

/** A subscription to prices or changes. After `reload`, it is repeated on the new wallets. */
interface Subscription {
  readonly subscribe: (part: LatePart) => () => void;
  stop: () => void;
}

/** Creates an adapter from the methods that every page needs and a function that loads the other methods. */
export function createLateAdapter(early: Early, load: () => Promise<LatePart>): LateAdapter {
  let late: LatePart | null = null;
  let loading: Promise<LatePart> | null = null;
  const subscriptions = new Set<Subscription>();

  async function rest(): Promise<LatePart> {
    const mine = (loading ??= load());
    try {
      const part = await mine;
      if (loading === mine && late !== part) {
        late = part;
        for (const one of subscriptions) one.stop = one.subscribe(part);
      }
      return part;
    } catch (cause) {
      // After a failure, the next call loads the wallets again.
      if (loading === mine) loading = null;
      throw cause;
    }
  }

  /** Subscribes now if the wallets have loaded, and again each time that they load. */
  function follow(subscribe: Subscription['subscribe']): () => void {
    const one: Subscription = { subscribe, stop: late ? subscribe(late) : () => undefined };
    subscriptions.add(one);
    return () => {
      subscriptions.delete(one);
      one.stop();
    };
  }

  const lateCall =
    (name: LateCall) =>
    async (...given: readonly unknown[]) => {
      const part = await rest();
      return (part[name] as (...given: readonly unknown[]) => unknown).apply(part, [...given]);
    };
  const names = Object.keys(LATE_CALLS) as LateCall[];
  const lateCalls = Object.fromEntries(names.map((name) => [name, lateCall(name)])) as Pick<
    LatePart,
    LateCall
  >;

  /** For `rateOf`, which is synchronous and is called only after the wallets have loaded. */
  function loaded(): LatePart {
    if (!late) throw new Error('The wallets are not loaded');
    return late;
  }

  return {
    ...early,
    ...lateCalls,
    load: rest,
    reload() {
      for (const one of subscriptions) one.stop();
      late = null;
      loading = null;
      // If loading fails, the next call reports the error.
      if (subscriptions.size > 0) void rest().catch(() => undefined);
    },
    firstSheet: () => late?.firstSheet() ?? null,
    rateOf: (from, to) => loaded().rateOf(from, to),
    subscribePrices: (listener) => follow((part) => part.subscribePrices(listener)),
    subscribeChanges: (listener) =>
      follow((part) => part.subscribeChanges?.(listener) ?? (() => undefined)),
  };
}
