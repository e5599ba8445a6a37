import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../src/app/App';
import type { WalletState } from '../../../src/domain/ledger/ledger';
import { sampleWorld } from '../../../src/domain/ledger/sampleWorld';
import type { Transaction } from '../../../src/domain/history/transaction';
import { loadPage } from '../../../src/app/routes';
import { createSimulatedAdapter } from '../../../src/backend/simulated/simulatedAdapter';
import { browserParts } from '../../../src/state/world';
import '../../../src/theme/fonts.css';

declare global {
  interface Window {
    /** Renders the app; resolves when its list of transactions is painted. */
    start?: () => Promise<void>;
  }
}

const HOUR_MS = 3_600_000;

/** Payments, one an hour, newest first. */
function historyOf(length: number, now: number): readonly Transaction[] {
  return Array.from({ length }, (_, index) => {
    const moment = now - (index + 1) * HOUR_MS;
    return {
      id: String(moment),
      type: 'receive',
      amount: '12.5',
      currency: 'USD',
      fromAddress: 'salary@example.com',
      timestamp: new Date(moment).toISOString(),
      status: 'completed',
      // One in ten is looked for.
      description: index % 10 === 9 ? 'Gift' : 'Salary',
    };
  });
}

const asked = new URLSearchParams(window.location.search);
const path = asked.get('path') ?? '/app';

function Router({ children }: { children: ReactNode }) {
  return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
}

/** The sample wallets, with so many transactions in the active one. */
function walletsWith(length: number): WalletState {
  const now = Date.now();
  const state = sampleWorld(now);
  const transactions = historyOf(length, now);
  return {
    ...state,
    wallets: state.wallets.map((wallet) =>
      wallet.id === state.activeWalletId ? { ...wallet, transactions } : wallet,
    ),
  };
}

function painted(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!root.textContent.includes('Salary')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          resolve();
        });
        port1.start();
        port2.postMessage(null);
      });
    }).observe(root, { subtree: true, childList: true });
  });
}

const styles = createCache({ key: 'css' });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
const length = Number(asked.get('transactions'));
const wallets = walletsWith(length);
const adapter = createSimulatedAdapter({ ...browserParts, delays: 'none', wallets });
const world = { ...browserParts, adapter };
// The code is not a part of what is measured.
await loadPage(path);
window.start = () => {
  createRoot(root).render(<App world={world} Router={Router} styles={styles} language={null} />);
  return painted(root);
};
