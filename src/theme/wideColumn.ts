import { sizes } from './tokens';

/** The column of a page that may be wide. */
export const wideColumn = {
  maxInlineSize: sizes.page + 48,
  marginInline: 'auto',
  paddingInline: { xs: 5, md: 6 },
} as const;
