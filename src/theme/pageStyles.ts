import type { Theme } from '@mui/material/styles';
import { engraving } from './engraving';
import { paletteIn } from './paletteIn';
import { frame, FRAMED, FRAME_RADIUS, sizes } from './vars';

/**
 * The style of a page column. In a wide window, the margins beside the column show an engraving of fine rings, which is
 * the background of `body`.
 */
export const engravedMargins = {
  bgcolor: 'background.default',
  'body:has(&)': {
    backgroundImage: (theme: Theme) => ({
      sm: engraving(theme.alpha(paletteIn(theme).primary.main, 0.07)),
    }),
  },
} as const;

/** Lines at both edges of a column. If the window is as narrow as the column, the outline is outside the window. */
export const edgeLines = { outline: 1, outlineColor: 'divider' } as const;

/**
 * The style of a page without bars. In a large window, its column is a sheet of paper that scrolls as a whole. An
 * ornament of the page is cut at the edges of the sheet.
 */
export const sheetOfPaper = {
  position: 'relative',
  overflow: 'clip',
  maxInlineSize: sizes.column,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  ...edgeLines,
  ...engravedMargins,
  [FRAMED]: {
    minBlockSize: `calc(100dvh - 2 * ${frame.margin})`,
    marginBlock: frame.margin,
    borderRadius: FRAME_RADIUS,
    boxShadow: frame.shadow,
    // The margins are inside `body`, whose background also covers them.
    'body:has(&)': { display: 'flow-root' },
  },
} as const;

/**
 * The style of an ornament in the upper end corner of a page. Its centre is above the corner, so that the heading is
 * below the visible part.
 */
export const cornerOrnament = {
  position: 'absolute',
  insetBlockStart: -208,
  insetInlineEnd: -160,
  inlineSize: 320,
  opacity: 0.3,
  pointerEvents: 'none',
} as const;

/** The style of a centred column that may be as wide as the landing page. */
export const wideColumn = {
  maxInlineSize: `calc(${sizes.page} + 48px)`,
  marginInline: 'auto',
  paddingInline: { xs: 4, md: 6 },
} as const;

/**
 * The style of an icon that points back or forward. It is mirrored on right-to-left pages. Do not use it for icons that
 * point in, out, up or down.
 */
export const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;

/**
 * The style of a text button whose label is aligned with the text around it. The negative margins compensate for the
 * button's padding and border.
 */
export const flush = { marginInline: '-9px' } as const;

/** The style of a line that is usually empty, such as a status. While it is empty, it takes no space. */
export const rareLine = { '&:empty': { position: 'absolute' } } as const;
