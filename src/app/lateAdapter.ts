import type { PriceListener, StepAbility, WalletAdapter } from '../adapters/walletAdapter';

/** The methods that every page needs. Their code is part of the first chunk. */
type Early = Pick<WalletAdapter, 'user' | 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signOut'>;

/** The methods that load with the wallets. `createLateAdapter` requires all optional methods that the app calls. */
export type LatePart = Required<
  Omit<WalletAdapter, keyof Early | 'subscribeChanges' | StepAbility>
> &
  Pick<WalletAdapter, 'subscribeChanges'>;

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

  /** For `rateOf`, which is synchronous and is called only after the wallets have loaded. */
  function loaded(): LatePart {
    if (!late) throw new Error('The wallets are not loaded');
    return late;
  }

  return {
    ...early,
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
    subscribePrices: (listener: PriceListener) => follow((part) => part.subscribePrices(listener)),
    subscribeChanges: (listener) =>
      follow((part) => part.subscribeChanges?.(listener) ?? (() => undefined)),
    balances: async (options) => (await rest()).balances(options),
    history: async (query, options) => (await rest()).history(query, options),
    transaction: async (query, options) => (await rest()).transaction(query, options),
    createWallet: async (wallet, options) => (await rest()).createWallet(wallet, options),
    receiveAddresses: async (id, options) => (await rest()).receiveAddresses(id, options),
    priceHistory: async (currency, options) => (await rest()).priceHistory(currency, options),
    quote: async (request, options) => (await rest()).quote(request, options),
    send: async (order, options) => (await rest()).send(order, options),
    exchange: async (order, options) => (await rest()).exchange(order, options),
  };
}
