'use client';

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createFlorinTheme } from 'florin/theme';
import type { ReactNode } from 'react';

const theme = createFlorinTheme();

/** The theme has functions in it, which a server component cannot hand on. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
