import type { CSSProperties } from 'react';

/** Florin's additions to MUI's theme. */
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
