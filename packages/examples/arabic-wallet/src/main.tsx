import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RECIPIENT_KINDS } from 'florin/domain/recipient';
import { FlorinProvider } from 'florin/FlorinProvider';
import { ar } from 'florin/messages/ar';
import { ar as steps } from 'florin/payment-steps/messages/ar';
import { ar as recipients } from 'florin/recipients/messages/ar';
import { phone } from 'florin/recipients/phone';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { cache, theme } from './theme.ts';

/** The kinds of recipients that the send form accepts. */
const RECIPIENTS = [phone, RECIPIENT_KINDS.email];

const MESSAGES = { ...ar, ...steps, recipients };

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        <FlorinProvider locale="ar" messages={MESSAGES} recipients={RECIPIENTS}>
          <App />
        </FlorinProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
