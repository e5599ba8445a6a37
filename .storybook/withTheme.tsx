import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { RouterLink } from '../src/app/RouterLink';
import { createFlorinTheme } from '../src/theme/theme';
import { isCatalogue } from './environment';

/**
 * In a test run styles are kept as in the built app, in one sheet that grows. The development build
 * adds an element for every rule, for the browser's tools, and whatever walks the whole document has
 * to pass them all; axe does so several times for each story.
 */
const STYLES = createCache({ key: 'css', ...(isCatalogue ? {} : { speedy: true }) });

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
    <CacheProvider value={STYLES}>
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
    </CacheProvider>
  );
};
