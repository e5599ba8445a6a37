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

/** Bundlers replace it; MUI and React read the same. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The choices that the theme leaves to an app and its brand. A choice that is left out is as it is in Florin itself. */
export interface FlorinThemeOptions extends BrandOptions {
  /** Renders a component that is given an `href`: a router's link in an app, else an `a`. */
  LinkComponent?: ElementType;
  /** Whether there is less motion: when the reader's system asks for it, or always. */
  reducedMotion?: 'system' | 'always';
  /** The direction of the page, as its `dir` says it. For `rtl` styles need the cache of `createFlorinCache`, too. */
  direction?: 'ltr' | 'rtl';
  /**
   * What happens where the brand's colours cannot be read (WCAG 2.2, 1.4.3 and 1.4.11): a warning in the console,
   * an error, or nothing. Colours are measured during development and in tests: where `NODE_ENV` is `production`
   * nothing happens, and a bundler leaves the measure out.
   */
  contrast?: 'warn' | 'throw' | 'off';
  /**
   * Props, styles and variants of components, MUI's and Florin's: `{ FlorinSendForm: { styleOverrides } }`.
   * They come after Florin's own.
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
    // Muted text has to be readable on what is chosen and has the focus, too; MUI's are stronger.
    action: { hoverOpacity: 0.05, selectedOpacity: 0.08, focusOpacity: 0.06 },
    gold: { main: c.gold, text: c.goldText },
    fieldOutline: c.fieldOutline,
  };
}

/**
 * Makes Florin's theme: light and dark as CSS variables, so that changing the mode sets a class
 * and renders nothing anew. `dark` or `light` is set on the document element.
 *
 * One step of all distances is 4 px, and not MUI's 8: `p: 4` is 16 px. `density` changes it.
 *
 * A brand is given here, before the variables are made. `createTheme(createFlorinTheme(), {...})` would change
 * the theme's values and not the variables, which are all that the components read.
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
    components: mergeComponents(ownComponents, links, components),
  });
  theme.florinStyles = themeStyles;
  return theme;
}
