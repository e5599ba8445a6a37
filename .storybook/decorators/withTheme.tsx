import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { RouterLink } from '../../src/RouterLink';
import { createFlorinTheme } from '../../src/theme/theme';

const THEMES = {
  full: createFlorinTheme({ LinkComponent: RouterLink }),
  reduced: createFlorinTheme({ LinkComponent: RouterLink, reducedMotion: 'always' }),
};

/** The theme stops what MUI moves; this stops whatever else may move by CSS. */
const NO_MOTION = {
  '*, *::before, *::after': {
    animation: 'none !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
};

/** As a phone's font setting does: all that is measured in rem grows with it. */
const LARGE_TEXT = { html: { fontSize: '200%' } };

/**
 * The theme, the motion and the text size of the toolbar. No storage: a saved mode would leak from
 * one story into the next.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
  const motion = globals['motion'] === 'reduced' ? 'reduced' : 'full';
  return (
    <ThemeProvider
      key={`${mode} ${motion}`}
      theme={THEMES[motion]}
      defaultMode={mode}
      storageManager={null}
    >
      <CssBaseline />
      {motion === 'reduced' && <GlobalStyles styles={NO_MOTION} />}
      {globals['textSize'] === 'large' && <GlobalStyles styles={LARGE_TEXT} />}
      <Story />
    </ThemeProvider>
  );
};
