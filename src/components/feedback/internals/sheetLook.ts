import type { SlideProps } from '@mui/material/Slide';
import type { SxProps, Theme } from '@mui/material/styles';
import { actionsInSight } from '../../../theme/actionsInSight';

export const upwards: Pick<SlideProps, 'direction'> = { direction: 'up' };

const END = 'max(16px, env(safe-area-inset-bottom))';

/** The content of a sheet. Its actions stay visible while the rest scrolls. */
export const sheetContent = [
  {
    // A stacking context, so that a list of suggestions can cover the fields, but never the title.
    isolation: 'isolate',
    paddingInline: 4,
    // Space for the labels on the fields' upper border, which grow with the text, and for focus rings.
    paddingBlockStart: '0.75rem',
    paddingBlockEnd: END,
    // A focused element must not be hidden behind the title (WCAG 2.4.11).
    '& *': { scrollMarginBlockStart: '80px' },
  },
  actionsInSight({ inline: 4, end: END, ground: 'raised' }),
] as const satisfies SxProps<Theme>;
