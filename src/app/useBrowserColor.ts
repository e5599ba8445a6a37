import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useThemeMode } from '../state/settings/useThemeMode';

/**
 * Sets the colour of the browser's toolbar (the meta tag `theme-color`) to the background of the page. Before the app
 * runs, src/app/document/themeInit.js sets it.
 */
export function useBrowserColor(): void {
  const { mode } = useThemeMode();
  const color = useTheme().colorSchemes[mode]?.palette.background.default;
  useEffect(() => {
    if (color !== undefined)
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  }, [color]);
}
