import { colors, fontFamily, gradients, radii, sizes, type GradientName } from './tokens';

/** The colours of one mode, by their names in `tokens`. */
export type ModeColors = Record<keyof typeof colors.light, string>;

/** The values that a brand can change. */
export interface Look {
  readonly colors: Readonly<Record<'light' | 'dark', Readonly<ModeColors>>>;
  /** The two colours of each wallet gradient. */
  readonly gradients: Readonly<Record<GradientName, readonly [from: string, to: string]>>;
  readonly fontFamily: string;
  /** Corner radii in pixels. */
  readonly radii: Readonly<Record<keyof typeof radii, number>>;
  /** Sizes in pixels. */
  readonly sizes: Readonly<Record<keyof typeof sizes, number>>;
  /** One step of the theme's spacing, in pixels. */
  readonly spacing: number;
}

/** The distances and sizes by density. */
const DENSITIES = {
  // Controls are not smaller than 44 px, the smallest target.
  compact: { spacing: 3, sizes: { ...sizes, control: 44, topBar: 52, tabBar: 56 } },
  comfortable: { spacing: 4, sizes },
  spacious: { spacing: 5, sizes: { ...sizes, target: 48, control: 56, topBar: 72, tabBar: 76 } },
} as const;

/** The options of a brand. A missing option is Florin's default. */
export interface BrandOptions {
  /** Colours of six digits, `#0E5A43`, for each mode. */
  colors?: { light?: Partial<ModeColors>; dark?: Partial<ModeColors> };
  /** The two colours of each wallet gradient. White text must be readable on them, in both modes. */
  gradients?: Partial<Look['gradients']>;
  /** A CSS value: `"'Inter', system-ui, sans-serif"`. The page itself has to load the font files. */
  fontFamily?: string;
  /** Corner radii in pixels. */
  radii?: Partial<Look['radii']>;
  /** The density of the layout. One step of `spacing` is 3, 4 or 5 px. Targets are never smaller than 44 px. */
  density?: keyof typeof DENSITIES;
}

/** Returns the complete look of a brand, with Florin's defaults for missing options. */
export function brandLook(brand: BrandOptions): Look {
  return {
    colors: {
      light: { ...colors.light, ...brand.colors?.light },
      dark: { ...colors.dark, ...brand.colors?.dark },
    },
    gradients: { ...gradients, ...brand.gradients },
    fontFamily: brand.fontFamily ?? fontFamily,
    radii: { ...radii, ...brand.radii },
    ...DENSITIES[brand.density ?? 'comfortable'],
  };
}
