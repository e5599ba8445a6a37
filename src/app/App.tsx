import type { EmotionCache } from '@emotion/cache';
import CssBaseline from '@mui/material/CssBaseline';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LanguageProvider } from './LanguageProvider';
import type { AppLanguage } from './languages';
import { AppRoutes, loadAhead } from './routes';
import type { LanguageTag } from '../state/settings/language';
import type { World } from '../state/world';
import { AppProviders } from '../state/AppProviders';

/**
 * The delay in milliseconds before the code of other pages is preloaded. An earlier request would slow down the first
 * page.
 */
const AHEAD_MS = 1_500;

export interface AppProps {
  /** The clock, device, log and back end of the app. */
  world: World;
  /** The router component: `LayeredRouter` in the browser, or a static router for a prerendered page. */
  Router: ComponentType<{ children: ReactNode }>;
  /** The Emotion cache for left-to-right pages. */
  styles: EmotionCache;
  /** The language of the first render, or null for English. */
  language: AppLanguage | null;
  /** The language that the user chose on an earlier visit. It may still be loading at the start. */
  chosen?: LanguageTag;
}

/** Renders the whole app with its state, language, theme and routes. */
export function App({ world, Router, styles, language, chosen = 'en' }: AppProps) {
  useEffect(() => {
    // index.html contains an error message for the case that the app does not start.
    document.getElementById('not-started')?.remove();
  }, []);
  const [isAhead, setIsAhead] = useState(false);
  useEffect(
    () =>
      world.clock.after(AHEAD_MS, () => {
        // Safari has no `requestIdleCallback`. In Safari, the code of a page loads only when the page is opened.
        if ('requestIdleCallback' in window)
          window.requestIdleCallback(() => {
            void loadAhead().then(setIsAhead);
          });
      }),
    [world],
  );
  return (
    <AppProviders world={world}>
      <LanguageProvider initial={language} chosen={chosen} styles={styles}>
        <CssBaseline />
        <Router>
          <AppRoutes isAhead={isAhead} />
        </Router>
      </LanguageProvider>
    </AppProviders>
  );
}
