import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import {
  clampLines,
  coin,
  linedItem,
  rowEnd,
  rowStart,
  tintedPaper,
  wrappingRow,
} from '../../../../theme/styles';
import type { Root } from '../../../provider/rooted';
import type { Say } from '../../../provider/say';
import type { MomentProps } from '../Moment';
import { Moment } from '../Moment';
import type { TransactionItem as english } from './TransactionItem.messages';

/**
 * The space between a line and the edges of its list. The tint of a line and its focus ring extend into it. A list sets
 * the property.
 */
const WIDE = { inset: 0, insetInline: 'calc(-1 * var(--florin-row-inset, 0px))' } as const;

/** The style of a line that has a link. */
const linked = (theme: Theme) => ({
  position: 'relative',
  isolation: 'isolate',
  '&::before': { content: '""', position: 'absolute', zIndex: -1, ...WIDE },
  '@media (hover: hover)': { '&:hover::before': tintedPaper(theme, 'hover') },
  '&:active::before': tintedPaper(theme, 'selected'),
});

/** The link and its focus ring cover the whole line. The link's text is limited to three lines. */
const stretched = {
  '&::after': { content: '""', position: 'absolute', ...WIDE },
  '&:focus-visible, &.Mui-focusVisible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-4px',
    borderRadius: 1,
  },
} as const;

/** The props of a line, except for its transaction. */
export interface LineFacts {
  /** The current year in the user's time zone. Dates of this year are shown without the year. */
  thisYear?: number | undefined;
  /** Whether the line is under a heading with its day, so that it shows only the time. */
  timeOnly?: boolean | undefined;
  /** Shows bullets instead of the amount, the fee, and the amounts in the description. */
  hidden?: boolean | undefined;
  /** The name of the contact that is the counterparty. The name is shown before the address. */
  name?: string | undefined;
  /** The address of the transaction's page. If set, the whole line is a link, and its name is the description. */
  href?: string | undefined;
  /** The root element; `div` inside a list item. */
  component?: 'li' | 'div' | undefined;
}

/** The props of a line. */
export interface LineProps extends LineFacts {
  say: Say<typeof english>;
  root: Root;
}

interface LineFrameProps extends Omit<LineProps, 'say'> {
  icon: ReactNode;
  /** The colour of the icon. */
  color: string;
  /** The words of the line, in at most three lines. If the line is a link, they are its name. */
  words: ReactNode;
  /** Further facts, below the words. */
  below: ReactNode;
  /** The content at the end of the line. */
  children: ReactNode;
}

/** The frame of a line. */
export function LineFrame({
  icon,
  color,
  words,
  below,
  timeOnly = false,
  hidden = false,
  href,
  component = 'li',
  root,
  children,
}: LineFrameProps) {
  return (
    <Box
      component={component}
      {...root([line, href === undefined ? {} : linked], { hidden, component })}
    >
      <Box component="span" sx={{ ...coin(40), color }}>
        {icon}
      </Box>
      <Box sx={{ ...wrappingRow, columnGap: 1 }}>
        {/* The basis is wide enough for a shortened address on one line. */}
        <Box sx={{ ...rowStart, flexBasis: '8.5rem' }}>
          <Typography sx={{ fontWeight: 600, ...clampLines(3) }}>
            {href === undefined ? (
              words
            ) : (
              <Link href={href} color="inherit" underline="none" sx={stretched}>
                {words}
              </Link>
            )}
          </Typography>
          {below}
        </Box>
        <Box sx={timeOnly ? rowEnd : datedEnd}>{children}</Box>
      </Box>
    </Box>
  );
}

interface LineFactProps {
  children: ReactNode;
  /** The most lines that are shown; by default all. */
  lines?: number | undefined;
}

/** A fact below the words of a line. */
export function LineFact({ children, lines }: LineFactProps) {
  const sx = lines === undefined ? small : { ...small, ...clampLines(lines) };
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={sx}>
      {children}
    </Typography>
  );
}

/** The time of a line. */
export function LineTime(moment: MomentProps) {
  return (
    <Typography variant="caption" component="span" color="textSecondary" sx={time}>
      <Moment {...moment} />
    </Typography>
  );
}

/** A line without further facts is 68 px high. */
const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2.5,
  alignItems: 'start',
  minBlockSize: 68,
  paddingBlock: 3,
  ...linedItem,
} as const;

/** The place of the date is kept until it is known, because a server may not know the time zone. */
const datedEnd = { ...rowEnd, minInlineSize: 'min(7rem, 100%)' } as const;

/** The second line is small, so that an address and a date fit beside each other on a phone. */
const small = { fontSize: '0.75rem', lineHeight: 1.5 } as const;

/** The line is empty until the time zone is known, so that the text does not grow and shift. */
const time = {
  ...small,
  minBlockSize: '1.5em',
  '& time:not([datetime])': { display: 'none' },
} as const;
