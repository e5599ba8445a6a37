import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { startTransition, StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadLanguage } from './LanguageProvider';
import type { AppLanguage } from './languages';
import { isAppPage, loadPage } from './routes';
import { simulatedBackEnd } from './simulatedBackEnd';
import type { WalletAdapter } from '../backend/walletAdapter';
import type { LanguageTag } from '../state/language';
import { browserParts } from '../state/world';
import type { World } from '../state/world';
import '../theme/base.css';
import '../theme/fonts.css';

declare global {
  interface ImportMetaEnv {
    /** The address of a back end on this host, set by scripts/app/backEnd.ts alone. */
    readonly VITE_BACKEND?: string;
  }
}

/**
 * The back end that the build is for, and the loading of its wallets ahead of a page that shows them. Known while
 * building: only one of the two is in the build.
 */
async function openBackEnd(): Promise<{ adapter: WalletAdapter; load?: () => Promise<void> }> {
  if (import.meta.env.VITE_BACKEND !== undefined) {
    const { createHttpAdapter, HTTP_ABILITIES } = await import('../backend/http/httpAdapter');
    const { href } = new URL(import.meta.env.VITE_BACKEND, window.location.origin);
    return { adapter: createHttpAdapter({ baseUrl: href, abilities: HTTP_ABILITIES }) };
  }
  const adapter = simulatedBackEnd(browserParts);
  return { adapter, load: adapter.load };
}

/**
 * Moves the words behind the `?` of a link from outside, such as `/app/pay?uri=…`, behind the `#`: from then on no
 * request carries them. The app reads them there alone.
 */
function moveWords(): void {
  const address = new URL(window.location.href);
  if (address.search === '') return;
  const words = [address.search, address.hash].filter((part) => part !== '');
  address.hash = words.map((part) => part.slice(1)).join('&');
  address.search = '';
  window.history.replaceState(window.history.state, '', address);
}

/** The address below the path that the app is served at: `/app/wallet`. */
const pathNow = () =>
  `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`.replace(/(?<=.)\/$/, '');

/**
 * The browser's address. Back can lead on while the page is still being brought to life, before the
 * router listens: it is told then.
 */
function Router({ children }: { children: ReactNode }) {
  const [href] = useState(() => window.location.href);
  useLayoutEffect(() => {
    if (window.location.href !== href)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [href]);
  return <BrowserRouter basename={import.meta.env.BASE_URL}>{children}</BrowserRouter>;
}

const styles = createCache({ key: 'css' });

/** The language that scripts/app/languageInit.js found. */
const chosen = (document.documentElement.dataset['language'] ?? 'en') as LanguageTag;

const appIn = (world: World, language: AppLanguage | null) => (
  <StrictMode>
    <App world={world} Router={Router} styles={styles} language={language} chosen={chosen} />
  </StrictMode>
);

/** Only then does a browser restore the fields of a page, and this code runs before. */
const isRead = new Promise((resolve) => {
  document.addEventListener('DOMContentLoaded', resolve, { once: true });
});

/**
 * The chosen language; null for English, and where the language is missing or not there when start.css shows the page
 * in English. `LanguageProvider` then changes to it later, as after a choice.
 */
const firstLanguage = (root: HTMLElement) => {
  const shown = Promise.all(root.getAnimations().map(({ finished }) => finished));
  return Promise.race([loadLanguage(chosen), shown.then(() => null)]).catch(() => null);
};

/**
 * Empties the forms that the browser restored after Back or a reload: they would show what the app's own forms do not
 * have. After any other navigation, what is filled in comes from a password manager, and the forms read it.
 */
function resetRestoredForms(root: HTMLElement): void {
  // oxlint-disable-next-line no-restricted-globals -- It tells the kind of navigation, and no time.
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') return;
  for (const form of root.querySelectorAll('form')) form.reset();
}

/** Brings the page to life that the document came with, or makes it where it came without. */
async function start(root: HTMLElement, path: string): Promise<void> {
  const { adapter, load } = await openBackEnd();
  const world: World = { ...browserParts, adapter };
  // React silently throws the document's page away, and makes it anew, where it meets code that is
  // not there yet. Code that does not come is asked for again, and missed, where it is wanted.
  const [language] = await Promise.all([
    firstLanguage(root),
    loadPage(path).catch(() => undefined),
    isAppPage(path) && load?.().catch(() => undefined),
    isRead,
  ]);
  if (language || root.dataset['path'] !== path) {
    createRoot(root).render(appIn(world, language));
    return;
  }
  // The page is painted first: it is there to be read, and this takes a phone a while.
  requestAnimationFrame(() => {
    world.clock.after(0, () => {
      // Back led to another page of the same document, and this one is not to be brought to life.
      if (pathNow() !== path) {
        createRoot(root).render(appIn(world, null));
        return;
      }
      resetRestoredForms(root);
      startTransition(() => {
        hydrateRoot(root, appIn(world, null));
      });
    });
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
moveWords();
void start(root, pathNow());
