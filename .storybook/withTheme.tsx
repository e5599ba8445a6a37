import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import { RouterLink } from '../src/app/RouterLink';
import { createFlorinCache } from '../src/theme/cache';
import { createFlorinTheme } from '../src/theme/theme';
import { isCatalogue } from './environment';

/**
 * In a test run styles are kept as in the built app, in one sheet that grows. The development build
 * adds an element for every rule, for the browser's tools, and whatever walks the whole document has
 * to pass them all; axe does so several times for each story.
 */
const SPEED = isCatalogue ? {} : { speedy: true };

type Direction = 'ltr' | 'rtl';

const directed = (direction: Direction) => ({
  styles: createFlorinCache({ direction, ...SPEED }),
  themes: {
    full: createFlorinTheme({ LinkComponent: RouterLink, direction }),
    reduced: createFlorinTheme({
      LinkComponent: RouterLink,
      reducedMotion: 'always',
      direction,
    }),
  },
});

const DIRECTIONS = { ltr: directed('ltr'), rtl: directed('rtl') };

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

interface DocumentProps {
  language: string;
  direction: Direction;
}

/** Tells the whole document, since menus and sheets stand beside the story. It is told before anything is measured. */
function Document({ language, direction }: DocumentProps) {
  useInsertionEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return null;
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

function directionOf(chosen: unknown, language: string): Direction {
  if (chosen === 'ltr' || chosen === 'rtl') return chosen;
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

/**
 * The theme, the direction, the motion and the text size of the toolbar. No storage: a saved mode would leak from
 * one story into the next.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
  const motion = globals['motion'] === 'reduced' ? 'reduced' : 'full';
  const language = String(globals['language'] ?? 'en');
  const direction = directionOf(globals['direction'], language);
  const { styles, themes } = DIRECTIONS[direction];
  return (
    <CacheProvider value={styles}>
      <Document language={language} direction={direction} />
      <ThemeProvider
        key={`${mode} ${motion} ${direction}`}
        theme={themes[motion]}
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
