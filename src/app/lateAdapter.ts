import type { StepAbility, WalletAdapter } from '../backend/walletAdapter';

/** The methods of an adapter that are available from the start. */
type Early = Pick<WalletAdapter, 'user' | 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signOut'>;

/** The methods that load with the wallets. They include all optional methods that the app calls. */
type LatePart = Required<Omit<WalletAdapter, keyof Early | 'subscribeChanges' | StepAbility>> &
  Pick<WalletAdapter, 'subscribeChanges'>;

/** An adapter whose wallets load with the first page that shows them. */
export interface LateAdapter extends WalletAdapter {
  /**
   * Loads the wallets. After that, `firstSheet` returns the wallets synchronously. The first call of a method that
   * needs the wallets also loads the wallets.
   */
  load(): Promise<void>;
}

/** Creates an adapter from the methods that every page needs and the methods that load with the wallets. */
export function createLateAdapter(early: Early, load: () => Promise<LatePart>): LateAdapter {
  let late: LatePart | null = null;
  let loading: Promise<LatePart> | null = null;

  async function rest(): Promise<LatePart> {
    loading ??= load();
    try {
      late = await loading;
      return late;
    } catch (cause) {
      // After a failure, the next call loads the wallets again.
      loading = null;
      throw cause;
    }
  }

  /**
   * Returns the loaded methods. Synchronous methods use this function, because they are called only after the wallets
   * have loaded.
   */
  function loaded(): LatePart {
    if (!late) throw new Error('The wallets are not loaded');
    return late;
  }

  return {
    ...early,
    load: async () => {
      await rest();
    },
    firstSheet: () => late?.firstSheet() ?? null,
    rateOf: (from, to) => loaded().rateOf(from, to),
    subscribePrices: (listener) => loaded().subscribePrices(listener),
    subscribeChanges: (listener) => loaded().subscribeChanges?.(listener) ?? (() => undefined),
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
