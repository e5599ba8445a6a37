import type { Theme } from '@mui/material/styles';
import { paletteIn } from './paletteIn';
import { ACTIONS, COVERED_END } from './vars';

/**
 * A length that is zero on a high screen, and very negative on a low screen, such as a phone in landscape or with large
 * text. The negative offset turns off the sticky position.
 */
const ENOUGH_HEIGHT = 'min(0px, (100dvh - 34rem) * 1000)';

export interface ActionsInSight {
  /**
   * The width of the container's padding on each side, which the actions extend into, in steps of the theme's spacing.
   */
  readonly inline: number;
  /** The height of the padding at the end, which the actions extend into. It is the space below the buttons. */
  readonly end: string;
  /** The background of the container, by its name in the palette. */
  readonly ground: 'default' | 'paper' | 'raised';
}

/**
 * The style of a container whose actions stay visible while its content scrolls. On a low screen, the actions scroll
 * with the content.
 */
export function actionsInSight({ inline, end, ground }: ActionsInSight) {
  const covered = `var(${COVERED_END}, 0px)`;
  return {
    // A focused element must not be hidden behind the actions (WCAG 2.4.11).
    '& *': { scrollMarginBlockEnd: `max(0px, ${covered} + 9.5rem + ${ENOUGH_HEIGHT})` },
    [`& .${ACTIONS}`]: {
      position: 'sticky',
      insetBlockEnd: `calc(${covered} + ${ENOUGH_HEIGHT})`,
      zIndex: 1,
      marginInline: -inline,
      marginBlockEnd: `calc(-1 * ${end})`,
      paddingInline: inline,
      paddingBlockStart: 2,
      paddingBlockEnd: end,
      bgcolor: `background.${ground}`,
      // On a low screen, buttons beside each other leave more space for the fields.
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
