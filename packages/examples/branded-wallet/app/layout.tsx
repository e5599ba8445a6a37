import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './Providers';
import { BRAND, READER } from './reader';
import { Theme } from './Theme';

export const metadata: Metadata = { title: BRAND };

/** The document around every page. The script sets the theme's class before the first paint. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={READER.locale} suppressHydrationWarning>
      <body>
        <InitColorSchemeScript attribute="class" />
        <AppRouterCacheProvider>
          <Theme>
            <Providers>{children}</Providers>
          </Theme>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
