import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMemo, useSyncExternalStore } from 'react';
import { createStrictContext } from './createStrictContext';

/** The two themes. */
export type ThemeMode = 'light' | 'dark';

/** Which theme is on, and the switch. */
export interface ThemeModeControl {
  readonly mode: ThemeMode;
  /** Changes to the other theme and saves the choice. */
  toggle(): void;
}

const [ThemeModeContext, useThemeMode] = createStrictContext<ThemeModeControl>(
  'useThemeMode',
  'ThemeModeProvider',
);

export { useThemeMode };

const never = () => () => undefined;

/**
 * Tells the theme mode to everything inside. MUI's colour schemes do the work: they follow the
 * system until a choice is saved, save it in `themeStorage`, and set the class on the document
 * element. A ThemeProvider of MUI must be around.
 */
export function ThemeModeProvider({ children }: { children: ReactNode }) {
  const { mode, systemMode, setMode } = useColorScheme();
  const chosen: ThemeMode = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  // A page that is rendered ahead is light, and is taken over as it is.
  const shown = useSyncExternalStore<ThemeMode>(
    never,
    () => chosen,
    () => 'light',
  );
  const control = useMemo(
    () => ({
      mode: shown,
      toggle: () => {
        // Not by the shown one: the switch may be pressed before that is the reader's own.
        setMode(chosen === 'dark' ? 'light' : 'dark');
      },
    }),
    [shown, chosen, setMode],
  );
  return <ThemeModeContext value={control}>{children}</ThemeModeContext>;
}
