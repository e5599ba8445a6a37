import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { RouterLink } from './RouterLink';
import { AppRoutes, loadAhead } from './routes';
import type { World } from '../services/world';
import { AppProviders } from '../state/AppProviders';
import { THEME_KEY, themeStorage } from '../state/themeStorage';
import { createFlorinTheme } from '../theme/theme';

const theme = createFlorinTheme({ LinkComponent: RouterLink });

/** The first page is left alone for so long; until it stands, later ones would be in its way. */
const AHEAD_MS = 1_500;

export interface AppProps {
  /** The outside world that the app lives in. */
  world: World;
  /** Tells the address: the browser's, or the one of a page that is rendered ahead. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The whole app: theme, state, routes. The theme's choice is saved under the key `theme`. */
export function App({ world, Router }: AppProps) {
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
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={THEME_KEY}
      storageManager={themeStorage}
      // The class on the document tells the mode: there is nothing to render a second time.
      noSsr
    >
      <CssBaseline />
      <AppProviders world={world}>
        <Router>
          <AppRoutes isAhead={isAhead} />
        </Router>
      </AppProviders>
    </ThemeProvider>
  );
}
