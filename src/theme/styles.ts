/** Styles that several components share. */
import type { SxProps, Theme } from '@mui/material/styles';
import { paletteIn } from './paletteIn';

/**
 * A row that the user can press: a tint under the pointer, and a stronger one while it is pressed. The stronger tint
 * appears in the next frame, without a transition.
 */
export const pressable = {
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&:active': { bgcolor: 'action.selected', transition: 'none' },
} as const;

/** A `pressable` row of a card. Its tint and its focus ring extend into the padding of the card. */
export const rowOfCard = {
  ...pressable,
  inlineSize: 'calc(100% + 16px)',
  marginInline: -2,
  paddingInline: 2,
} as const;

/**
 * Returns the background of a row with a tint. The background is opaque, because the colour of a gain would be hard to
 * read on a tinted page.
 */
export function tintedPaper(theme: Theme, tint: 'hover' | 'selected') {
  const { action, background } = paletteIn(theme);
  return { background: `linear-gradient(${action[tint]} 0 0), ${background.paper}` };
}

/**
 * Shows at most `lines` lines of a typed text, followed by an ellipsis, so that a long name does not push other content
 * off the screen. Screen readers still read the whole text.
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

/**
 * The space between two fields, in steps of the theme's spacing. Each field ends with a line for its hint or error, so
 * the boxes of two fields have the same distance with and without a text between them.
 */
export const fieldGap = 3;

/** A message between two fields. The label of the next field extends above its border. */
export const betweenFields = { '&:not(:empty)': { marginBlock: '8px 12px' } } as const;

/** A row with content at both ends. */
export const spreadRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/**
 * A row with words at its start and figures at its end. If they do not fit side by side, for example with large text on
 * a narrow phone, the figures wrap below the words.
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

/** A row with an icon before its words. If a word does not fit beside the icon, the words wrap below it. */
export const signRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
} as const;

/** The words of a `signRow`. A word breaks only if it is wider than the whole row. */
export const signRowText = {
  flex: '1 1 min-content',
  minInlineSize: 0,
  overflowWrap: 'break-word',
} as const;

/** The label of a checkbox. The drawing of the box begins at the edge of the form. */
export const checkLabel = { minBlockSize: 44, marginInline: '-12px 0' } as const;

/** An item of a list with lines between its items. */
export const linedItem = {
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;

/** The focus ring of an element that is not one of MUI's buttons, such as a group that gets the focus. */
export const focusRing = {
  borderRadius: 1,
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;

/** Returns the style of a disc with centred content. `size` is its diameter in pixels. */
export function disc(size: number) {
  return {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    borderRadius: '50%',
  } as const satisfies SxProps<Theme>;
}

/** Returns the style of a coin: a disc that is visible on cards and on the page. */
export const coin = (size: number) =>
  ({
    ...disc(size),
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  }) as const satisfies SxProps<Theme>;
