import type { CSSProperties } from 'react';

/** What Florin's theme has beyond MUI's. */
declare module '@mui/material/styles' {
  /** The theme always has CSS variables. */
  interface CssThemeVariables {
    enabled: true;
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
    /** The amount that a screen is about. */
    amountHero: CSSProperties;
    /** Amounts in lists and forms. */
    amount: CSSProperties;
    /** What the landing page says first. */
    display: CSSProperties;
    /** What each part of the landing page says. */
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
