import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { StaleMark } from '../../components/feedback/internals/staleMark';
import { FilterChips } from '../../components/payments/history/FilterChips';
import { HistorySearch } from './HistorySearch';
import { HistorySummary } from './HistorySummary';
import { isFiltering } from '../../domain/history/historyFilters';
import { focusHeading } from '../../hooks/focus';
import { selectHidden } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { ConnectedExportButton } from './ConnectedExportButton';
import { ConnectedPrintedPart } from './ConnectedPrintedPart';
import { HistoryResults } from './HistoryResults';
import { useOlderNote } from './OlderTransactions';
import { useHistorySearch } from './useHistorySearch';

/** Lists the active wallet's transactions, with a search and filters. The URL contains the search and the filters. */
export function ConnectedHistory() {
  const {
    isEmpty,
    reading,
    staleSince,
    choices,
    address,
    filters,
    found,
    days,
    moved,
    leftOut,
    today,
  } = useHistorySearch();
  const hidden = useWallet(selectHidden);
  const olderNote = useOlderNote();
  const search = useRef<HTMLInputElement>(null);

  const clear = () => {
    address.clear();
    // The pressed button is removed, so the focus moves to the heading.
    focusHeading();
  };
  if (isEmpty)
    return <HistoryResults days={days} hidden={hidden} isEmpty reading={reading} onClear={clear} />;
  return (
    <Stack spacing={4}>
      <HistorySearch
        searchRef={search}
        filters={filters}
        choices={choices}
        ignored={address.ignored}
        onType={address.type}
        onSettle={address.settle}
        onFilter={address.setFilter}
      />
      <FilterChips
        filters={filters}
        currencies={choices.currencies}
        onRemove={(filter) => {
          address.setFilter(filter, undefined);
          // When the last filter is removed, the buttons are also removed, so the focus moves to the search field.
          if (!isFiltering({ ...filters, [filter]: undefined })) search.current?.focus();
        }}
        // The button that clears the filters is not shown for a search without filters, because the search field has a
        // clear button. It is not shown either if nothing is found, because the empty list has this button.
        onClear={isFiltering({ ...filters, query: '' }) && found.length > 0 ? clear : undefined}
      />
      <ConnectedPrintedPart note={olderNote}>
        <Stack spacing={2}>
          <HistorySummary
            count={found.length}
            moved={moved}
            leftOut={leftOut}
            hidden={hidden}
            action={
              found.length > 0 && (
                <ConnectedExportButton
                  transactions={found}
                  today={today}
                  filtered={isFiltering(filters)}
                  hidden={hidden}
                />
              )
            }
          />
          <div>
            <StaleMark since={staleSince} />
            <HistoryResults
              days={days}
              hidden={hidden}
              isEmpty={false}
              reading={reading}
              onClear={clear}
            />
          </div>
        </Stack>
      </ConnectedPrintedPart>
    </Stack>
  );
}
