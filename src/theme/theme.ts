import type { ThemeOptions } from '@mui/material/styles';
import { brandContrast } from './brandContrast';
import { buildTheme, houseLook, type AppOptions, type Look, type ModeColors } from './buildTheme';
import { mergeComponents } from './mergeComponents';
import { themeStyles } from './themeStyles';

/** How close things stand together. */
const DENSITIES = {
  // A control is still as high as a thumb needs it.
  compact: { spacing: 3, sizes: { ...houseLook.sizes, control: 44, topBar: 52, tabBar: 56 } },
  comfortable: { spacing: houseLook.spacing, sizes: houseLook.sizes },
  spacious: {
    spacing: 5,
    sizes: { ...houseLook.sizes, target: 48, control: 56, topBar: 72, tabBar: 76 },
  },
} as const;

/** The options that make a brand. */
export type BrandOptions = Pick<
  FlorinThemeOptions,
  'colors' | 'gradients' | 'fontFamily' | 'radii' | 'density'
>;

/** The whole look of a brand. */
export function brandLook({
  colors,
  gradients,
  fontFamily = houseLook.fontFamily,
  radii,
  density = 'comfortable',
}: { [Name in keyof BrandOptions]: BrandOptions[Name] | undefined }): Look {
  return {
    colors: {
      light: { ...houseLook.colors.light, ...colors?.light },
      dark: { ...houseLook.colors.dark, ...colors?.dark },
    },
    gradients: { ...houseLook.gradients, ...gradients },
    fontFamily,
    radii: { ...houseLook.radii, ...radii },
    ...DENSITIES[density],
  };
}

/** The choices that the theme leaves to an app and its brand. A choice that is left out is as it is in Florin itself. */
export interface FlorinThemeOptions extends AppOptions {
  /** Colours of six digits, `#0E5A43`, for each mode. */
  colors?: { light?: Partial<ModeColors>; dark?: Partial<ModeColors> };
  /** Both ends of wallet gradients. White words stand on all of each, in both modes. */
  gradients?: Partial<Look['gradients']>;
  /** As CSS has it: `"'Inter', system-ui, sans-serif"`. The files of the typeface are loaded by the page. */
  fontFamily?: string;
  /** Corner radii in pixels. */
  radii?: Partial<Look['radii']>;
  /**
   * How close things stand together: one step of `spacing` is 3, 4 or 5 px. Nothing to press is ever smaller than
   * 44 px.
   */
  density?: keyof typeof DENSITIES;
  /**
   * What happens where the brand's colours cannot be read (WCAG 2.2, 1.4.3 and 1.4.11): a warning in the console,
   * an error, or nothing.
   */
  contrast?: 'warn' | 'throw' | 'off';
  /**
   * Props, styles and variants of components, MUI's and Florin's: `{ FlorinSendForm: { styleOverrides } }`.
   * They come after Florin's own.
   */
  components?: ThemeOptions['components'];
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
  colors,
  gradients,
  fontFamily,
  radii,
  density,
  contrast = 'warn',
  components,
  ...app
}: FlorinThemeOptions = {}) {
  const look = brandLook({ colors, gradients, fontFamily, radii, density });
  if (contrast !== 'off' && (colors || gradients)) {
    const failures = brandContrast(look).filter(({ passes }) => !passes);
    if (failures.length > 0) {
      const message = `This brand is hard to read:\n${failures.map(({ sentence }) => sentence).join('\n')}`;
      if (contrast === 'throw') throw new Error(message);
      console.warn(message);
    }
  }
  const theme = buildTheme(app, look);
  theme.florinStyles = themeStyles;
  if (components) theme.components = mergeComponents(theme.components, components);
  return theme;
}
