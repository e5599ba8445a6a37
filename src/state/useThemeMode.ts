import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

/** The two themes. */
export type ThemeMode = 'light' | 'dark';

/** The current theme, and the function that changes it. */
export interface ThemeModeControl {
  readonly mode: ThemeMode;
  /** Changes to the other theme and saves the choice. */
  toggle(): void;
}

const never = () => () => undefined;

/**
 * The current theme. MUI's colour schemes follow the system until a choice is saved, save it in `themeStorage`, and set
 * the class on the document element.
 */
export function useThemeMode(): ThemeModeControl {
  const { allColorSchemes, mode, systemMode, setMode } = useColorScheme();
  // Without it MUI would return no mode and a function that does nothing.
  if (allColorSchemes.length === 0)
    throw new Error('useThemeMode must be used inside <ThemeProvider>.');
  const chosen: ThemeMode = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  // A page that is rendered at build time is light, and hydration has to match it.
  const shown = useSyncExternalStore<ThemeMode>(
    never,
    () => chosen,
    () => 'light',
  );
  return {
    mode: shown,
    toggle: () => {
      // The change starts from the saved choice, not from the shown theme: the user may press the switch before
      // hydration shows the choice.
      setMode(chosen === 'dark' ? 'light' : 'dark');
    },
  };
}
