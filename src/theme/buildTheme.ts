import { createTheme } from '@mui/material/styles';
import type { ElementType } from 'react';
import './augmentation';
import { components } from './components';
import {
  backdropColor,
  colors,
  durations,
  fontFamily,
  gradients,
  onGradient,
  popupShadow,
  radii,
  sizes,
  waiting,
  type GradientName,
} from './tokens';
import { typographyIn } from './typography';

/** The colours of one mode, by the names that `tokens` explains. */
export type ModeColors = Record<keyof typeof colors.light, string>;

/** Everything of a theme that a brand may have for itself. */
export interface Look {
  readonly colors: Readonly<Record<'light' | 'dark', Readonly<ModeColors>>>;
  /** Both ends of each wallet gradient. */
  readonly gradients: Readonly<Record<GradientName, readonly [from: string, to: string]>>;
  readonly fontFamily: string;
  /** In pixels, as the sizes and the step of all distances are. */
  readonly radii: Readonly<Record<keyof typeof radii, number>>;
  readonly sizes: Readonly<Record<keyof typeof sizes, number>>;
  readonly spacing: number;
}

/** The look of the house. */
export const houseLook: Look = { colors, gradients, fontFamily, radii, sizes, spacing: 4 };

function paletteOf(c: ModeColors) {
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

/** The choices that the theme leaves to the app, whatever the brand. */
export interface AppOptions {
  /** Renders a component that is given an `href`: a router's link in an app, else an `a`. */
  LinkComponent?: ElementType;
  /** Whether there is less motion: when the reader's system asks for it, or always. */
  reducedMotion?: 'system' | 'always';
  /** The direction of the page, as its `dir` says it. For `rtl` styles need the cache of `createFlorinCache`, too. */
  direction?: 'ltr' | 'rtl';
}

/**
 * Makes a theme of a look that is whole and has been measured: that of the house, which the app takes from here to
 * be without the code that completes and measures a brand's. Everybody else takes `createFlorinTheme`.
 */
export function buildTheme(
  { LinkComponent = 'a', reducedMotion = 'system', direction = 'ltr' }: AppOptions = {},
  look: Look = houseLook,
) {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: {
      light: { palette: paletteOf(look.colors.light) },
      dark: { palette: paletteOf(look.colors.dark) },
    },
    spacing: look.spacing,
    shape: { borderRadius: look.radii.field },
    typography: typographyIn(look.fontFamily),
    // `--mui-florin-radii-card` and so on; components take them from `vars`.
    florin: {
      gradients: look.gradients,
      radii: look.radii,
      sizes: look.sizes,
      onGradient,
      popupShadow,
      backdrop: backdropColor,
      waiting,
    },
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
    components: {
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
  });
}
