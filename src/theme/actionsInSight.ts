import type { Theme } from '@mui/material/styles';
import { paletteIn } from './paletteIn';
import { ACTIONS, COVERED_END } from './vars';

/**
 * Returns a CSS length that is 0 in a window of at least this height, and very negative in a lower window, such as a
 * phone in landscape or with large text. As a negative offset, it turns the sticky position off.
 */
const enough = (height: string) => `min(0px, (100dvh - ${height}) * 1000)`;

export interface ActionsInSight {
  /** The inline padding of the container, in steps of the theme's spacing. The actions extend into this padding. */
  readonly inline: number;
  /**
   * The padding at the end of the container, as a CSS length. The actions extend into this padding, so it is the space
   * below the buttons.
   */
  readonly end: string;
  /** The background of the container: a key of `palette.background`. */
  readonly ground: 'default' | 'paper' | 'raised';
  /** The height of the window from which the actions stay visible, as a CSS length. */
  readonly from?: string;
}

/**
 * Returns the style of a container whose actions (`Actions`) stay visible while its content scrolls. In a low window,
 * the actions scroll with the content.
 */
export function actionsInSight({ inline, end, ground, from = '34rem' }: ActionsInSight) {
  const isHigh = enough(from);
  const covered = `var(${COVERED_END}, 0px)`;
  return {
    // A focused element must not be hidden behind the actions (WCAG 2.4.11).
    '& *': { scrollMarginBlockEnd: `max(0px, ${covered} + 9.5rem + ${isHigh})` },
    [`& .${ACTIONS}`]: {
      position: 'sticky',
      insetBlockEnd: `calc(${covered} + ${isHigh})`,
      zIndex: 1,
      marginInline: -inline,
      marginBlockEnd: `calc(-1 * ${end})`,
      paddingInline: inline,
      paddingBlockStart: 2,
      paddingBlockEnd: end,
      bgcolor: `background.${ground}`,
      // In a low window, the buttons are beside each other, to leave more space for the fields.
      '@media (max-height: 43.75rem)': {
        flexFlow: 'row wrap',
        '& > .MuiButton-root': { flex: '1 1 max-content', inlineSize: 'auto' },
      },
      boxShadow: (theme: Theme) => `0 -8px 8px ${paletteIn(theme).background[ground]}`,
    },
    // The actions are always visible, so focusing them must not scroll.
    [`& .${ACTIONS}, & .${ACTIONS} *`]: { scrollMarginBlockEnd: covered },
  } as const;
}
