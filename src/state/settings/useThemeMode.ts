import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

/** The theme that the page shows. */
export type ThemeMode = 'light' | 'dark';

/** The theme of the page, and the function that changes it. */
export interface ThemeModeControl {
  readonly mode: ThemeMode;
  /** Changes to the other theme and saves the choice. */
  toggle(): void;
}

const never = () => () => undefined;

/**
 * Returns the current theme and a function that changes it. The theme follows the operating system until the user
 * changes it. MUI saves the user's choice with `themeStorage`, and sets the class of the document element.
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
      // Uses `chosen` and not `shown`, because the user may press the switch before hydration, when `shown` is still
      // `light`.
      setMode(chosen === 'dark' ? 'light' : 'dark');
    },
  };
}
