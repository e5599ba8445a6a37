import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

/** The two themes. */
export type ThemeMode = 'light' | 'dark';

/** The theme that is on, and its switch. */
export interface ThemeModeControl {
  readonly mode: ThemeMode;
  /** Changes to the other theme and saves the choice. */
  toggle(): void;
}

const never = () => () => undefined;

/**
 * Tells which theme is on, and changes it. MUI's colour schemes do the work: they follow the system
 * until a choice is saved, save it in `themeStorage`, and set the class on the document element.
 */
export function useThemeMode(): ThemeModeControl {
  const { allColorSchemes, mode, systemMode, setMode } = useColorScheme();
  // MUI itself would answer with no mode and a switch that does nothing.
  if (allColorSchemes.length === 0)
    throw new Error('useThemeMode must be used inside <ThemeProvider>.');
  const chosen: ThemeMode = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  // A page that is rendered ahead is light, and is taken over as it is.
  const shown = useSyncExternalStore<ThemeMode>(
    never,
    () => chosen,
    () => 'light',
  );
  return {
    mode: shown,
    toggle: () => {
      // Not by the shown one: the switch may be pressed before that is the reader's own.
      setMode(chosen === 'dark' ? 'light' : 'dark');
    },
  };
}
