/**
 * A line with words at its start and figures at its end. Where the two have no room side by side,
 * as with large text on a narrow phone, the figures go below the words, and neither is squeezed.
 */
export const wrappingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 3,
  rowGap: 1,
  minInlineSize: 0,
} as const;

/** The words of a wrapping row. */
export const rowStart = { flex: '1 1 5.5rem', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

/** The figures of a wrapping row. */
export const rowEnd = {
  marginInlineStart: 'auto',
  maxInlineSize: '100%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
} as const;
