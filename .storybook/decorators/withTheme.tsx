import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { RouterLink } from '../../src/RouterLink';
import { createFlorinTheme } from '../../src/theme/theme';

const theme = createFlorinTheme({ LinkComponent: RouterLink });

/** The theme of the toolbar. No storage: a saved mode would leak from one story into the next. */
export const withTheme: Decorator = (Story, { globals }) => {
  const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
  return (
    <ThemeProvider key={mode} theme={theme} defaultMode={mode} storageManager={null}>
      <CssBaseline />
      <Story />
    </ThemeProvider>
  );
};
