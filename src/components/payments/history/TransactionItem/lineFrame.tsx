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
import type { Root } from '../../../provider/internals/rooted';
import type { Say } from '../../../provider/internals/say';
import { Moment, type MomentProps } from '../Moment';
import type { TransactionItem as english } from './TransactionItem.messages';

/**
 * Extends the hover background and the focus ring of a line to the edges of its list. The list sets the CSS property to
 * the space between its lines and its edges.
 */
const WIDE = { inset: 0, insetInline: 'calc(-1 * var(--florin-row-inset, 0px))' } as const;

const linked = (theme: Theme) => ({
  position: 'relative',
  isolation: 'isolate',
  '&::before': { content: '""', position: 'absolute', zIndex: -1, ...WIDE },
  '@media (hover: hover)': { '&:hover::before': tintedPaper(theme, 'hover') },
  '&:active::before': tintedPaper(theme, 'selected'),
});

/**
 * A pseudo-element extends the link and its focus ring over the whole row. A ring on the link would be cut off, because
 * the text is limited to three lines.
 */
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

/** The props of `TransactionItem` about how a transaction is shown. */
export interface LineFacts {
  /** The current year in the user's time zone. Dates of this year are shown without the year. */
  thisYear?: number | undefined;
  /** Whether the row is below a heading with the day, so that the row shows only the time. */
  timeOnly?: boolean | undefined;
  /** Shows bullets instead of the amount, the fee, and the amounts in the description. */
  hidden?: boolean | undefined;
  /** The name of the contact that is the counterparty. The name is shown before the address. */
  name?: string | undefined;
  /**
   * The URL of the transaction's page. If set, the whole row is a link, and the transaction's description is its
   * accessible name.
   */
  href?: string | undefined;
  /** The root element. Use `div` if the component is already inside an `li`. */
  component?: 'li' | 'div' | undefined;
}

export interface LineProps extends LineFacts {
  say: Say<typeof english>;
  root: Root;
}

interface LineFrameProps extends Omit<LineProps, 'say'> {
  icon: ReactNode;
  color: string;
  /**
   * The description of the transaction, in at most three lines of text. If there is an `href`, this is the text of the
   * link.
   */
  words: ReactNode;
  /** Further facts, below `words`. */
  below: ReactNode;
  children: ReactNode;
}

/** The layout of a transaction: an icon, the description with facts below it, and the amount at the end. */
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
  /** The maximum number of lines of text; no maximum by default. */
  lines?: number | undefined;
}

/** A small text below the description, such as the fee. */
export function LineFact({ children, lines }: LineFactProps) {
  const sx = lines === undefined ? small : { ...small, ...clampLines(lines) };
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={sx}>
      {children}
    </Typography>
  );
}

export function LineTime(moment: MomentProps) {
  return (
    <Typography variant="caption" component="span" color="textSecondary" sx={time}>
      <Moment {...moment} />
    </Typography>
  );
}

/** The minimum height, 68 px, is the height of a transaction without further facts. */
const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2.5,
  alignItems: 'start',
  minBlockSize: 68,
  paddingBlock: 3,
  ...linedItem,
} as const;

/** Reserves the space of the date, which is empty in HTML from a server that does not know the time zone. */
const datedEnd = { ...rowEnd, minInlineSize: 'min(7rem, 100%)' } as const;

/** Small text, so that an address and a date fit beside each other on a phone. */
const small = { fontSize: '0.75rem', lineHeight: 1.5 } as const;

/**
 * Until the time zone is known, the time is hidden and its space stays empty, so that the layout does not move later.
 */
const time = {
  ...small,
  minBlockSize: '1.5em',
  '& time:not([datetime])': { display: 'none' },
} as const;
