/** Styles for pages around Florin's components. */
import type { Theme } from '@mui/material/styles';
import { engraving } from './engraving';
import { paletteIn } from './paletteIn';
import { sizes } from './vars';

/**
 * A column that is narrower than a wide window. Beside it, on the body, are the fine rings of the balance card. The
 * column covers the rings.
 */
export const engravedMargins = {
  bgcolor: 'background.default',
  'body:has(&)': {
    backgroundImage: (theme: Theme) => ({
      sm: engraving(theme.alpha(paletteIn(theme).primary.main, 0.07)),
    }),
  },
} as const;

/** Lines at the edges of a column. In a narrow window the lines are outside the window. */
export const edgeLines = { outline: 1, outlineColor: 'divider' } as const;

/** The column of a page that may be wide. */
export const wideColumn = {
  maxInlineSize: `calc(${sizes.page} + 48px)`,
  marginInline: 'auto',
  paddingInline: { xs: 4, md: 6 },
} as const;

/**
 * The style of an icon that points back or forward. It is mirrored on right-to-left pages. Do not use it for icons that
 * point in, out, up or down.
 */
export const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;

/**
 * A text button whose label is aligned with the text around it. The button's padding and border extend into the
 * margins.
 */
export const flush = { marginInline: '-9px' } as const;

/** A line that is rarely filled, such as a status. It takes no space while it is empty. */
export const rareLine = { '&:empty': { position: 'absolute' } } as const;
