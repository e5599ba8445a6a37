import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { FlorinProvider } from 'florin/FlorinProvider';
import { createFlorinTheme } from 'florin/theme';
import { Wallet, type WalletProps } from './Wallet';

const theme = createFlorinTheme();

/** Renders the app with its theme. A test passes a fake adapter. */
export const Root = (props: WalletProps) => (
  <ThemeProvider theme={theme} defaultMode="system">
    <CssBaseline />
    <FlorinProvider locale="en-US" timeZone="UTC">
      <Wallet {...props} />
    </FlorinProvider>
  </ThemeProvider>
);
