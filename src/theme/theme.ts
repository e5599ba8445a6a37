import type { ThemeOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import type { ElementType } from 'react';
import './augmentation';
import { components } from './components';
import { mergeComponents } from './mergeComponents';
import { colors, durations, radii } from './tokens';
import { typography } from './typography';

function paletteOf(mode: keyof typeof colors) {
  const c = colors[mode];
  return {
    primary: { main: c.primary, dark: c.primaryHover, contrastText: c.onPrimary },
    secondary: { main: c.goldText, contrastText: c.background },
    success: { main: c.positive, contrastText: c.background },
    error: { main: c.negative, contrastText: c.background },
    warning: { main: c.goldText, contrastText: c.background },
    background: { default: c.background, paper: c.surface, raised: c.raised },
    text: { primary: c.text, secondary: c.muted },
    divider: c.outline,
    // Muted text has to be readable on what is chosen and has the focus, too; MUI's are stronger.
    action: { hoverOpacity: 0.05, selectedOpacity: 0.08, focusOpacity: 0.06 },
    gold: { main: c.gold, text: c.goldText },
    fieldOutline: c.fieldOutline,
  };
}

/** The choices that the theme leaves to the app. */
export interface FlorinThemeOptions {
  /** Renders a component that is given an `href`: a router's link in an app, else an `a`. */
  LinkComponent?: ElementType;
  /** Whether there is less motion: when the reader's system asks for it, or always. */
  reducedMotion?: 'system' | 'always';
  /** The direction of the page, as its `dir` says it. For `rtl` styles need the cache of `createFlorinCache`, too. */
  direction?: 'ltr' | 'rtl';
  /**
   * Props, styles and variants of components, MUI's and Florin's: `{ FlorinSendForm: { styleOverrides } }`.
   * They come after Florin's own.
   */
  components?: ThemeOptions['components'];
}

/**
 * Makes Florin's theme: light and dark as CSS variables, so that changing the mode sets a class
 * and renders nothing anew. `dark` or `light` is set on the document element.
 */
export function createFlorinTheme({
  LinkComponent = 'a',
  reducedMotion = 'system',
  direction = 'ltr',
  components: own = {},
}: FlorinThemeOptions = {}) {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    spacing: 4,
    shape: { borderRadius: radii.field },
    typography,
    motion: { reducedMotion },
    transitions: {
      duration: {
        shortest: durations.short,
        shorter: durations.short,
        short: durations.medium,
        standard: durations.medium,
        complex: durations.long,
        enteringScreen: durations.medium,
        leavingScreen: durations.short,
      },
    },
    components: mergeComponents(
      {
        ...components,
        MuiButtonBase: {
          ...components.MuiButtonBase,
          defaultProps: { ...components.MuiButtonBase?.defaultProps, LinkComponent },
        },
        MuiLink: {
          ...components.MuiLink,
          defaultProps: { ...components.MuiLink?.defaultProps, component: LinkComponent },
        },
      },
      own,
    ),
  });
}
