/** Pieces of style for pages around Florin's components. */
import { sizes } from './vars';

/** The column of a page that may be wide. */
export const wideColumn = {
  maxInlineSize: `calc(${sizes.page} + 48px)`,
  marginInline: 'auto',
  paddingInline: { xs: 5, md: 6 },
} as const;

/**
 * An icon that points back or forward: it is mirrored where that is the other way. One that points in or out, up or
 * down, stays as it is.
 */
export const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;
