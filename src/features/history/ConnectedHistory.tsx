import Stack from '@mui/material/Stack';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { StaleMark } from '../../components/feedback/internals/staleMark';
import { TOP_BAR_END } from '../../components/layout/internals/layoutContext';
import { DayList } from '../../components/payments/history/DayList/DayList';
import { FilterChips } from '../../components/payments/history/FilterChips';
import { useDescription } from '../../components/payments/history/useDescription';
import { useFlorin } from '../../components/provider/useFlorin';
import { filterTransactions, leftOutOf, movedIn } from '../../domain/history/history';
import { dayTeller } from '../../domain/day';
import { groupByDay, type HistoryDay } from '../../domain/history/historyDays';
import {
  choicesOf,
  isFiltering,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type FilterName,
  type HistoryFilters,
} from '../../domain/history/historyFilters';
import type { HistoryRecord } from '../../domain/history/transaction';
import { focusHeading } from '../../hooks/focus';
import { useWhenChanged } from '../../hooks/useWhenChanged';
import { useLog, useThisYear, useTimer } from '../../state/DeviceProvider';
import { useHistory } from '../../state/hooks/useHistory';
import { useWallet } from '../../state/hooks/useWallet';
import { selectHidden } from '../../state/store/selectors';
import { useContactName } from '../contacts/useContactName';
import { paths, transactionPath } from '../page/paths';
import { useAddressWords } from '../page/useAddressWords';
import { EmptyHistory } from './EmptyHistory';
import { ConnectedExportButton } from './ExportButton';
import { HistorySearch } from './HistorySearch';
import { HistorySummary } from './HistorySummary';
import { loadingStatesOf, type LoadingStates } from './loadingStatesOf';
import { useOlderNote } from './OlderTransactions';
import { ConnectedPrintedPart } from './PrintedPart';
import { useToday } from './useToday';

/** The pause in typing, in milliseconds, after which the URL is updated. */
const PAUSE_MS = 300;

/**
 * Stores the search and the filters in the URL. Typed text is stored only after a pause, because browsers limit how
 * often a page may change its URL.
 */
function useAddress(choices: ReturnType<typeof choicesOf>) {
  const timer = useTimer();
  const [words, replaceWords] = useAddressWords();
  const { filters, ignored } = useMemo(() => readFilters(words, choices), [words, choices]);
  const [query, setQuery] = useState({ typed: filters.query, written: filters.query });
  // Back or a link can change the search in the URL. The search field then shows the new search.
  useWhenChanged(filters.query, () => {
    if (filters.query !== query.written) setQuery({ typed: filters.query, written: filters.query });
  });

  const write = useCallback(
    (next: HistoryFilters) => {
      setQuery({ typed: next.query, written: next.query });
      // Replaces the history entry, so that Back opens the previous page instead of undoing each letter.
      replaceWords(writeFilters(next, words));
    },
    [words, replaceWords],
  );
  const { typed, written } = query;
  /** Stores the typed text in the URL. */
  const settle = useCallback(() => {
    if (typed !== written) write({ ...filters, query: typed });
  }, [typed, written, filters, write]);
  useEffect(
    () => (typed === written ? undefined : timer.after(PAUSE_MS, settle)),
    [timer, typed, written, settle],
  );
  return {
    filters,
    ignored,
    typed,
    settle,
    type: (text: string) => {
      setQuery((before) => ({ ...before, typed: text }));
    },
    setFilter: (filter: FilterName, value: string | undefined) => {
      write({ ...filters, query: typed, [filter]: value });
    },
    clear: () => {
      write(NO_FILTERS);
    },
  };
}

/** Returns the active wallet's transactions that match the search and the filters in the URL. */
function useHistorySearch() {
  const { transactions, staleSince, ...reading } = useHistory();
  const { currencies, timeZone } = useFlorin();
  const nameOf = useContactName();
  const today = useToday(timeZone);
  const choices = useMemo(() => choicesOf(transactions, currencies), [transactions, currencies]);
  const address = useAddress(choices);
  // React renders the typed text first and the results later, so that typing stays fast.
  const query = useDeferredValue(address.typed);
  const { filters } = address;

  const hidden = useWallet(selectHidden);
  const describe = useDescription(hidden);
  const dayOf = useMemo(() => dayTeller(timeZone), [timeZone]);
  const found = useMemo(
    () =>
      filterTransactions(
        transactions,
        { ...filters, query },
        { currencies, dayOf, nameOf, describe, hidden },
      ),
    [transactions, filters, query, currencies, dayOf, nameOf, describe, hidden],
  );
  const days = useMemo(() => groupByDay(found, today, dayOf), [found, today, dayOf]);
  const moved = useMemo(() => movedIn(found, currencies), [found, currencies]);
  const leftOut = useMemo(() => leftOutOf(found), [found]);
  return {
    isEmpty: transactions.length === 0,
    reading: loadingStatesOf(reading),
    staleSince,
    choices,
    address,
    filters: { ...filters, query: address.typed },
    found,
    days,
    moved,
    leftOut,
    today,
  };
}

const hrefOf = ({ id }: HistoryRecord) => transactionPath(id);

interface HistoryResultsProps {
  days: readonly HistoryDay[];
  hidden: boolean;
  /** Whether the wallet has no transactions. */
  isEmpty: boolean;
  /** The props of the list while the history loads or after an error. */
  reading: LoadingStates;
  /** Called when the user clears the search and the filters. */
  onClear: () => void;
}

/** Lists the found transactions by day. If nothing is found, shows a message and a button. */
function HistoryResults({ days, hidden, isEmpty, reading, onClear }: HistoryResultsProps) {
  const log = useLog();
  const thisYear = useThisYear();
  const nameOf = useContactName();
  const onItemError = useCallback(
    (cause: unknown) => {
      log.warn('A transaction could not be shown', cause);
    },
    [log],
  );
  if (days.length > 0 || Object.keys(reading).length > 0) {
    return (
      <DayList
        {...reading}
        days={days}
        thisYear={thisYear}
        hidden={hidden}
        hrefOf={hrefOf}
        nameOf={nameOf}
        below={TOP_BAR_END}
        onItemError={onItemError}
      />
    );
  }
  return <EmptyHistory receiveHref={paths.payments} onClear={isEmpty ? undefined : onClear} />;
}

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
