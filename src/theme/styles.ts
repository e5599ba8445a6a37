import type { SxProps, Theme } from '@mui/material/styles';
import { paletteIn } from './paletteIn';

/**
 * The style of a row that the user can press. Its background changes under the pointer, and more strongly while it is
 * pressed. A press has no transition, so its background appears in the next frame.
 */
export const pressable = {
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&:active': { bgcolor: 'action.selected', transition: 'none' },
} as const;

/** A `pressable` row in a card. Its background and its focus ring extend into the padding of the card. */
export const rowOfCard = {
  ...pressable,
  inlineSize: 'calc(100% + 16px)',
  marginInline: -2,
  paddingInline: 2,
} as const;

/**
 * Returns the opaque background of a hovered or selected row: a tint over the paper colour. Over the page's colour,
 * gains would have too little contrast.
 */
export function tintedPaper(theme: Theme, tint: 'hover' | 'selected') {
  const { action, background } = paletteIn(theme);
  return { background: `linear-gradient(${action[tint]} 0 0), ${background.paper}` };
}

/**
 * Returns the style of a text that is cut off with an ellipsis after `lines` lines, so that a long name does not push
 * other content off the screen. Screen readers still read the whole text.
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
 * The space between two fields, in steps of the theme's spacing. A text field also reserves a line for a hint or an error
 * below it, so the distance between two fields does not depend on that text. The label of a field extends 8 px above its
 * border, so the error, 4 px below its own field, is twice as far from the next label.
 */
export const fieldGap = 4;

/** The space between the buttons at the end of a form, and above the first of them, in steps of the theme's spacing. */
export const actionGap = 3;

/**
 * The style of a message between two fields. The label of the next field extends above its border, so the margin below
 * is larger.
 */
export const betweenFields = { '&:not(:empty)': { marginBlock: '8px 24px' } } as const;

/** The style of a row with content at both ends. */
export const spreadRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/**
 * The style of a row with words at its start and figures at its end. If they do not fit side by side, for example with
 * large text on a narrow phone, the figures wrap below the words.
 */
export const wrappingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 3,
  rowGap: 1,
  minInlineSize: 0,
} as const;

/** The style of the words in a `wrappingRow`. */
export const rowStart = { flex: '1 1 5.5rem', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

/** The style of the figures in a `wrappingRow`. */
export const rowEnd = {
  marginInlineStart: 'auto',
  maxInlineSize: '100%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
} as const;

/**
 * The style of a row with an icon before its words. If a word does not fit beside the icon, the words wrap below it.
 */
export const signRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
} as const;

/** The style of the words in a `signRow`. A word breaks only if it is wider than the whole row. */
export const signRowText = {
  flex: '1 1 min-content',
  minInlineSize: 0,
  overflowWrap: 'break-word',
} as const;

/** The style of a checkbox's label. The negative margin aligns the drawn box with the edge of the form. */
export const checkLabel = { minBlockSize: 44, marginInline: '-12px 0' } as const;

/** The style of an item in a list that has lines between its items. */
export const linedItem = {
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;

/** The focus ring of an element that is not based on MUI's `ButtonBase`, such as a group that receives the focus. */
export const focusRing = {
  borderRadius: 1,
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;

/**
 * Returns the diameter of a disc as a CSS length, for its diameter in pixels at the usual text size. With large text, the
 * icon in the disc is larger, and so is the disc. Above 160 %, it grows no more, to leave space for the words beside it.
 */
export const discSize = (size: number) => `min(${size / 16}rem, ${size * 1.6}px)`;

/** Returns the style of a disc with centred content. `size` is its diameter in pixels at the usual text size. */
export function disc(size: number) {
  return {
    display: 'grid',
    placeItems: 'center',
    inlineSize: discSize(size),
    blockSize: discSize(size),
    borderRadius: '50%',
  } as const satisfies SxProps<Theme>;
}

/** Returns the style of a coin: a disc whose background is visible both on cards and on the page. */
export const coin = (size: number) =>
  ({
    ...disc(size),
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  }) as const satisfies SxProps<Theme>;
