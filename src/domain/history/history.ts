import { currencyBySymbol, type CurrencyInfo } from '../currency/currency';
import { folded } from '../text/folded';
import { dayTeller } from '../day';
import type { HistoryFilters } from './historyFilters';
import { add, sum, ZERO, type Decimal } from '../money/money';
import { FIELD_NAMES, TRANSACTION_FIELDS } from './readRecords';
import {
  arrivedPartOf,
  counterpartyOf,
  directionOf,
  isUnreadable,
  movingsOf,
  symbolsOf,
  transactionsOf,
  type HistoryRecord,
} from './transaction';
import { digitsOf, inPlainDigits, LONGEST_INPUT, withoutMarks } from '../money/typedNumber';

type Describe = (record: HistoryRecord) => string;

const asRecorded: Describe = ({ description = '' }) => description;

/** The texts of a transaction in which a search looks. */
interface Found {
  /** The texts of the searched fields, without differences of case, accents and width. */
  readonly words: string;
  /** The amount with its currency's symbol, or the JSON text of an unreadable record. */
  readonly money: string;
  /** The exact amount without a sign. Empty for an unreadable record. */
  readonly amount: string;
}

const SEARCHED = FIELD_NAMES.filter((name) => TRANSACTION_FIELDS[name].isSearched);

/**
 * Matches an amount without an exponent and redundant zeros, as nearly all amounts are. Such an amount is used
 * unchanged, because converting it with `add` takes twenty times as long as this test.
 */
const CANONICAL = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/**
 * The cached texts of each transaction, for each function `describe`. Transactions are immutable, so the texts remain
 * valid.
 */
const foundBy = new WeakMap<Describe, WeakMap<HistoryRecord, Found>>();

/** Creates a function that returns the texts of a transaction in which a search looks. */
function findableBy(describe: Describe): (transaction: HistoryRecord) => Found {
  const known = foundBy.get(describe) ?? new WeakMap<HistoryRecord, Found>();
  foundBy.set(describe, known);
  return (transaction) => {
    const before = known.get(transaction);
    if (before) return before;
    const { amount = '' } = transaction;
    const exact = amount === '' || CANONICAL.test(amount) ? amount : add(amount, ZERO);
    const money = isUnreadable(transaction)
      ? transaction.unreadable
      : `${exact} ${transaction.currency}`;
    const words = SEARCHED.map((name) =>
      name === 'description' ? describe(transaction) : transaction[name],
    );
    // The line breaks prevent a match across two texts. An absent text is joined as an empty text.
    const made = {
      words: folded(words.join('\n')),
      money: folded(money),
      amount: exact,
    };
    known.set(transaction, made);
    return made;
  };
}

/** A number in a search. `decimals` is its number of typed decimals. */
interface TypedNumber {
  readonly digits: string;
  readonly decimals: number;
}

/** Matches a number such as `1,250`, which means 1250 or 1.25. A search finds both. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Returns the possible values of a typed number: one for `1,250.50`, two for `1,250`. */
function readNumber(text: string): readonly TypedNumber[] {
  const plain = inPlainDigits(text.replaceAll(/^[+\-−]|\p{Sc}/gu, '').trim());
  const digits = digitsOf(plain);
  if (!digits) return [];
  const { whole, fraction } = digits;
  const readings = [
    { digits: fraction === '' ? whole : `${whole}.${fraction}`, decimals: fraction.length },
  ];
  if (AMBIGUOUS.test(plain)) readings.push({ digits: plain.replace(/[.,]/, ''), decimals: 0 });
  return readings;
}

/** Appends zeros, so that a search for `500.00` finds 500. */
const padded = (amount: string, decimals: number) =>
  `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(decimals)}`;

/**
 * Returns a function that tests whether a transaction contains a text. If amounts are hidden, it does not look in them.
 */
function searchOf(text: string, hidden: boolean): (found: Found) => boolean {
  const needle = folded(text);
  if (hidden) return ({ words }) => words.includes(needle);
  const readings = readNumber(text);
  return ({ words, money, amount }) =>
    words.includes(needle) ||
    money.includes(needle) ||
    (amount !== '' &&
      readings.some(({ digits, decimals }) => padded(amount, decimals).includes(digits)));
}

/**
 * Returns a function that tests whether a transaction matches a search. A transaction matches if it contains the whole
 * text, or each of its words.
 */
function matcherOf(
  query: string,
  {
    describe = asRecorded,
    hidden = false,
    nameOf,
  }: Pick<FilterOptions, 'describe' | 'hidden' | 'nameOf'>,
): (transaction: HistoryRecord) => boolean {
  const text = withoutMarks(query).slice(0, LONGEST_INPUT).trim();
  if (text === '') return () => true;
  const findable = findableBy(describe);
  const whole = searchOf(text, hidden);
  const words = text.split(/\s/).map((word) => searchOf(word, hidden));
  return (transaction) => {
    const own = findable(transaction);
    const party = nameOf && counterpartyOf(transaction);
    const name = party === undefined ? undefined : nameOf?.(party);
    const found = name === undefined ? own : { ...own, words: `${own.words}\n${folded(name)}` };
    return whole(found) || (words.length > 1 && words.every((word) => word(found)));
  };
}

