import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';

/** The class that disables transitions, by a rule in src/theme/base.css. */
const CHANGING = 'theme-changing';

/**
 * Disables transitions while the theme changes. Otherwise transitions of different durations would run at the same
 * time. MUI's `disableTransitionOnChange` adds a style element, which the Content Security Policy forbids.
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
