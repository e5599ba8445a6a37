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

/** The first page is left alone for so long; until it stands, later ones would be in its way. */
const AHEAD_MS = 1_500;

export interface AppProps {
  /** The outside world that the app lives in. */
  world: World;
  /** Tells the address: the browser's, or the one of a page that is rendered ahead. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Where styles are written, for a page that is read from left to right. */
  styles: EmotionCache;
  /** The language at the start; null is English. */
  language: AppLanguage | null;
  /** The language that the reader chose on an earlier visit. It may not be there at the start. */
  chosen?: LanguageTag;
}

/** The whole app: state, language, theme, routes. */
export function App({ world, Router, styles, language, chosen = 'en' }: AppProps) {
  useEffect(() => {
    // The sentence of index.html for a start that does not come.
    document.getElementById('not-started')?.remove();
  }, []);
  const [isAhead, setIsAhead] = useState(false);
  useEffect(
    () =>
      world.clock.after(AHEAD_MS, () => {
        // Safari knows no idle time; there, pages load when they are wanted.
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
