import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import type { Globals } from 'storybook/internal/types';
import { createStore } from 'zustand/vanilla';
import { RouterLink } from '../src/app/RouterLink';
import { LOOK } from '../src/theme/brand';
import { createFlorinCache } from '../src/theme/cache';
import { decodeBrand } from '../src/testing/brandCode';
import { createFlorinTheme } from '../src/theme/theme';
import { isCatalogue } from './environment';

/**
 * In a test run emotion inserts all styles into one style sheet, as in the built app. By default the development build
 * adds a style element for every rule. These elements would slow down axe, which visits the whole document several
 * times for each story.
 */
const SPEED = isCatalogue ? {} : { speedy: true };

type Direction = 'ltr' | 'rtl';

const STYLES = {
  ltr: createFlorinCache({ direction: 'ltr', ...SPEED }),
  rtl: createFlorinCache({ direction: 'rtl', ...SPEED }),
};

/** The toolbar's value for the brand of src/theme/brand.ts. */
const OWN = 'florin';

const THEMES = new Map<string, ReturnType<typeof createFlorinTheme>>();

/**
 * Returns the theme of a brand, and creates it at the first call. The theme accepts colours with too little contrast,
 * because the page foundations/Brand reports them.
 */
function themeOf(brand: string, direction: Direction, reducedMotion: 'system' | 'always') {
  const key = `${brand} ${direction} ${reducedMotion}`;
  const made =
    THEMES.get(key) ??
    createFlorinTheme({
      ...(brand === OWN ? LOOK : decodeBrand(brand)),
      LinkComponent: RouterLink,
      reducedMotion,
      direction,
      contrast: 'off',
    });
  THEMES.set(key, made);
  return made;
}

/** Disables all CSS motion that does not belong to MUI. The theme disables MUI's motion. */
const NO_MOTION = {
  '*, *::before, *::after': {
    animation: 'none !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
};

/** Doubles all lengths in rem, like the largest font setting of a phone. */
const LARGE_TEXT = { html: { fontSize: '200%' } };

interface DocumentProps {
  language: string;
  direction: Direction;
}

/**
 * Sets the language and direction of the whole document, because menus and sheets are rendered outside the story. Uses
 * an insertion effect, because it runs before the components measure the layout.
 */
function Document({ language, direction }: DocumentProps) {
  useInsertionEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return null;
}

/** Matches languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

function directionOf(chosen: unknown, language: string): Direction {
  if (chosen === 'ltr' || chosen === 'rtl') return chosen;
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

/** Whether `modes.ts` has switched the current story to right to left. The switch does not reset the story's state. */
export const turned = createStore(() => false);

function Themed({ globals, children }: PropsWithChildren<{ globals: Globals }>) {
  const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
  const motion = globals['motion'] === 'reduced' ? 'reduced' : 'full';
  const language = String(globals['language'] ?? 'en');
  const isTurned = useSyncExternalStore(turned.subscribe, turned.getState);
  const chosen = directionOf(globals['direction'], language);
  const direction = isTurned ? 'rtl' : chosen;
  const brand = String(globals['brand'] ?? OWN);
  const reducedMotion = motion === 'reduced' ? 'always' : 'system';
  return (
    <CacheProvider value={STYLES[direction]}>
      <Document language={language} direction={direction} />
      <ThemeProvider
        key={`${mode} ${motion} ${chosen}`}
        theme={themeOf(brand, direction, reducedMotion)}
        defaultMode={mode}
        storageManager={null}
      >
        <CssBaseline />
        {motion === 'reduced' && <GlobalStyles styles={NO_MOTION} />}
        {globals['textSize'] === 'large' && <GlobalStyles styles={LARGE_TEXT} />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/**
 * Applies the toolbar's theme, brand, direction, motion and text size. The theme provider does not store the mode, so a
 * story does not affect the next story.
 */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed globals={globals}>
    <Story />
  </Themed>
);
