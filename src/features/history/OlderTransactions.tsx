import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/feedback/Banner';
import { FailedPart } from '../../components/feedback/FailedPart';
import { BusyButton } from '../../components/inputs/BusyButton';
import { useMessages } from '../../components/provider/useMessages';
import { focusHeading, isFocusLost } from '../../hooks/focus';
import { useHistory } from '../../state/hooks/useHistory';

const english = {
  partial:
    'Older transactions are not loaded yet. They are missing from the search, the totals and the exported file.',
  printed:
    'Older transactions are not loaded. They are missing from this list and from its totals. Their number is unknown. Loaded transactions: {count}',
  load: 'Load older transactions',
  failed: 'Older transactions could not be loaded.',
} as const;

export type OlderTransactionsTexts = typeof english;

/** If older transactions of the active wallet are not loaded, shows a message and a button that loads the next page. */
export function OlderTransactions() {
  const say = useMessages('OlderTransactions', english);
  const { hasMore, loadMore, loadingMore, moreError } = useHistory();
  const isRequested = useRef(false);
  useEffect(() => {
    // The button is removed after the last page, so the focus moves to the heading.
    if (isRequested.current && !hasMore && isFocusLost()) focusHeading();
    if (!loadingMore) isRequested.current = false;
  }, [hasMore, loadingMore]);
  // On the page of a transaction, this component unmounts when the transaction has loaded, so the focus moves to the
  // heading.
  useEffect(
    () => () => {
      if (isRequested.current && isFocusLost()) focusHeading();
    },
    [],
  );
  if (!hasMore) return null;

  const load = () => {
    isRequested.current = true;
    void loadMore();
  };
  if (moreError)
    return (
      <FailedPart
        onRetry={() => {
          // The pressed button is removed together with the error, so the focus moves to the heading.
          focusHeading();
          load();
        }}
      >
        {say('failed')}
      </FailedPart>
    );
  return (
    <Banner>
      <span>{say('partial')}</span>
      <Box sx={{ marginBlockStart: 3 }}>
        <BusyButton variant="outlined" size="small" pending={loadingMore} onClick={load}>
          {say('load')}
        </BusyButton>
      </Box>
    </Banner>
  );
}

/**
 * Returns the sentence for the printed page if older transactions are missing. The browser prints immediately, so they
 * cannot be loaded then, and a back end does not report their number.
 */
export function useOlderNote(): string | undefined {
  const say = useMessages('OlderTransactions', english);
  const { hasMore, transactions } = useHistory();
  return hasMore ? say('printed', { count: transactions.length }) : undefined;
}
