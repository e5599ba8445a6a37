import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';

/** The class that disables transitions. Its rule is in src/theme/base.css. */
const CHANGING = 'theme-changing';

/**
 * Changes the theme without transitions, because transitions of different durations would run at the same time. MUI's
 * `disableTransitionOnChange` would add a style element, which the Content Security Policy refuses.
 */
export function useInstantTheme(): void {
  const { colorScheme } = useColorScheme();
  // This layout effect runs before the effect of MUI's provider that sets the class of the new theme.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    if (colorScheme !== undefined && !classList.contains(colorScheme)) classList.add(CHANGING);
  }, [colorScheme]);
  useEffect(() => {
    const { body, documentElement } = document;
    if (!documentElement.classList.contains(CHANGING)) return;
    // Reading a size makes the browser apply the new colours while transitions are disabled.
    void body.offsetHeight;
    documentElement.classList.remove(CHANGING);
  });
}
