/** Styles for pages around Florin's components. */
import { sizes } from './vars';

/** The column of a page that may be wide. */
export const wideColumn = {
  maxInlineSize: `calc(${sizes.page} + 48px)`,
  marginInline: 'auto',
  paddingInline: { xs: 5, md: 6 },
} as const;

/**
 * An icon that points back or forward, which is mirrored on pages from right to left. Icons that point in or out, up or
 * down, are not.
 */
export const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;
