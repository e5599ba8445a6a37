import { sizes } from '../../theme/vars';

/** The layout of a page with one message, which replaces every other page. */
export const messagePage = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  minBlockSize: '100dvh',
  maxInlineSize: sizes.column,
  marginInline: 'auto',
  padding: 6,
  overflowWrap: 'anywhere',
} as const;