export interface FilterOptions {
  readonly currencies: readonly CurrencyInfo[];
  /** An IANA name of a time zone, in which the days begin. Default: the device's time zone. */
  readonly timeZone?: string | undefined;
  /** Returns the day of a timestamp. Pass the same function in each call, because its results are cached. */
  readonly dayOf?: ReturnType<typeof dayTeller>;
  /** Returns the name of the contact with an address. If it is set, a search also looks in these names. */
  readonly nameOf?: (address: string) => string | undefined;
  /**
   * Returns the description of a record in the reader's language. Pass the same function in each call, because the
   * texts are cached for each function. Default: the record's `description`.
   */
  readonly describe?: Describe;
  /** Whether amounts are hidden. If so, a search ignores amounts, because a match would reveal them. */
  readonly hidden?: boolean;
}

/**
 * Returns the transactions that match the filters, in their order.
 *
 * - A search looks in descriptions, currencies, addresses, names of contacts, and amounts.
 * - A transaction with an invalid timestamp matches no range of days.
 * - An unreadable record matches a filter if it lacks the filtered field, so that `leftOutOf` counts the record.
 */
export function filterTransactions(
  transactions: readonly HistoryRecord[],
  { query, type, status, currency, from, to }: HistoryFilters,
  { currencies, timeZone, dayOf = dayTeller(timeZone), ...searching }: FilterOptions,
): readonly HistoryRecord[] {
  const matches = matcherOf(query, searching);
  const isRange = from !== undefined || to !== undefined;
  const isIn = (timestamp: string) => {
    const day = dayOf(timestamp);
    return (
      day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to)
    );
  };
  const idOf = new Map<string, string>();
  const isOf = (symbol: string) => {
    const id = idOf.get(symbol) ?? currencyBySymbol(currencies, symbol).id;
    idOf.set(symbol, id);
    return id === currency;
  };
  const fits = (value: string | undefined, wanted: string | undefined) =>
    wanted === undefined || value === undefined || value === wanted;
  return transactions.filter(
    (transaction) =>
      fits(transaction.type, type) &&
      fits(transaction.status, status) &&
      (currency === undefined || isUnreadable(transaction) || symbolsOf(transaction).some(isOf)) &&
      (!isRange || transaction.timestamp === undefined || isIn(transaction.timestamp)) &&
      matches(transaction),
  );
}

/** The sums of the money that came in and went out in one currency. */
export interface Moved {
  readonly currency: string;
  readonly in: Decimal;
  /** The sum of the spent amounts, including fees. */
  readonly out: Decimal;
}

/**
 * Returns the exact sums of received and spent money in each currency.
 *
 * - Only completed transactions count.
 * - An exchange counts as spent in the sold currency and as received in the bought currency. Fees count as spent.
 * - Transactions without a direction and unreadable records do not count. `leftOutOf` returns their number.
 * - The result is in the order of `currencies`. Other currencies follow, sorted by symbol.
 */
export function movedIn(
  transactions: readonly HistoryRecord[],
  currencies: readonly CurrencyInfo[],
): readonly Moved[] {
  const bySymbol = new Map<string, { in: Decimal[]; out: Decimal[] }>();
  const sumsOf = (symbol: string) => {
    const sums = bySymbol.get(symbol) ?? { in: [], out: [] };
    bySymbol.set(symbol, sums);
    return sums;
  };
  for (const transaction of transactionsOf(transactions)) {
    if (transaction.status !== 'completed') continue;
    for (const { currency, direction, amount } of movingsOf(transaction))
      sumsOf(currency)[direction].push(amount);
  }
  const listed = currencies.map(({ symbol }) => symbol);
  const others = [...bySymbol.keys()].filter((symbol) => !listed.includes(symbol)).toSorted();
  return [...listed, ...others].flatMap((currency) => {
    const sums = bySymbol.get(currency);
    return sums ? [{ currency, in: sum(sums.in), out: sum(sums.out) }] : [];
  });
}

/** Returns the number of transactions that may have moved money but are not included in the sums of `movedIn`. */
export function leftOutOf(transactions: readonly HistoryRecord[]): number {
  const isLeftOut = (one: HistoryRecord) => {
    if (isUnreadable(one)) return true;
    if (one.status !== 'completed') return arrivedPartOf(one) !== undefined;
    return (
      directionOf(one) === undefined || (one.type === 'exchange' && one.received === undefined)
    );
  };
  return transactions.filter(isLeftOut).length;
}
