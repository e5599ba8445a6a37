/** Pieces of style that several components share. */
import type { SxProps, Theme } from '@mui/material/styles';

/**
 * Shows at most so many lines of a text that a user wrote, and an ellipsis: one long name must not
 * push everything else off the screen. Screen readers get the whole text.
 */
export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const satisfies SxProps<Theme>;
}

/** A row with something at its start and something at its end. */
export const spreadRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

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

/** An item of a list whose items are parted by lines. */
export const linedItem = {
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;

/** A disc with something in its middle; `size` is its diameter in pixels. */
export function disc(size: number) {
  return {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    borderRadius: '50%',
  } as const satisfies SxProps<Theme>;
}
