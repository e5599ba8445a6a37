import {
  dayTeller,
  kindOfDay,
  noonOf,
  todayOf,
  UNDATED,
  type Calendar,
  type Day,
  type DayKind,
} from '../day';
import { readRecords } from './readRecords';
import type { HistoryRecord } from './transaction';

export interface HistoryDay {
  readonly day: Day;
  readonly kind: DayKind;
  /** The transactions of the day, newest first. The list is never empty. */
  readonly transactions: readonly HistoryRecord[];
}

/**
 * Groups transactions by day, latest day first. `transactions` must be sorted newest first. Each day occurs once, even
 * if a clock was set back at midnight. Transactions with an invalid timestamp are in the last group, whose day is
 * empty.
 */
export function groupByDay(
  transactions: readonly HistoryRecord[],
  today: Day,
  dayOf: ReturnType<typeof dayTeller>,
): readonly HistoryDay[] {
  const byDay = new Map<Day, HistoryRecord[]>();
  for (const transaction of transactions) {
    const day = dayOf(transaction.timestamp ?? '') ?? UNDATED;
    const others = byDay.get(day);
    if (others) others.push(transaction);
    else byDay.set(day, [transaction]);
  }
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, own]) => ({ day, kind: kindOfDay(day, today), transactions: own }));
}

/** Parses records from any source with `readRecords`, and groups them by day. */
export function daysOf(
  transactions: readonly HistoryRecord[],
  calendar: Calendar,
): readonly HistoryDay[] {
  return groupByDay(readRecords(transactions), todayOf(calendar), dayTeller(calendar.timeZone));
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter of days. It formats in UTC, because a day has no time zone. */
function datesIn(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = dates.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  dates.set(key, made);
  return made;
}

export interface DayOptions {
  readonly locale: string;
  /** The year that is omitted. By default, the year is always written. */
  readonly thisYear?: number | undefined;
}

const LONG = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/**
 * Formats a day for a heading: `Friday, November 20`. If the year is not `thisYear`, it is added:
 * `Friday, November 21, 2025`.
 */
export function formatDay(day: Day, { locale, thisYear }: DayOptions): string {
  const format = day.startsWith(`${thisYear}-`)
    ? datesIn(locale, LONG)
    : datesIn(locale, { ...LONG, year: 'numeric' });
  return format.format(noonOf(day));
}

/** Formats a day for a sentence: `Nov 21, 2025`. */
export function formatShortDay(day: Day, locale: string): string {
  return datesIn(locale, { dateStyle: 'medium' }).format(noonOf(day));
}
