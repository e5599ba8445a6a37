import { useEffect } from 'react';
import { useThemeMode } from '../state/useThemeMode';
import { colors } from '../theme/tokens';

/** Colours the browser's own bar like the page; scripts/app/themeInit.js does so before the app runs. */
export function useBrowserColor(): void {
  const { mode } = useThemeMode();
  useEffect(() => {
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', colors[mode].background);
  }, [mode]);
}
