import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RouterLink } from './RouterLink';
import { AppRoutes } from './routes';
import type { World } from './services/world';
import { AppProviders } from './state/AppProviders';
import { THEME_KEY, themeStorage } from './state/themeStorage';
import { createFlorinTheme } from './theme/theme';

const theme = createFlorinTheme({ LinkComponent: RouterLink });

export interface AppProps {
  /** The outside world that the app lives in. */
  world: World;
}

/** The whole app: theme, state, routes. The theme's choice is saved under the key `theme`. */
export function App({ world }: AppProps) {
  useEffect(() => {
    // The sentence of index.html for a start that does not come.
    document.getElementById('not-started')?.remove();
  }, []);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={THEME_KEY}
      storageManager={themeStorage}
      disableTransitionOnChange
    >
      <CssBaseline />
      <AppProviders world={world}>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <AppRoutes />
        </BrowserRouter>
      </AppProviders>
    </ThemeProvider>
  );
}
