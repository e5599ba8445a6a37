'use client';

import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { withFlorin } from 'florin/withFlorin';
import type { ReactNode } from 'react';

/** The bank's own theme of MUI. `withFlorin` adds what Florin's components need, and changes nothing else. */
const theme = withFlorin(
  createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#1D4E89' },
          background: { default: '#F3F6FA' },
          text: { primary: '#10202F', secondary: '#4A5B6C' },
        },
      },
      dark: {
        palette: {
          primary: { main: '#9CC7F5' },
          background: { default: '#0C141D', paper: '#141F2B' },
          text: { primary: '#E8EEF5', secondary: '#A5B4C4' },
        },
      },
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: "'Source Sans 3', 'Segoe UI', system-ui, sans-serif",
      button: { textTransform: 'none' },
    },
    components: { FlorinLogo: { defaultProps: { letter: 'H' } } },
  }),
  { gradients: { evergreen: ['#15365E', '#2563A8'], tide: ['#0F4C5C', '#157A86'] } },
);

/**
 * Provides the theme. This is a client component, because the theme contains functions, which a server component cannot
 * pass as props.
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
