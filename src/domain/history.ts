import type { CurrencyInfo } from './currency';
import { currencyBySymbol } from './currency';
import { folded } from './folded';
import { dayTeller } from './historyDays';
import type { HistoryFilters } from './historyFilters';
import type { Decimal } from './money';
import { add, sum, ZERO } from './money';
import type { Transaction } from './transaction';
import { counterpartyOf, hasOddMoney, signOf } from './transaction';
import { digitsOf, inPlainDigits, LONGEST_INPUT, withoutMarks } from './typedNumber';

/** The texts of a transaction that a search looks into. They never change, so that each is folded once. */
interface Found {
  readonly words: string;
  /** The exact amount, without a sign. */
  readonly amount: string;
}

/** Nearly every amount: it has no exponent, and no zero that says nothing. Adding takes twenty times as long. */
const CANONICAL = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

const foundOf = new WeakMap<Transaction, Found>();

function findable(transaction: Transaction): Found {
  const known = foundOf.get(transaction);
  if (known) return known;
  const { description, fromAddress, toAddress, amount, currency, odd = {} } = transaction;
  const exact = CANONICAL.test(amount) ? amount : add(amount, ZERO);
  // Parted by a line break, so that no word is found across two of them. An address that is not there is empty.
  const texts = [
    description,
    fromAddress,
    toAddress,
    `${exact} ${currency}`,
    ...Object.values(odd),
  ];
  const made = { words: folded(texts.join('\n')), amount: exact };
  foundOf.set(transaction, made);
  return made;
}

/** A typed number that is looked for in amounts. */
interface Wanted {
  readonly digits: string;
  readonly decimals: number;
}

/** Thousands in groups, or three decimals: nobody knows which, and a search takes both. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The amounts that a text may mean: `1,250.50` is 1250.50. */
function wantedOf(text: string): readonly Wanted[] {
  const plain = inPlainDigits(text.replaceAll(/^[+\-−]|\p{Sc}/gu, '').trim());
  const digits = digitsOf(plain);
  if (!digits) return [];
  const { whole, fraction } = digits;
  const wanted = [
    { digits: fraction === '' ? whole : `${whole}.${fraction}`, decimals: fraction.length },
  ];
  if (AMBIGUOUS.test(plain)) wanted.push({ digits: plain.replace(/[.,]/, ''), decimals: 0 });
  return wanted;
}

/** An amount with more than so many decimals, as it may have been typed: 500 as `500.00`. */
const padded = (amount: string, decimals: number) =>
  `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(decimals)}`;

/** Makes the test of one piece of a search. */
function searchOf(text: string): (found: Found) => boolean {
  const needle = folded(text);
  const wanted = wantedOf(text);
  return ({ words, amount }) =>
    words.includes(needle) ||
    wanted.some(({ digits, decimals }) => padded(amount, decimals).includes(digits));
}

/** Makes the test of a search: the whole text is found, or each of its words is. */
function matcherOf(
  query: string,
  nameOf: FilterOptions['nameOf'],
): (transaction: Transaction) => boolean {
  const text = withoutMarks(query).slice(0, LONGEST_INPUT).trim();
  if (text === '') return () => true;
  const whole = searchOf(text);
  const words = text.split(/\s/).map(searchOf);
  return (transaction) => {
    const own = findable(transaction);
    const party = nameOf && counterpartyOf(transaction);
    const name = party === undefined ? undefined : nameOf?.(party);
    const found = name === undefined ? own : { ...own, words: `${own.words}\n${folded(name)}` };
    return whole(found) || (words.length > 1 && words.every((word) => word(found)));
  };
}

/** The facts that filtering needs besides the filters. */
export interface FilterOptions {
  readonly currencies: readonly CurrencyInfo[];
  /** An IANA name; without it the zone is the machine's. */
  readonly timeZone?: string | undefined;
  /** Tells the days of moments. Handed in, it remembers them from one search to the next. */
  readonly dayOf?: ReturnType<typeof dayTeller>;
  /** The name of the contact who has an address: the search finds it too. */
  readonly nameOf?: (address: string) => string | undefined;
}

/**
 * The transactions that the filters let through, in their order. The search looks into descriptions,
 * counterparties with their names, and exact amounts. A transaction whose moment does not exist is in no range of days.
 */
export function filterTransactions(
  transactions: readonly Transaction[],
  { query, type, status, currency, from, to }: HistoryFilters,
  { currencies, timeZone, dayOf = dayTeller(timeZone), nameOf }: FilterOptions,
): readonly Transaction[] {
  const matches = matcherOf(query, nameOf);
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
  return transactions.filter(
    (transaction) =>
      (type === undefined || transaction.type === type) &&
      (status === undefined || transaction.status === status) &&
      (currency === undefined || isOf(transaction.currency)) &&
      (!isRange || isIn(transaction.timestamp)) &&
      matches(transaction),
  );
}

/** The sums in and out of one currency. */
export interface Moved {
  /** Its symbol. */
  readonly currency: string;
  readonly in: Decimal;
  /** With the fees. */
  readonly out: Decimal;
}

/** A failed transaction moved nothing, and of a status from a later source nobody knows. */
const MOVES: ReadonlySet<string> = new Set(['completed', 'pending']);

/**
 * The sums in and out of each currency, exactly, in the order of `currencies`, and then of the symbols that
 * are not among them. Completed and pending transactions count; a failed one moved nothing. Only what was
 * received went in: an exchange is out in its own currency, since its line does not say what came for it.
 * A fee belongs to what went out, whatever it was paid for. An amount that could not be read counts as nothing, and
 * `leftOutOf` says of how many.
 */
export function movedIn(
  transactions: readonly Transaction[],
  currencies: readonly CurrencyInfo[],
): readonly Moved[] {
  const bySymbol = new Map<string, { in: Decimal[]; out: Decimal[] }>();
  for (const { currency, type, status, amount, fee, odd = {} } of transactions) {
    if (!MOVES.has(status) || odd.currency !== undefined || odd.type !== undefined) continue;
    const sums = bySymbol.get(currency) ?? { in: [], out: [] };
    sums[signOf(type) === '+' ? 'in' : 'out'].push(amount);
    if (fee !== undefined) sums.out.push(fee);
    bySymbol.set(currency, sums);
  }
  const listed = currencies.map(({ symbol }) => symbol);
  const others = [...bySymbol.keys()].filter((symbol) => !listed.includes(symbol)).toSorted();
  return [...listed, ...others].flatMap((currency) => {
    const sums = bySymbol.get(currency);
    return sums ? [{ currency, in: sum(sums.in), out: sum(sums.out) }] : [];
  });
}

/** How many transactions may have moved money that `movedIn` does not count, wholly or in part. */
export function leftOutOf(transactions: readonly Transaction[]): number {
  const isLeftOut = (one: Transaction) =>
    one.status !== 'failed' && (!MOVES.has(one.status) || hasOddMoney(one));
  return transactions.filter(isLeftOut).length;
}
