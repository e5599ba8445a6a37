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
  }
  interface TypographyVariantsOptions {
    amountHero?: CSSProperties;
    amount?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    amountHero: true;
    amount: true;
  }
}
