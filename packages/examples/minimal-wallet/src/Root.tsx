import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { FlorinProvider } from 'florin/FlorinProvider';
import { useLayoutEffect, useState } from 'react';
import { App } from './App.tsx';
import { IN_ENGLISH, readArabic, type Reader } from './reader.ts';

/**
 * Renders the app in the user's language. A change of language resets the state below this component. Your app can keep
 * its state above this component.
 */
export function Root() {
  const [reader, setReader] = useState<Reader>(IN_ENGLISH);
  useLayoutEffect(() => {
    document.documentElement.lang = reader.language;
    document.documentElement.dir = reader.direction;
  }, [reader]);

  const change = () => {
    if (reader.language === 'ar') setReader(IN_ENGLISH);
    else void readArabic().then(setReader);
  };
  const app = (
    <ThemeProvider theme={reader.theme} defaultMode="system">
      <CssBaseline />
      <App texts={reader.texts} onChangeLanguage={change} />
    </ThemeProvider>
  );
  if (reader.language === 'en') return app;
  return (
    <CacheProvider value={reader.cache}>
      <FlorinProvider locale="ar" messages={reader.messages}>
        {app}
      </FlorinProvider>
    </CacheProvider>
  );
}
