import { currencyBySymbol, type CurrencyInfo } from '../currency/currency';
import { isDay, type Day } from '../day';
import { symbolsOf, type HistoryRecord } from './transaction';

/** The filters of a history. An undefined filter matches everything. */
export interface HistoryFilters {
  /** The text of the search. Empty if the user does not search. */
  readonly query: string;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  /** The id of a currency. */
  readonly currency?: string | undefined;
  readonly from?: Day | undefined;
  /** The last day of the range, which is included. */
  readonly to?: Day | undefined;
}

/** The name of a filter. The search is not a filter. */
export type FilterName = Exclude<keyof HistoryFilters, 'query'>;

/** The filters in the order in which they are shown. */
export const FILTER_NAMES: readonly FilterName[] = ['type', 'status', 'currency', 'from', 'to'];

/** No filters: the history shows all transactions. */
export const NO_FILTERS: HistoryFilters = { query: '' };

/** Returns whether the user searches or has set a filter. */
export function isFiltering(filters: HistoryFilters): boolean {
  return filters.query.trim() !== '' || FILTER_NAMES.some((name) => filters[name] !== undefined);
}

export interface FilterChoices {
  readonly types: readonly string[];
  readonly statuses: readonly string[];
  /** The app's currencies, and other currencies that occur in the transactions. */
  readonly currencies: readonly CurrencyInfo<string>[];
}

const TYPES = ['receive', 'send', 'exchange', 'purchase'] as const;
const STATUSES = ['completed', 'pending', 'failed'] as const;

/**
 * Returns the values that each filter offers: the values that Florin knows, and other values that occur in the
 * transactions.
 */
export function choicesOf(
  transactions: readonly HistoryRecord[],
  currencies: readonly CurrencyInfo[],
): FilterChoices {
  const symbols = new Set(currencies.map(({ symbol }) => symbol));
  const types = new Set<string>(TYPES);
  const statuses = new Set<string>(STATUSES);
  for (const transaction of transactions) {
    const { type, status } = transaction;
    if (type !== undefined) types.add(type);
    if (status !== undefined) statuses.add(status);
    for (const symbol of symbolsOf(transaction)) symbols.add(symbol);
  }
  return {
    types: [...types],
    statuses: [...statuses],
    currencies: [...symbols].map((symbol) => currencyBySymbol(currencies, symbol)),
  };
}

const PARAMETERS = {
  query: 'q',
  type: 'type',
  status: 'status',
  currency: 'currency',
  from: 'from',
  to: 'to',
} as const satisfies Readonly<Record<keyof HistoryFilters, string>>;

/** A filter in a URL whose value was not used. */
export interface IgnoredValue {
  readonly filter: FilterName;
  readonly value: string;
}

export interface ReadFilters {
  readonly filters: HistoryFilters;
  /**
   * The values that were not used: unknown values, repeated filters, and a range of days that ends before it begins.
   */
  readonly ignored: readonly IgnoredValue[];
}

function isKnown(filter: FilterName, value: string, choices: FilterChoices): boolean {
  switch (filter) {
    case 'type':
      return choices.types.includes(value);
    case 'status':
      return choices.statuses.includes(value);
    case 'currency':
      return choices.currencies.some(({ id }) => id === value);
    case 'from':
    case 'to':
      return isDay(value);
  }
}

/**
 * Reads the search and the filters from a URL's parameters. If a filter is repeated, its first known value is used. If
 * a range of days ends before it begins, neither day is used.
 */
export function readFilters(parameters: URLSearchParams, choices: FilterChoices): ReadFilters {
  const ignored: IgnoredValue[] = [];
  const read: Partial<Record<FilterName, string>> = {};
  for (const filter of FILTER_NAMES) {
    for (const value of parameters.getAll(PARAMETERS[filter])) {
      if (value === '' || value === read[filter]) continue;
      if (read[filter] === undefined && isKnown(filter, value, choices)) read[filter] = value;
      else ignored.push({ filter, value });
    }
  }
  const { from, to, ...others } = read;
  const isBackwards = from !== undefined && to !== undefined && from > to;
  if (isBackwards) ignored.push({ filter: 'from', value: from }, { filter: 'to', value: to });
  return {
    filters: {
      query: parameters.get(PARAMETERS.query) ?? '',
      ...others,
      ...(isBackwards ? {} : { ...(from && { from }), ...(to && { to }) }),
    },
    ignored,
  };
}

/** Returns the URL's parameters with the search and the filters. Other parameters remain. */
export function writeFilters(
  filters: HistoryFilters,
  parameters: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(parameters);
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const value = filters[name as keyof HistoryFilters] ?? '';
    if (value === '') written.delete(parameter);
    else written.set(parameter, value);
  }
  return written;
}
