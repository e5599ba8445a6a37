import { coins, colors, fontFamily, gradients, radii, sizes, type GradientName } from './tokens';

/** The colours of the light or the dark mode, by their names in `tokens`. */
export type ModeColors = Record<keyof typeof colors.light, string>;

/** The complete values of a brand: colours, gradients, typeface, radii, sizes and spacing. */
export interface Look {
  readonly colors: Readonly<Record<'light' | 'dark', Readonly<ModeColors>>>;
  /** The colours of the signs of currencies, by the ids of the currencies. */
  readonly coins: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
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

/** The spacing and sizes for each density of the layout. */
const DENSITIES = {
  // Controls are at least 44 px high, the minimum for touch targets.
  compact: { spacing: 3, sizes: { ...sizes, control: 44, topBar: 52, tabBar: 56 } },
  comfortable: { spacing: 4, sizes },
  spacious: { spacing: 5, sizes: { ...sizes, target: 48, control: 56, topBar: 72, tabBar: 76 } },
} as const;

/** The options with which a brand changes Florin's look. Each option has a default. */
export interface BrandOptions {
  /** The colours for each mode, as six hexadecimal digits: `#0E5A43`. */
  colors?: { light?: Partial<ModeColors>; dark?: Partial<ModeColors> };
  /**
   * The colours of the signs of currencies in each mode, by the ids of the currencies, such as `btc`. A coin has a light
   * tint of this colour. A currency without a colour has the primary colour.
   */
  coins?: { light?: Readonly<Record<string, string>>; dark?: Readonly<Record<string, string>> };
  /**
   * The two colours of each wallet gradient. The gradients are the same in both modes, and white text must be readable
   * on them.
   */
  gradients?: Partial<Look['gradients']>;
  /** The CSS `font-family`, such as `"'Inter', system-ui, sans-serif"`. Your app has to load the font files. */
  fontFamily?: string;
  /** Corner radii in pixels. */
  radii?: Partial<Look['radii']>;
  /**
   * The density of the layout: `compact`, `comfortable` (the default) or `spacious`. One step of the theme's spacing is
   * 3, 4 or 5 px. Touch targets are at least 44 px in each density.
   */
  density?: keyof typeof DENSITIES;
}

/** Returns all values of a brand, with Florin's defaults for missing options. */
export function brandLook(brand: BrandOptions): Look {
  return {
    colors: {
      light: { ...colors.light, ...brand.colors?.light },
      dark: { ...colors.dark, ...brand.colors?.dark },
    },
    coins: {
      light: { ...coins.light, ...brand.coins?.light },
      dark: { ...coins.dark, ...brand.coins?.dark },
    },
    gradients: { ...gradients, ...brand.gradients },
    fontFamily: brand.fontFamily ?? fontFamily,
    radii: { ...radii, ...brand.radii },
    ...DENSITIES[brand.density ?? 'comfortable'],
  };
}
