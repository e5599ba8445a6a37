import { sizes } from './vars';

/** The column of a page that may be wide. */
export const wideColumn = {
  maxInlineSize: `calc(${sizes.page} + 48px)`,
  marginInline: 'auto',
  paddingInline: { xs: 5, md: 6 },
} as const;
