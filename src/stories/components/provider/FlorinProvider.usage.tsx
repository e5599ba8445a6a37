import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FlorinProvider } from '../../../components/provider/FlorinProvider';
import { de } from '../../../messages/de';
import { createFlorinTheme } from '../../../theme/theme';

const theme = createFlorinTheme();

/**
 * Render this once, around the whole app. To load the styles of the page, add `import 'florin/base.css'` and `import
 * 'florin/fonts.css'`.
 */
export const Example = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="system">
    <CssBaseline />
    <FlorinProvider locale="de-DE" timeZone="Europe/Berlin" messages={de}>
      {children}
    </FlorinProvider>
  </ThemeProvider>
);
