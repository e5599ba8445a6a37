import type { CurrencyInfo } from '../currency/currency';
import { currencyBySymbol } from '../currency/currency';
import { folded } from '../text/folded';
import { dayTeller } from './historyDays';
import type { HistoryFilters } from './historyFilters';
import type { Decimal } from '../money/money';
import { add, sum, ZERO } from '../money/money';
import { FIELD_NAMES, TRANSACTION_FIELDS } from './readRecords';
import type { HistoryRecord } from './transaction';
import {
  arrivedPartOf,
  counterpartyOf,
  directionOf,
  isUnreadable,
  movingsOf,
  symbolsOf,
  transactionsOf,
} from './transaction';
import { digitsOf, inPlainDigits, LONGEST_INPUT, withoutMarks } from '../money/typedNumber';

/** Returns the description of a record in the reader's language. */
type Describe = (record: HistoryRecord) => string;

const asRecorded: Describe = ({ description = '' }) => description;

/** The texts of a transaction that a search reads. */
interface Found {
  /** The texts of the searched fields. */
  readonly words: string;
  /** The amount with its symbol, or the text of an unreadable record. */
  readonly money: string;
  /** The exact amount, without a sign; empty for an unreadable record. */
  readonly amount: string;
}

/** The fields whose texts a search reads. */
const SEARCHED = FIELD_NAMES.filter((name) => TRANSACTION_FIELDS[name].isSearched);

/**
 * An amount without an exponent or redundant zeros. Nearly every amount matches and is used unchanged. `add` converts
 * the other amounts, and takes twenty times as long as this test.
 */
const CANONICAL = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/**
 * The searched texts of transactions, for each `describe`. A changed transaction is another object, so its texts are
 * computed once.
 */
const foundBy = new WeakMap<Describe, WeakMap<HistoryRecord, Found>>();

/** Makes the function that returns the searched texts of a transaction. */
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
    // A line break between the texts prevents a match across two of them. An absent text becomes an empty text.
    const made = {
      words: folded(words.join('\n')),
      money: folded(money),
      amount: exact,
    };
    known.set(transaction, made);
    return made;
  };
}

/** A typed number to find in amounts. */
interface TypedNumber {
  readonly digits: string;
  readonly decimals: number;
}

/** A number such as `1,250`, which means 1250 or 1.25. A search finds both. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The numbers that a text can mean: one for `1,250.50`, two for `1,250`. */
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

/** An amount with zeros at its end, as users may type it: 500 as `500.00`. */
const padded = (amount: string, decimals: number) =>
  `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(decimals)}`;

/** Makes the function that tests whether a transaction contains one piece of a search. */
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

/** Makes the function that tests whether a transaction contains the whole text of a search, or each word of it. */
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

/** The options of `filterTransactions`, besides the filters. */
export interface FilterOptions {
  readonly currencies: readonly CurrencyInfo[];
  /** An IANA name of a time zone. Default: the device's time zone. */
  readonly timeZone?: string | undefined;
  /** Returns the day of a timestamp. Pass the same function each time, so that its cached results are used. */
  readonly dayOf?: ReturnType<typeof dayTeller>;
  /** Returns the name of the contact with an address. The search also reads this name. */
  readonly nameOf?: (address: string) => string | undefined;
  /**
   * Returns the description of a record in the reader's language. Pass the same function each time, so that cached
   * texts are used. Default: the description in the record.
   */
  readonly describe?: Describe;
  /** Whether amounts are hidden. The search then does not read amounts. */
  readonly hidden?: boolean;
}

/**
 * The transactions that match the filters, in their order. The search reads descriptions, counterparties with their
 * names, and exact amounts, unless amounts are hidden. A transaction with an invalid timestamp is in no range of days.
 * An unreadable record matches a filter of a value that it lacks, so that `leftOutOf` counts it.
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

/** The sums in and out of one currency. */
export interface Moved {
  /** The symbol of the currency. */
  readonly currency: string;
  readonly in: Decimal;
  /** Includes the fees. */
  readonly out: Decimal;
}

/**
 * The exact sums in and out of each currency, in the order of `currencies`; other symbols follow. Only completed
 * transactions count. An exchange counts as `out` in the sold currency and as `in` in the bought currency. A fee always
 * counts as `out`. A transaction without a direction and an unreadable record do not count; `leftOutOf` returns their
 * number.
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

/** The number of transactions that may have moved money that `movedIn` does not count. */
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
