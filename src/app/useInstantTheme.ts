import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';

/** The class under which nothing moves or fades; its rule is in src/theme/base.css. */
const CHANGING = 'theme-changing';

/**
 * Changes the theme at once. Otherwise each colour would fade at a pace of its own. MUI's
 * `disableTransitionOnChange` adds a style element for it, which the Content Security Policy refuses.
 */
export function useInstantTheme(): void {
  const { colorScheme } = useColorScheme();
  // Runs before the effect by which MUI's provider, further up, sets the class of the new theme.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    if (colorScheme !== undefined && !classList.contains(colorScheme)) classList.add(CHANGING);
  }, [colorScheme]);
  useEffect(() => {
    const { body, documentElement } = document;
    if (!documentElement.classList.contains(CHANGING)) return;
    // Measuring has the browser apply the new colours while nothing fades yet.
    void body.offsetHeight;
    documentElement.classList.remove(CHANGING);
  });
}
