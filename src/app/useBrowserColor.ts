import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useThemeMode } from '../state/useThemeMode';

/** Colours the browser's own bar like the page; scripts/app/themeInit.js does so before the app runs. */
export function useBrowserColor(): void {
  const { mode } = useThemeMode();
  const color = useTheme().colorSchemes[mode]?.palette.background.default;
  useEffect(() => {
    if (color !== undefined)
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  }, [color]);
}
