import { alpha, createTheme, type ThemeOptions } from '@mui/material/styles';
import type { ElementType } from 'react';
import './augmentation';
import { contrastFailures } from './brandContrast';
import { components as ownComponents } from './components';
import { brandLook, type BrandOptions, type Look, type ModeColors } from './look';
import { mergeComponents } from './mergeComponents';
import { themeStyles } from './themeStyles';
import { backdropColor, durations, onGradient, popupShadow, tints, waiting } from './tokens';
import { typographyIn } from './typography';

export { brandLook, type BrandOptions } from './look';

/** Bundlers replace `process.env.NODE_ENV`, as for MUI and React. Browsers have no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The options of `createFlorinTheme`. Each option has a default. */
export interface FlorinThemeOptions extends BrandOptions {
  /** The component that renders links and buttons with an `href`. Pass the link of your router; the default is `a`. */
  LinkComponent?: ElementType;
  /** When motion is reduced: `system` follows the user's system settings; `always` reduces motion for all users. */
  reducedMotion?: 'system' | 'always';
  /**
   * The direction of the page. Pass the same value as for the page's `dir`. A right-to-left page also needs the cache
   * of `createFlorinCache`.
   */
  direction?: 'ltr' | 'rtl';
  /**
   * The reaction to colours with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11): a warning in the console, an error,
   * or none. The contrast is measured only in development and in tests. If `NODE_ENV` is `production`, bundlers
   * remove the code.
   */
  contrast?: 'warn' | 'throw' | 'off';
  /**
   * Default props, styles and variants of MUI's and Florin's components, such as
   * `{ FlorinSendForm: { styleOverrides } }`. They are merged with those of Florin's theme, and override them.
   */
  components?: ThemeOptions['components'];
}

function paletteOf(c: Readonly<ModeColors>, coins: Look['coins']['light']) {
  return {
    primary: { main: c.primary, dark: c.primaryHover, contrastText: c.onPrimary },
    secondary: { main: c.goldText, contrastText: c.background },
    success: { main: c.positive, contrastText: c.background },
    error: { main: c.negative, contrastText: c.background },
    warning: { main: c.goldText, contrastText: c.background },
    background: { default: c.background, paper: c.surface, raised: c.raised },
    text: { primary: c.text, secondary: c.muted },
    divider: c.outline,
    // With MUI's higher default opacities, muted text would have too little contrast on an item that is selected and
    // focused.
    action: {
      hover: alpha(c.primary, tints.hover / 100),
      selected: alpha(c.primary, tints.pressed / 100),
      // The tint of a disabled button belongs to the brand, as that of a pending button.
      disabled: alpha(c.muted, 0.75),
      disabledBackground: alpha(c.primary, 0.12),
      hoverOpacity: 0.05,
      selectedOpacity: 0.08,
      focusOpacity: 0.06,
    },
    gold: { main: c.gold, text: c.goldText },
    fieldOutline: c.fieldOutline,
    coins,
  };
}

/**
 * Creates Florin's theme. Light and dark colours are CSS variables. Changing the mode only sets the class `dark` or
 * `light` on the document element, so no component renders again.
 *
 * One step of the theme's spacing is 4 px instead of MUI's 8 px, so `p: 4` is 16 px. `density` changes the step.
 *
 * Pass the values of a brand as options of this function, because it also defines the CSS variables that the components
 * read. `createTheme(createFlorinTheme(), {...})` would change the theme's values, but not these variables.
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
      light: { palette: paletteOf(look.colors.light, look.coins.light) },
      dark: { palette: paletteOf(look.colors.dark, look.coins.dark) },
    },
    spacing: look.spacing,
    shape: { borderRadius: look.radii.field },
    typography: typographyIn(look.fontFamily),
    // MUI creates variables such as `--mui-florin-radii-card` from these values. Components use the variables through
    // `vars.ts`.
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
        enteringScreen: durations.long,
        leavingScreen: durations.short,
      },
    },
    components: mergeComponents(ownComponents, links, components),
  });
  theme.florinStyles = themeStyles;
  return theme;
}
