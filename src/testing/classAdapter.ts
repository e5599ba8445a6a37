import type { WalletAdapter } from '../adapters/walletAdapter';

type Given<Name extends keyof WalletAdapter> = Parameters<
  Extract<WalletAdapter[Name], (...given: never[]) => unknown>
>;

/**
 * An adapter with methods on a class's prototype. They use a private field, so they throw if they are detached from the
 * instance.
 */
class ClassAdapter {
  readonly #inner: Required<WalletAdapter>;

  constructor(inner: Required<WalletAdapter>) {
    this.#inner = inner;
  }

  get user() {
    return this.#inner.user;
  }

  firstSheet() {
    return this.#inner.firstSheet();
  }

  rateOf(...given: Given<'rateOf'>) {
    return this.#inner.rateOf(...given);
  }

  signIn(...given: Given<'signIn'>) {
    return this.#inner.signIn(...given);
  }

  signUp(...given: Given<'signUp'>) {
    return this.#inner.signUp(...given);
  }

  signInWithBiometrics(...given: Given<'signInWithBiometrics'>) {
    return this.#inner.signInWithBiometrics(...given);
  }

  signOut(...given: Given<'signOut'>) {
    return this.#inner.signOut(...given);
  }

  balances(...given: Given<'balances'>) {
    return this.#inner.balances(...given);
  }

  history(...given: Given<'history'>) {
    return this.#inner.history(...given);
  }

  transaction(...given: Given<'transaction'>) {
    return this.#inner.transaction(...given);
  }

  createWallet(...given: Given<'createWallet'>) {
    return this.#inner.createWallet(...given);
  }

  receiveAddresses(...given: Given<'receiveAddresses'>) {
    return this.#inner.receiveAddresses(...given);
  }

  priceHistory(...given: Given<'priceHistory'>) {
    return this.#inner.priceHistory(...given);
  }

  quote(...given: Given<'quote'>) {
    return this.#inner.quote(...given);
  }

  send(...given: Given<'send'>) {
    return this.#inner.send(...given);
  }

  exchange(...given: Given<'exchange'>) {
    return this.#inner.exchange(...given);
  }

  prepare(...given: Given<'prepare'>) {
    return this.#inner.prepare(...given);
  }

  confirm(...given: Given<'confirm'>) {
    return this.#inner.confirm(...given);
  }

  confirmSignIn(...given: Given<'confirmSignIn'>) {
    return this.#inner.confirmSignIn(...given);
  }

  resendCode(...given: Given<'resendCode'>) {
    return this.#inner.resendCode(...given);
  }

  cancelChallenge(...given: Given<'cancelChallenge'>) {
    return this.#inner.cancelChallenge(...given);
  }

  subscribePrices(...given: Given<'subscribePrices'>) {
    return this.#inner.subscribePrices(...given);
  }
}

/** Creates an adapter that is an instance of a class, so that methods throw if the app detaches them. */
export const createClassAdapter = (inner: WalletAdapter): WalletAdapter =>
  new ClassAdapter(inner as Required<WalletAdapter>);
