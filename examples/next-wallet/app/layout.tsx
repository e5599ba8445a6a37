import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import 'florin/base.css';
import { FlorinProvider } from 'florin/FlorinProvider';
import 'florin/fonts.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Theme } from './Theme';

export const metadata: Metadata = { title: 'Next wallet' };

/** The reader's zone. An app of yours has it in the account, or in a cookie. */
const TIME_ZONE = 'Europe/Berlin';

/** The document around every page. The script sets the theme's class before the first paint. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <InitColorSchemeScript attribute="class" />
        <AppRouterCacheProvider>
          <Theme>
            <FlorinProvider timeZone={TIME_ZONE}>{children}</FlorinProvider>
          </Theme>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
