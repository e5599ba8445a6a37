import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import 'florin/base.css';
import { FlorinProvider } from 'florin/FlorinProvider';
import 'florin/fonts.css';
import { de } from 'florin/messages/de';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CURRENCIES } from './currencies';
import { Theme } from './Theme';

export const metadata: Metadata = { title: 'Next wallet' };

/** All about the reader. An app of yours has it in the account, or in a cookie. */
const READER = { locale: 'de', messages: de, timeZone: 'Europe/Berlin' };

/** The document around every page. The script sets the theme's class before the first paint. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={READER.locale} suppressHydrationWarning>
      <body>
        <InitColorSchemeScript attribute="class" />
        <AppRouterCacheProvider>
          <Theme>
            <FlorinProvider {...READER} currencies={CURRENCIES} unitOfAccount="eur">
              {children}
            </FlorinProvider>
          </Theme>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
