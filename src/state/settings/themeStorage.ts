import type { StorageManager } from '@mui/material/styles';
import { attempt } from '../storage/browserStorage';
import type { ThemeMode } from './useThemeMode';

/** The key in the local storage. The script src/app/document/themeInit.js reads the value before the first paint. */
export const THEME_KEY = 'theme';

function isTheme(word: unknown): word is ThemeMode {
  return word === 'light' || word === 'dark';
}

/** Returns the saved theme, or null if no theme or an unknown text is saved. */
function saved(): ThemeMode | null {
  const word = attempt((storage) => storage.getItem(THEME_KEY));
  return isTheme(word) ? word : null;
}

/** Removes a value that is not a theme. Another program, or an older version, may have saved it. */
function removeForeignWord(): void {
  attempt((storage) => {
    if (!isTheme(storage.getItem(THEME_KEY))) storage.removeItem(THEME_KEY);
  });
}

/**
 * A storage that saves nothing. MUI also saves a colour scheme for each mode, but Florin has only one scheme for each
 * mode.
 */
const KEEPS_NOTHING: ReturnType<StorageManager> = {
  get: (defaultValue: unknown) => defaultValue,
  set: () => undefined,
  subscribe: () => () => undefined,
};

/**
 * The storage manager of MUI's colour schemes. It writes only `light` and `dark`, and only under one key: MUI's default
 * manager also writes `system`.
 */
export const themeStorage: StorageManager = ({ key }) => {
  if (key !== THEME_KEY) return KEEPS_NOTHING;
  return {
    get: (defaultValue: unknown) => saved() ?? defaultValue,
    set(mode: unknown) {
      // A value that is already saved is not written again. Otherwise two tabs that change the theme at the same time
      // would trigger each other endlessly.
      if (isTheme(mode) && mode !== saved()) {
        attempt((storage) => {
          storage.setItem(THEME_KEY, mode);
        });
      }
    },
    subscribe(follow) {
      removeForeignWord();
      const listener = ({ key: changed }: StorageEvent) => {
        // The key is null if the whole storage was cleared.
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
