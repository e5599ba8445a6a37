import { sizes } from '../../theme/vars';

/** The layout of a page that replaces every other page while the kept data cannot be read. */
export const keptPage = {
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
