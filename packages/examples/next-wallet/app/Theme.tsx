'use client';

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { florinCacheOptions } from 'florin/cache';
import { createFlorinTheme } from 'florin/theme';
import type { ReactNode } from 'react';

const THEMES = { ltr: createFlorinTheme(), rtl: createFlorinTheme({ direction: 'rtl' }) };
const CACHES = { ltr: florinCacheOptions('ltr'), rtl: florinCacheOptions('rtl') };

interface ThemeProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * Provides the theme. This is a client component, because the theme and the options of the emotion cache contain
 * functions, which a server component cannot pass as props. For each request, MUI's provider creates a cache with the
 * styles of the page.
 */
export function Theme({ direction, children }: ThemeProps) {
  return (
    <AppRouterCacheProvider options={CACHES[direction]}>
      <ThemeProvider theme={THEMES[direction]} defaultMode="system">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </AppRouterCacheProvider>
  );
}
