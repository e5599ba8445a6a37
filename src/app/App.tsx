import type { EmotionCache } from '@emotion/cache';
import CssBaseline from '@mui/material/CssBaseline';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { LanguageProvider } from './LanguageProvider';
import type { AppLanguage } from './languages';
import { AppRoutes, loadAhead } from './routes';
import type { LanguageTag } from '../state/language';
import type { World } from '../state/world';
import { AppProviders } from '../state/AppProviders';

/** The delay before other pages are preloaded. Earlier requests would slow down the first page. */
const AHEAD_MS = 1_500;

export interface AppProps {
  /** The outside world of the app. */
  world: World;
  /** The router: the browser's, or a static one for a prerendered page. */
  Router: ComponentType<{ children: ReactNode }>;
  /** The cache of styles for left-to-right pages. */
  styles: EmotionCache;
  /** The language at the start; null is English. */
  language: AppLanguage | null;
  /** The language chosen on an earlier visit. It may not be loaded at the start. */
  chosen?: LanguageTag;
}

/** The whole app: state, language, theme, routes. */
export function App({ world, Router, styles, language, chosen = 'en' }: AppProps) {
  useEffect(() => {
    // index.html shows this message if the app does not start.
    document.getElementById('not-started')?.remove();
  }, []);
  const [isAhead, setIsAhead] = useState(false);
  useEffect(
    () =>
      world.clock.after(AHEAD_MS, () => {
        // Safari has no `requestIdleCallback`. There, code loads when a page is opened.
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
