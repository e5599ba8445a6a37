import type { ThemeOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import type { ElementType } from 'react';
import './augmentation';
import { contrastFailures } from './brandContrast';
import { components as ownComponents } from './components';
import { brandLook, type BrandOptions, type ModeColors } from './look';
import { mergeComponents } from './mergeComponents';
import { themeStyles } from './themeStyles';
import { backdropColor, durations, onGradient, popupShadow, waiting } from './tokens';
import { typographyIn } from './typography';

export { brandLook, type BrandOptions } from './look';

/** Bundlers replace it, as for MUI and React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The options of an app and its brand. A missing option is Florin's default. */
export interface FlorinThemeOptions extends BrandOptions {
  /** Renders components with an `href`: a router's link in an app, an `a` by default. */
  LinkComponent?: ElementType;
  /** Whether motion is reduced: as in the user's system, or always. */
  reducedMotion?: 'system' | 'always';
  /** The direction of the page, equal to its `dir`. For `rtl`, styles also need the cache of `createFlorinCache`. */
  direction?: 'ltr' | 'rtl';
  /**
   * The reaction to colours with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11): a warning in the console, an error,
   * or nothing. Colours are measured in development and in tests. With `NODE_ENV` set to `production` they are not, and
   * a bundler removes the code.
   */
  contrast?: 'warn' | 'throw' | 'off';
  /**
   * Props, styles and variants of components, MUI's and Florin's: `{ FlorinSendForm: { styleOverrides } }`.
   * They override Florin's.
   */
  components?: ThemeOptions['components'];
}

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
    // Muted text must also be readable on a selected and focused item. MUI's default opacities are too high for that.
    action: { hoverOpacity: 0.05, selectedOpacity: 0.08, focusOpacity: 0.06 },
    gold: { main: c.gold, text: c.goldText },
    fieldOutline: c.fieldOutline,
  };
}

/**
 * Makes Florin's theme: light and dark as CSS variables, so that changing the mode sets a class, `dark` or `light`, on
 * the document element and renders nothing.
 *
 * One step of all distances is 4 px, and not MUI's 8: `p: 4` is 16 px. `density` changes it.
 *
 * A brand is an option here, because this function makes the variables. `createTheme(createFlorinTheme(), {...})` would
 * change the theme's values and not the variables, which the components read.
 */
export function createFlorinTheme({
  LinkComponent = 'a',
  reducedMotion = 'system',
  direction = 'ltr',
  contrast = 'warn',
  components,
  ...brand
}: FlorinThemeOptions = {}) {
  const look = brandLook(brand);
  if (process.env.NODE_ENV !== 'production' && contrast !== 'off') {
    const failures = brand.colors || brand.gradients ? contrastFailures(look) : undefined;
    if (failures !== undefined && contrast === 'throw') throw new Error(failures);
    if (failures !== undefined) console.warn(failures);
  }
  const links = {
    MuiButtonBase: { defaultProps: { LinkComponent } },
    MuiLink: { defaultProps: { component: LinkComponent } },
  };
  const theme = createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: {
      light: { palette: paletteOf(look.colors.light) },
      dark: { palette: paletteOf(look.colors.dark) },
    },
    spacing: look.spacing,
    shape: { borderRadius: look.radii.field },
    typography: typographyIn(look.fontFamily),
    // `--mui-florin-radii-card` and so on; components read them by `vars`.
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
    components: mergeComponents(ownComponents, links, components),
  });
  theme.florinStyles = themeStyles;
  return theme;
}
