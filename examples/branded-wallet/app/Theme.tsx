'use client';

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createFlorinTheme } from 'florin/theme';
import type { ReactNode } from 'react';

/** The theme of the brand. If two colours have too little contrast, `createFlorinTheme` throws during the build. */
const theme = createFlorinTheme({
  colors: {
    light: {
      background: '#F3F6FA',
      text: '#10202F',
      muted: '#4A5B6C',
      primary: '#1D4E89',
      primaryHover: '#163C6A',
      onPrimary: '#FFFFFF',
    },
    dark: {
      background: '#0C141D',
      surface: '#141F2B',
      raised: '#1C2A39',
      text: '#E8EEF5',
      muted: '#A5B4C4',
      primary: '#9CC7F5',
      primaryHover: '#BBD9F9',
      onPrimary: '#0B2440',
    },
  },
  gradients: {
    evergreen: ['#15365E', '#2563A8'],
    tide: ['#0F4C5C', '#157A86'],
    plum: ['#3B2A63', '#6A4BA3'],
  },
  fontFamily: "'Source Sans 3', 'Segoe UI', system-ui, sans-serif",
  radii: { card: 8, field: 6, pill: 6 },
  density: 'compact',
  contrast: 'throw',
  components: { FlorinLogo: { defaultProps: { letter: 'H' } } },
});

/** A client component, because the theme contains functions, which a server component cannot pass as props. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
