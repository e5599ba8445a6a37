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
 * Returns the current theme and the function that changes it. MUI's colour schemes follow the system until the user
 * makes a choice. MUI saves the choice in `themeStorage`, and sets the class on the document element.
 */
export function useThemeMode(): ThemeModeControl {
  const { allColorSchemes, mode, systemMode, setMode } = useColorScheme();
  // Outside the provider, MUI returns no mode and a `setMode` that does nothing.
  if (allColorSchemes.length === 0)
    throw new Error('useThemeMode must be used inside <ThemeProvider>.');
  const chosen: ThemeMode = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  // A page that is rendered at build time is light, so the first render in the browser must also be light.
  const shown = useSyncExternalStore<ThemeMode>(
    never,
    () => chosen,
    () => 'light',
  );
  return {
    mode: shown,
    toggle: () => {
      // `chosen` and not `shown` is toggled, because the user may press the switch before hydration shows the saved
      // choice.
      setMode(chosen === 'dark' ? 'light' : 'dark');
    },
  };
}
