import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import 'florin/base.css';
import { FlorinProvider } from 'florin/FlorinProvider';
import { de } from 'florin/messages/de';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
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
            <FlorinProvider {...READER} messages={de}>
              {children}
            </FlorinProvider>
          </Theme>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
