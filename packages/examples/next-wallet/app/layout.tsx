import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import 'florin/base.css';
import { FlorinProvider } from 'florin/FlorinProvider';
import 'florin/fonts.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CURRENCIES } from './currencies';
import { readerOf } from './reader';
import { Theme } from './Theme';

export const metadata: Metadata = { title: 'Next wallet' };

/** The document around every page. The script sets the theme's class before the first paint. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { direction, ...reader } = await readerOf();
  return (
    <html lang={reader.locale} dir={direction} suppressHydrationWarning>
      <body>
        <InitColorSchemeScript attribute="class" />
        <Theme direction={direction}>
          <FlorinProvider {...reader} currencies={CURRENCIES} unitOfAccount="eur">
            {children}
          </FlorinProvider>
        </Theme>
      </body>
    </html>
  );
}
