import type { CSSProperties } from 'react';
import type { themeStyles } from './themeStyles';
import type { FlorinScope } from './florinScope';
import type { GradientName, radii, sizes, waiting } from './tokens';

/** Florin's values in a theme. `theme.vars` contains their CSS variables under the same names. */
interface Measures<Length> {
  /** The two colours of each wallet gradient. */
  gradients: Readonly<Record<GradientName, readonly [from: string, to: string]>>;
  /** Corner radii. */
  radii: Readonly<Record<keyof typeof radii, Length>>;
  sizes: Readonly<Record<keyof typeof sizes, Length>>;
  /** The colour of text and lines on a gradient. */
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
     * Returns the styles that the theme's `components` define for a Florin component. Only Florin's themes have this
     * function.
     */
    florinStyles?: typeof themeStyles;
    /**
     * Renders a Florin component in a theme that was extended by `withFlorin`. It is undefined in the theme inside the
     * component.
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
    /** Surfaces above the paper: sheets, menus, notices. */
    raised: string;
  }
  interface Palette {
    gold: { main: string; text: string };
    fieldOutline: string;
  }
  interface PaletteOptions {
    gold?: { main: string; text: string };
    fieldOutline?: string;
  }
  interface TypographyVariants {
    /** The main amount of a screen. */
    amountHero: CSSProperties;
    /** Amounts in lists and forms. */
    amount: CSSProperties;
    /** The landing page's first heading. */
    display: CSSProperties;
    /** The headings of the landing page's sections. */
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
