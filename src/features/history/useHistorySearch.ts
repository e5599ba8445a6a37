import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFlorin } from '../../components/provider/useFlorin';
import { filterTransactions, leftOutOf, movedIn } from '../../domain/history/history';
import { dayTeller, groupByDay } from '../../domain/history/historyDays';
import {
  choicesOf,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type FilterName,
  type HistoryFilters,
} from '../../domain/history/historyFilters';
import { useWhenChanged } from '../../hooks/useWhenChanged';
import { useDescription } from '../../components/payments/history/useDescription';
import { useTimer } from '../../state/DeviceProvider';
import { selectHidden } from '../../state/store/selectors';
import { useContactName } from '../contacts/useContactName';
import { useHistory } from '../../state/hooks/useHistory';
import { useWallet } from '../../state/hooks/useWallet';
import { useAddressWords } from '../page/useAddressWords';
import { loadingStatesOf } from './loadingStatesOf';
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
export function useHistorySearch() {
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
