import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { useInsertionEffect, useSyncExternalStore } from 'react';
import type { Globals } from 'storybook/internal/types';
import { createStore } from 'zustand/vanilla';
import { RouterLink } from '../src/app/RouterLink';
import { LOOK } from '../src/constants/brand';
import { createFlorinCache } from '../src/theme/cache';
import { decodeBrand } from '../src/testing/brandCode';
import { createFlorinTheme } from '../src/theme/theme';
import { isCatalogue } from './environment';

/**
 * In a test run styles are kept as in the built app, in one sheet that grows. The development build
 * adds an element for every rule, for the browser's tools, and whatever walks the whole document has
 * to pass them all; axe does so several times for each story.
 */
const SPEED = isCatalogue ? {} : { speedy: true };

type Direction = 'ltr' | 'rtl';

const STYLES = {
  ltr: createFlorinCache({ direction: 'ltr', ...SPEED }),
  rtl: createFlorinCache({ direction: 'rtl', ...SPEED }),
};

/** The toolbar's word for the brand of src/constants/brand.ts. */
const OWN = 'florin';

const THEMES = new Map<string, ReturnType<typeof createFlorinTheme>>();

/** The theme of a brand, made once. The page of brands says what of it cannot be read. */
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

/** Whether the run of modes has turned the story that is shown, which keeps its state, from right to left. */
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
 * The theme, the brand, the direction, the motion and the text size of the toolbar. No storage: a saved mode would leak from
 * one story into the next.
 */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed globals={globals}>
    <Story />
  </Themed>
);
