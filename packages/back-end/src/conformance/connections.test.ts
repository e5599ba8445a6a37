import { describe, expect, it } from 'vitest';
import { transactionsOf } from '#src/domain/history/transaction';
import type { WalletState } from '#src/domain/ledger/ledger';
import { casesOver, otherHeader, PAID_TWICE } from '../../testing/broken/connections';
import { FACTS, type TimedBackEnd } from '../../testing/conformanceWorlds';
import {
  foreign,
  OTHER_BALANCES,
  OTHER_CURRENCIES,
  OTHER_MARKET,
} from '#src/testing/otherCurrencies';
import { createStoryWorld } from '#src/testing/storyWorld';
import { createSimulatedAdapter } from '#src/adapters/simulated/simulatedAdapter';
import { createSimulatedBook, type SimulatedBook } from '#src/adapters/simulated/simulatedBook';
import type {
  BalanceSheet,
  HistoryPage,
  HistoryQuery,
  MoveOptions,
  PaymentOrder,
  PriceListener,
  ReadOptions,
  WalletAdapter,
} from '#src/adapters/walletAdapter';
import type { Credentials } from '#src/domain/user';
import { conformanceReport, walletConformance } from './conformance';

async function failuresOf(cases: Parameters<typeof conformanceReport>[0]) {
  const rows = await conformanceReport(cases);
  return rows.filter(({ outcome }) => outcome === 'failed');
}

/** An adapter that is a class with a private field. It has no exchanges. */
class ClassAdapter implements WalletAdapter {
  readonly #inner: WalletAdapter;

  constructor(inner: WalletAdapter) {
    this.#inner = inner;
  }

  signIn(credentials: Credentials, options?: ReadOptions) {
    return this.#inner.signIn(credentials, options);
  }

  signOut(options?: ReadOptions) {
    return this.#inner.signOut(options);
  }

  balances(options?: ReadOptions): Promise<BalanceSheet> {
    return this.#inner.balances(options);
  }

  history(query: HistoryQuery, options?: ReadOptions): Promise<HistoryPage> {
    return this.#inner.history(query, options);
  }

  quote(): Promise<never> {
    return Promise.reject(new Error('This wallet has no exchange'));
  }

  exchange(): Promise<never> {
    return Promise.reject(new Error('This wallet has no exchange'));
  }

  send(order: PaymentOrder, options: MoveOptions) {
    return this.#inner.send(order, options);
  }

  subscribePrices(listener: PriceListener) {
    return this.#inner.subscribePrices(listener);
  }
}

/**
 * Returns the state with balances in five currencies that Florin does not have. The history is in one of these
 * currencies.
 */
function otherMoney(state: WalletState): WalletState {
  const wallets = state.wallets.map((wallet) => ({
    ...wallet,
    balances: { ...OTHER_BALANCES, [foreign('near')]: '5000.123456789012345678901234' },
    transactions: transactionsOf(wallet.transactions)
      .filter(({ type }) => type === 'send' || type === 'receive')
      .map((transaction) => ({ ...transaction, currency: 'NEAR' })),
  }));
  return { ...state, wallets, currencies: OTHER_CURRENCIES, market: OTHER_MARKET };
}

describe('the conformance kit', () => {
  const { exchange: _, ...facts } = FACTS;

  it('passes an adapter class that has other currencies, and neither exchanges, abilities nor Bitcoin', async () => {
    const cases = walletConformance<TimedBackEnd & { readonly book: SimulatedBook }>({
      skewClock: ({ clock }, ms) => {
        clock.leap(ms);
      },
      pushPrices: ({ book }, update) => {
        for (const listener of book.priceListeners) listener(update);
      },
      open() {
        const { clock, random, start } = createStoryWorld();
        const book = createSimulatedBook(otherMoney(start), clock);
        const options = { clock, random, delays: 'none', user: null, book } as const;
        return {
          ...facts,
          payment: { ...FACTS.payment, currency: foreign('near') },
          clock,
          book,
          connect: ({ wrapAdapter }) =>
            wrapAdapter(new ClassAdapter(createSimulatedAdapter(options))),
        };
      },
    });
    expect(await failuresOf(cases)).toEqual([]);
    expect(cases.filter(({ isRun }) => isRun)).toHaveLength(64);
  });

  it('passes a back end that reads the keys of orders from another header', async () => {
    const disturbed = casesOver((line) => otherHeader(line)).filter(({ name }) =>
      /lost|twice|late/.test(name),
    );
    expect(disturbed.length).toBeGreaterThan(10);
    expect(await failuresOf(disturbed)).toEqual([]);
  });

  it('fails each case in which the requested fault does not occur', async () => {
    const failures = await failuresOf(casesOver(() => (fetch) => fetch));
    expect(failures.map(({ name }) => name)).toEqual([
      ...PAID_TWICE,
      'a payment that the connection delivers twice is paid once',
      'an answer that arrives after a later one belongs to its payment',
      'a payment rejects as unreachable if every call is lost, and is paid once when it is repeated',
      'a payment rejects as unreachable if every answer is lost, and is paid once when it is repeated',
      'an exchange rejects as unreachable if every call is lost, and is made once when it is repeated',
      'an exchange rejects as unreachable if every answer is lost, and is made once when it is repeated',
      'a new wallet rejects as unreachable if every call is lost, and is created once when it is repeated',
      'a new wallet rejects as unreachable if every answer is lost, and is created once when it is repeated',
      'a confirmation rejects as unreachable if every call is lost, and pays once when it is repeated',
      'a confirmation rejects as unreachable if every answer is lost, and pays once when it is repeated',
      'an exchange whose call is lost is made once when it is repeated',
      'an exchange whose answer is lost is made once when it is repeated',
      'an exchange that the connection delivers twice is made once',
      'a wallet whose call is lost is created once when it is repeated',
      'a wallet whose answer is lost is created once when it is repeated',
      'a wallet that the connection delivers twice is created once',
    ]);
    expect(new Set(failures.map(({ message }) => message))).toEqual(
      new Set([
        'ConformanceFailure: The simulated connection disturbed no call, so the case proves nothing. Connect the adapter through `line`. If its requests have no header `Idempotency-Key`, pass a function `isMove` to `wrapFetch`.',
      ]),
    );
  });
});
