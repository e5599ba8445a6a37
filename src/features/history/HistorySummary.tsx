import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState, type ReactNode } from 'react';
import { Amount } from '../../components/money/Amount';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import { currencyBySymbol } from '../../domain/currency/currency';
import type { Moved } from '../../domain/history/history';
import { visible } from '../../domain/text/text';
import { ExpandMoreRounded as OpenIcon } from '../../icons/ExpandMoreRounded';
import { tabularFigures } from '../../theme/vars';
import { Button } from '../../components/inputs/internals/button';

const english = {
  totals: 'Totals',
  count: '{count, plural, one {# transaction} other {# transactions}}',
  completed: 'Totals, completed only',
  currency: 'Currency',
  in: 'In',
  out: 'Out',
  leftOut: 'Not counted in full: {count}',
} as const;

export type HistorySummaryTexts = typeof english;

export interface HistorySummaryProps {
  /** The number of transactions that match the search. */
  count: number;
  /** The sums of each currency, in the order in which they are shown. */
  moved: readonly Moved[];
  /** The number of transactions that are missing from the sums, in whole or in part. */
  leftOut: number;
  /** Shows bullets instead of the amounts. */
  hidden: boolean;
  /** A button next to the count. */
  action?: ReactNode;
}

/**
 * Shows the number of transactions that match the search, and the exact sums of received and sent money in each
 * currency. Only completed transactions are included in the sums.
 */
export function HistorySummary({ count, moved, leftOut, hidden, action }: HistorySummaryProps) {
  const say = useMessages('HistorySummary', english);
  const { currencies } = useFlorin();
  const [isOpen, setOpen] = useState(false);
  const sumsId = useId();
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography role="status" sx={{ flex: '1 1 auto', paddingBlock: 2.5, fontWeight: 600 }}>
          {say('count', { count })}
        </Typography>
        {moved.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={sumsId}
            endIcon={<OpenIcon sx={isOpen ? { transform: 'scaleY(-1)' } : {}} />}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {say('totals')}
          </Button>
        )}
        {action}
      </Box>
      {moved.length > 0 && (
        <Paper id={sumsId} variant="outlined" hidden={!isOpen} sx={frame}>
          <Box component="table" sx={table}>
            <Typography component="caption" variant="caption" color="textSecondary">
              {say('completed')}
            </Typography>
            <thead>
              <tr>
                <th scope="col">{say('currency')}</th>
                <th scope="col">{say('in')}</th>
                <th scope="col">{say('out')}</th>
              </tr>
            </thead>
            <tbody>
              {moved.map(({ currency: symbol, in: into, out }) => {
                const currency = currencyBySymbol(currencies, symbol);
                const shown = { currency, precision: 'exact', hidden, sx: figure } as const;
                return (
                  <tr key={symbol}>
                    <th scope="row">
                      <bdi translate="no">{visible(symbol)}</bdi>
                    </th>
                    <td data-label={say('in')}>
                      <Amount value={into} {...shown} />
                    </td>
                    <td data-label={say('out')}>
                      <Amount value={out} {...shown} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Box>
        </Paper>
      )}
      {leftOut > 0 && (
        <Typography variant="body2" color="textSecondary">
          {say('leftOut', { count: leftOut })}
        </Typography>
      )}
    </Stack>
  );
}

/** The amounts have the font size of the text next to them. */
const figure = { fontSize: 'inherit' } as const;

/** The sums are collapsed initially, but they are always printed. */
const frame = {
  position: 'relative',
  paddingInline: 4,
  paddingBlock: 2,
  containerType: 'inline-size',
  '@media print': { display: 'block' },
} as const;

/** With large text on a narrow phone, each amount is on a separate line, after the text of its column's heading. */
const oneBelowAnother = {
  '&, & caption, & tbody, & tr, & tbody th': { display: 'block' },
  '& thead': visuallyHidden,
  '& td': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    paddingInlineStart: 0,
  },
  '& td > *': { marginInlineStart: 'auto' },
  // The label is hidden from screen readers, because they already read the heading of the column.
  '& td::before': {
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    color: 'text.secondary',
  },
} as const;

/** The amounts are aligned at the end of their column. */
const table = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  ...tabularFigures,
  '& caption': { captionSide: 'top', paddingBlockEnd: 1, textAlign: 'start' },
  '& th, & td': {
    paddingBlock: 1,
    paddingInlineStart: 2,
    textAlign: 'end',
    verticalAlign: 'baseline',
    fontWeight: 'inherit',
  },
  '& td': { overflowWrap: 'anywhere' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead th': { color: 'text.secondary', borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600 },
  '@container (max-width: 14rem)': oneBelowAnother,
} as const;
