import HistoryIcon from '@mui/icons-material/ReceiptLongRounded';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Transaction } from '../../domain/transaction';
import { EmptyState } from '../feedback/EmptyState';
import { PartBoundary } from '../feedback/PartBoundary';
import { TransactionItem } from './TransactionItem';

export interface TransactionListProps {
  /** Newest first; none shows what will appear here. */
  transactions: readonly Transaction[];
  /** The current year in the reader's zone: a date in it is shown without its year. */
  thisYear?: number | undefined;
  /** Shows bullets in place of every amount. */
  hidden?: boolean;
  /** Called with whatever a line threw that cannot be shown; the other lines are. */
  onItemError?: (cause: unknown) => void;
}

/** The latest transactions of a wallet. */
export function TransactionList({
  transactions,
  thisYear,
  hidden = false,
  onItemError,
}: TransactionListProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 3 }}>
        Recent transactions
      </Typography>
      <Paper variant="outlined" sx={{ paddingInline: 4 }}>
        {transactions.length === 0 ? (
          <EmptyState title="No transactions yet" icon={<HistoryIcon fontSize="inherit" />}>
            What you send, receive and exchange will appear here.
          </EmptyState>
        ) : (
          // Without its bullets Safari no longer takes a list for one, unless it is told.
          <Box component="ul" role="list" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {transactions.map((transaction) => (
              <PartBoundary
                key={transaction.id}
                component="li"
                sentence="This transaction could not be shown."
                {...(onItemError ? { onError: onItemError } : {})}
              >
                <TransactionItem transaction={transaction} thisYear={thisYear} hidden={hidden} />
              </PartBoundary>
            ))}
          </Box>
        )}
      </Paper>
    </Box>
  );
}
