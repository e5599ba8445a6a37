import type { CSSProperties } from 'react';
import type { themeStyles } from './themeStyles';
import type { FlorinScope } from './florinScope';
import type { GradientName, radii, sizes, waiting } from './tokens';

/** The values in `theme.florin`. `theme.vars.florin` has references to their CSS variables under the same names. */
interface Measures<Length> {
  gradients: Readonly<Record<GradientName, readonly [from: string, to: string]>>;
  radii: Readonly<Record<keyof typeof radii, Length>>;
  sizes: Readonly<Record<keyof typeof sizes, Length>>;
  onGradient: string;
  popupShadow: string;
  backdrop: string;
  waiting: Readonly<Record<keyof typeof waiting, string>>;
}

/** Florin's additions to MUI's theme. */
declare module '@mui/material/styles' {
  /** Makes `theme.vars` a required property, because Florin's theme always has CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Theme {
    florin: Measures<number>;
    /**
     * Returns the styles that the theme's `components` define for a Florin component. Undefined in a theme
     * without Florin's values.
     */
    florinStyles?: typeof themeStyles;
    /**
     * Renders a Florin component, if the theme was extended by `withFlorin`. The theme inside the component does not
     * have this function.
     */
    florinScope?: FlorinScope | undefined;
  }
  interface ThemeOptions {
    florin?: Measures<number>;
  }
  interface ThemeVars {
    florin: Measures<string>;
  }
  interface TypeBackground {
    /** The background of surfaces that open over the page, such as sheets and menus. */
    raised: string;
  }
  interface Palette {
    gold: { main: string; text: string };
    fieldOutline: string;
    /** The colours of the signs of currencies, by the ids of the currencies. */
    coins?: Readonly<Record<string, string>>;
  }
  interface PaletteOptions {
    gold?: { main: string; text: string };
    fieldOutline?: string;
    coins?: Readonly<Record<string, string>>;
  }
  interface TypographyVariants {
    /** For the main amount of a screen, such as the total of a wallet. */
    amountHero: CSSProperties;
    amount: CSSProperties;
    /** For the first heading of the landing page. */
    display: CSSProperties;
    /** For the headings of the landing page's sections. */
    headline: CSSProperties;
  }
  interface TypographyVariantsOptions {
    amountHero?: CSSProperties;
    amount?: CSSProperties;
    display?: CSSProperties;
    headline?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    amountHero: true;
    amount: true;
    display: true;
    headline: true;
  }
}
