import type { StorageManager } from '@mui/material/styles';
import { attempt } from './browserStorage';
import type { ThemeMode } from './useThemeMode';

/** The key under which the choice is kept; scripts/app/themeInit.js reads it before the first paint. */
export const THEME_KEY = 'theme';

function isTheme(word: unknown): word is ThemeMode {
  return word === 'light' || word === 'dark';
}

/** The saved choice. A word that is no theme is not a choice. */
function saved(): ThemeMode | null {
  const word = attempt((storage) => storage.getItem(THEME_KEY));
  return isTheme(word) ? word : null;
}

/** Removes a word that is no theme, which another program or an older Florin left behind. */
function removeForeignWord(): void {
  attempt((storage) => {
    if (!isTheme(storage.getItem(THEME_KEY))) storage.removeItem(THEME_KEY);
  });
}

/** MUI would keep a colour scheme for each mode under keys of its own. Florin has one of each. */
const KEEPS_NOTHING: ReturnType<StorageManager> = {
  get: (defaultValue: unknown) => defaultValue,
  set: () => undefined,
  subscribe: () => () => undefined,
};

/**
 * Where MUI's colour schemes keep the choice of the theme. Nothing but `light` and `dark` is ever
 * written, and only under the one key: MUI's own manager also writes `system`.
 */
export const themeStorage: StorageManager = ({ key }) => {
  if (key !== THEME_KEY) return KEEPS_NOTHING;
  return {
    get: (defaultValue: unknown) => saved() ?? defaultValue,
    set(mode: unknown) {
      // A choice that was made in another tab is there already. Written again by every tab that
      // follows, two quick choices would chase each other from tab to tab.
      if (isTheme(mode) && mode !== saved()) {
        attempt((storage) => {
          storage.setItem(THEME_KEY, mode);
        });
      }
    },
    subscribe(follow) {
      removeForeignWord();
      const listener = ({ key: changed }: StorageEvent) => {
        // Null says that the whole storage was emptied.
        if (changed !== THEME_KEY && changed !== null) return;
        removeForeignWord();
        follow(saved());
      };
      window.addEventListener('storage', listener);
      return () => {
        window.removeEventListener('storage', listener);
      };
    },
  };
};
