import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { LayeredRouter } from './LayeredRouter';
import { loadLanguage } from './LanguageProvider';
import type { AppLanguage } from './languages';
import { isAppPage, loadPage } from './routes';
import { openBackEnd } from './appBackEnd';
import type { LanguageTag } from '../state/settings/language';
import { visitMarks } from '../state/storage/visitMarks';
import { browserParts } from '../state/outside';
import type { World } from '../state/world';
import { createWorld } from '../state/world';
import '../theme/base.css';
import '../theme/fonts.css';

/**
 * Moves the query of a link from another site, such as `/app/pay?uri=…`, into the hash of the URL. The app reads only
 * the hash, and browsers do not send the hash to the server.
 */
function moveWords(): void {
  const address = new URL(window.location.href);
  if (address.search === '') return;
  const words = [address.search, address.hash].filter((part) => part !== '');
  address.hash = words.map((part) => part.slice(1)).join('&');
  address.search = '';
  window.history.replaceState(window.history.state, '', address);
}

/** Returns the current path below the app's base path, such as `/app/wallet`. */
const pathNow = () =>
  `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`.replace(/(?<=.)\/$/, '');

/** The browser's router. */
function Router({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // start.css shows the page, which no longer contains the sample wallets.
    delete document.documentElement.dataset['kept'];
  }, []);
  return <LayeredRouter>{children}</LayeredRouter>;
}

const styles = createCache({ key: 'css' });

/** The user's language, as determined by src/app/document/languageInit.js. */
const chosen = (document.documentElement.dataset['language'] ?? 'en') as LanguageTag;

const appIn = (world: World, language: AppLanguage | null) => (
  <StrictMode>
    <App world={world} Router={Router} styles={styles} language={language} chosen={chosen} />
  </StrictMode>
);

/**
 * Resolves when the document has been parsed. Browsers restore form fields only then, so `resetRestoredForms` must not
 * run before.
 */
const isRead = new Promise((resolve) => {
  document.addEventListener('DOMContentLoaded', resolve, { once: true });
});

/**
 * Resolves with the chosen language. Resolves with null for English, and for a language that has not loaded when
 * start.css shows the page in English. In that case `LanguageProvider` changes the language later.
 */
const firstLanguage = (root: HTMLElement) => {
  const shown = Promise.all(root.getAnimations().map(({ finished }) => finished));
  return Promise.race([loadLanguage(chosen), shown.then(() => null)]).catch(() => null);
};

/**
 * Resets forms that the browser restored after Back or a reload: their fields have values, but their state in React is
 * empty. After other navigations, the values are from a password manager, and the forms read them.
 */
function resetRestoredForms(root: HTMLElement): void {
  // oxlint-disable-next-line no-restricted-globals -- Reads the kind of navigation, not the time.
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') return;
  for (const form of root.querySelectorAll('form')) form.reset();
}

/** Hydrates the prerendered page, or renders the page if the document is not prerendered. */
async function start(root: HTMLElement, path: string): Promise<void> {
  const { load, open, ...backEnd } = openBackEnd(() => world);
  const world: World = createWorld({ ...browserParts, visit: visitMarks, ...backEnd });
  // The kept wallets open before a page reads wallets.
  const opened = open?.().catch(() => undefined);
  // React would discard the prerendered page where code has not loaded yet. Code that fails to load now is requested
  // again when it is rendered, and the page reports the error.
  const [language] = await Promise.all([
    firstLanguage(root),
    loadPage(path).catch(() => undefined),
    isAppPage(path) &&
      Promise.resolve(opened)
        .then(load)
        .catch(() => undefined),
    opened,
    isRead,
  ]);
  // The prerendered page shows the sample wallets instead of the kept ones.
  const isKept = backEnd.keeper && backEnd.keeper.status().kind !== 'off';
  if (language || isKept || root.dataset['path'] !== path) {
    createRoot(root).render(appIn(world, language));
    return;
  }
  // The prerendered page is painted first, because hydration is slow on a phone.
  requestAnimationFrame(() => {
    world.clock.after(0, () => {
      // If the user has pressed Back, the URL belongs to another page. The document cannot be hydrated as that page.
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

/** Makes the built app available offline, after its page has loaded and while the browser is idle. */
function prepareOffline(): void {
  const prepare = async () => {
    const { startOffline } = await import('./offline');
    await startOffline(browserParts);
  };
  window.addEventListener('load', () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void prepare());
    else void prepare();
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
moveWords();
void start(root, pathNow());
if (import.meta.env.PROD) prepareOffline();
