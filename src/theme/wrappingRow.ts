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

/** A line with a sign before its words. They go below it where a word has no room beside it. */
export const signRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
} as const;

/** The words of a line with a sign. A word breaks only where it is wider than the whole line. */
export const signRowText = {
  flex: '1 1 min-content',
  minInlineSize: 0,
  overflowWrap: 'break-word',
} as const;
