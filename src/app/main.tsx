import createCache from '@emotion/cache';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { LayeredRouter } from './LayeredRouter';
import { loadLanguage } from './LanguageProvider';
import type { AppLanguage } from './languages';
import { isAppPage, loadPage } from './routes';
import { openBackEnd } from './appBackEnd';
import { pagePath } from '../features/page/paths';
import type { LanguageTag } from '../state/settings/language';
import { visitMarks } from '../state/storage/browserMarks';
import { browserParts } from '../state/outside';
import { createWorld, type World } from '../state/world';
import '../theme/base.css';
import '../theme/fonts.css';

/**
 * Moves the query of a URL, such as `/app/pay?uri=…`, into its hash. The app reads only the hash, and browsers do not
 * send the hash to the server.
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
  pagePath(`/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`);

function Router({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // start.css hides the prerendered sample wallets while this attribute is set. The page now shows the user's
    // wallets.
    delete document.documentElement.dataset['kept'];
  }, []);
  return <LayeredRouter>{children}</LayeredRouter>;
}

const styles = createCache({ key: 'css' });

/** The language that the user has chosen. src/app/document/languageInit.js sets the attribute. */
const chosen = (document.documentElement.dataset['language'] ?? 'en') as LanguageTag;

const appIn = (world: World, language: AppLanguage | null) => (
  <StrictMode>
    <App world={world} Router={Router} styles={styles} language={language} chosen={chosen} />
  </StrictMode>
);

/**
 * Resolves when the document is parsed. `resetRestoredForms` must run later, because browsers restore form fields then.
 */
const isRead = new Promise((resolve) => {
  document.addEventListener('DOMContentLoaded', resolve, { once: true });
});

/**
 * Resolves with the chosen language, or with null for English. If the language does not load in time, start.css shows
 * the page in English, this function resolves with null, and `LanguageProvider` changes the language later.
 */
const firstLanguage = (root: HTMLElement) => {
  const shown = Promise.all(root.getAnimations().map(({ finished }) => finished));
  return Promise.race([loadLanguage(chosen), shown.then(() => null)]).catch(() => null);
};

/**
 * Resets forms that the browser has restored after Back or a reload. React does not know the restored values. After
 * other navigations, the values are from a password manager, and the forms read them.
 */
function resetRestoredForms(root: HTMLElement): void {
  // oxlint-disable-next-line no-restricted-globals -- Reads the kind of navigation, not the time.
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') return;
  for (const form of root.querySelectorAll('form')) form.reset();
}

/** Hydrates the prerendered page, or renders the page if the document was not prerendered for this path. */
async function start(root: HTMLElement, path: string): Promise<void> {
  const { load, open, ...backEnd } = openBackEnd(() => world);
  const world: World = createWorld({ ...browserParts, visit: visitMarks, ...backEnd });
  // The wallets that are stored on the device must open before a page reads wallets.
  const opened = open?.().catch(() => undefined);
  // Hydration would discard the prerendered page if its code were missing. If code does not load now, the render
  // requests it again and shows the error.
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
  // The prerendered page shows sample wallets, so it cannot be hydrated if the user's wallets are stored on the device.
  const isKept = backEnd.keeper && backEnd.keeper.status().kind !== 'off';
  if (language || isKept || root.dataset['path'] !== path) {
    createRoot(root).render(appIn(world, language));
    return;
  }
  // The prerendered page is painted before hydration, which is slow on a phone.
  requestAnimationFrame(() => {
    world.clock.after(0, () => {
      // If the user has pressed Back in the meantime, the document belongs to another page and cannot be hydrated.
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

/** Makes the built app available offline. Starts after the page has loaded, while the browser is idle. */
function prepareOffline(): void {
  const prepare = async () => {
    try {
      const { startOffline } = await import('./offline');
      await startOffline(browserParts);
    } catch (cause) {
      browserParts.log.warn('The app is not available offline', cause);
    }
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
