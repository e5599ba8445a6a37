import { createTheme } from '@mui/material/styles';
import { createFlorinCache } from 'florin/cache';
import { withFlorin } from 'florin/withFlorin';

/** The bank's own theme of MUI. `withFlorin` adds what Florin's components need, and changes nothing else. */
export const theme = withFlorin(
  createTheme({
    direction: 'rtl',
    cssVariables: true,
    colorSchemes: {
      light: { palette: { primary: { main: '#7A3E00' }, background: { default: '#FBF7F0' } } },
      dark: { palette: { primary: { main: '#F0B878' } } },
    },
    shape: { borderRadius: 12 },
    typography: { fontFamily: "'Noto Sans Arabic', 'Segoe UI', system-ui, sans-serif" },
  }),
);

/**
 * The emotion cache that mirrors MUI's styles for right-to-left text. Florin's styles use logical properties and need
 * no mirroring.
 */
export const cache = createFlorinCache({ direction: 'rtl' });
