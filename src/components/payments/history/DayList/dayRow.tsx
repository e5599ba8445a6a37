import Box from '@mui/material/Box';
import { memo } from 'react';
import type { HistoryRecord } from '../../../../domain/history/transaction';
import { sizes } from '../../../../theme/vars';
import { PartBoundary } from '../../../feedback/PartBoundary';
import { TransactionItem } from '../TransactionItem/TransactionItem';

type Measure = (element: HTMLElement | null) => void;

interface RowProps {
  transaction: HistoryRecord;
  /** The index of the line in its day. */
  at: number;
  /** The number of lines of the day. */
  of: number;
  /** The index among all headings and lines of the list. */
  index: number;
  top: number;
  measure: Measure;
  sentence: string;
  thisYear: number | undefined;
  hidden: boolean;
  name: string | undefined;
  href: string | undefined;
  onError: ((cause: unknown) => void) | undefined;
}

/** A line at its absolute position. Memoized, so that scrolling does not render it again. */
export const Row = memo(function Row(row: RowProps) {
  const { transaction, at, of, index, top, measure, sentence, onError, ...item } = row;
  return (
    <Box
      component="li"
      ref={measure}
      data-index={index}
      aria-posinset={at + 1}
      aria-setsize={of}
      style={{ top }}
      sx={at + 1 === of ? line : lineAbove}
    >
      <PartBoundary sentence={sentence} {...(onError ? { onError } : {})}>
        <TransactionItem transaction={transaction} component="div" timeOnly {...item} />
      </PartBoundary>
    </Box>
  );
});

const line = {
  position: 'absolute',
  insetInline: 16,
  '@media print': { position: 'static !important', marginInline: '16px', breakInside: 'avoid' },
  // A focused link must not be hidden behind the bar and the heading of the day (WCAG 2.4.11).
  '& a': { scrollMarginBlockStart: `calc(${sizes.topBar} + 4rem)` },
} as const;

const lineAbove = {
  ...line,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
