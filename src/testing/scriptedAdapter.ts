import { vi } from 'vitest';
import { AdapterError } from '../adapters/adapterError';
import type { PriceListener, WalletAdapter } from '../adapters/walletAdapter';
import { sampleWorld } from '../domain/demo/sampleWorld';

/** The time of the balances and prices that the adapter returns, ISO 8601. */
export const AT = '2026-03-14T09:00:00.000Z';

export const signedOut = () => new AdapterError('signed-out', 'The session has ended');

const START = sampleWorld(Date.parse(AT));
const [PERSONAL] = START.wallets;

/**
 * Creates an adapter with one wallet, for tests of the React hooks. It has only the methods that the hooks use, as
 * mocks.
 */
export function scriptedAdapter() {
  if (!PERSONAL) throw new Error('The sample world has no wallet');
  const { transactions, ...summary } = PERSONAL;
  const listeners = new Set<PriceListener>();
  const calls = {
    balances: vi.fn<WalletAdapter['balances']>(() =>
      Promise.resolve({ wallets: [summary], market: START.market, at: AT }),
    ),
    history: vi.fn<WalletAdapter['history']>(() =>
      Promise.resolve({ transactions: transactions.slice(0, 2), next: 'older' }),
    ),
    send: vi.fn<WalletAdapter['send']>(() => Promise.reject(new Error('No answer'))),
    quote: vi.fn<WalletAdapter['quote']>(() => Promise.resolve(null)),
  };
  const adapter: Partial<WalletAdapter> = {
    ...calls,
    subscribePrices: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return {
    ...calls,
    adapter: adapter as WalletAdapter,
    /** The subscribed price listeners, so that a test can send prices. */
    listeners,
    summary,
    transactions,
    market: START.market,
  };
}
