import { isDayAlone, millisOf } from '../moment';
import { readRecords } from './readRecords';
import type { HistoryRecord } from './transaction';

/**
 * A day of the calendar such as `2026-11-22`, in the reader's time zone. Empty for transactions without a valid date.
 */
export type Day = string;

/** How the heading of a day is worded: as "today", as "yesterday", with its date, or without a date. */
export type DayKind = 'today' | 'yesterday' | 'date' | 'undated';

export interface HistoryDay {
  readonly day: Day;
  readonly kind: DayKind;
  /** The transactions of the day, newest first. The list is never empty. */
  readonly transactions: readonly HistoryRecord[];
}

/** The time zone and the time, which determine the days of transactions. */
export interface Calendar {
  /** An IANA name such as `Europe/Berlin`. Default: the device's time zone. */
  readonly timeZone?: string | undefined;
  readonly now: number;
}

/**
 * Matches a date whose year has four digits and does not begin with 0. While the user types a year, a date field
 * contains a value such as `0002-11-22`, which must not count yet.
 */
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Returns noon of a day in UTC. Format it only in UTC. */
const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Returns whether a text is an existing day: `2026-02-30` is not. */
export function isDay(text: string): text is Day {
  return DAY.test(text) && isDayAlone(text);
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * Returns the formatter of dates in a time zone. Formatters are cached, because creating one takes longer than
 * formatting a hundred days.
 */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  formats.set(timeZone, made);
  return made;
}

/** Converts `11/22/2026` to `2026-11-22`. */
function fromAmerican(written: string): Day {
  const [month, date, year] = [written.slice(0, 2), written.slice(3, 5), written.slice(6)];
  return `${year.padStart(4, '0')}-${month}-${date}`;
}

/**
 * Creates a function that returns the day of a timestamp in a time zone, or undefined for an invalid timestamp.
 *
 * - A date without a time is the same day in every time zone.
 * - The results are cached, because a list is filtered again after each typed letter of a search.
 * - Throws a RangeError for an unknown time zone.
 */
export function dayTeller(timeZone?: string): (timestamp: string) => Day | undefined {
  const format = formatIn(timeZone);
  const days = new Map<string, Day | undefined>();
  return (timestamp) => {
    if (days.has(timestamp)) return days.get(timestamp);
    const moment = millisOf(timestamp);
    const inZone = Number.isNaN(moment) ? undefined : fromAmerican(format.format(moment));
    const day = isDayAlone(timestamp) ? timestamp : inZone;
    days.set(timestamp, day);
    return day;
  };
}

/** Returns the current day in the reader's time zone. */
export function todayOf({ timeZone, now }: Calendar): Day {
  return fromAmerican(formatIn(timeZone).format(now));
}

function dayBefore(day: Day): Day {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, DAY_LENGTH);
}

const DAY_LENGTH = '2026-11-22'.length;

/** The day of transactions without a valid timestamp. They are at the end of the list. */
const UNDATED = '';

/** Returns how the heading of a day is worded if the current day is `today`. */
export function kindOfDay(day: Day, today: Day): DayKind {
  if (day === UNDATED) return 'undated';
  if (day === today) return 'today';
  return day === dayBefore(today) ? 'yesterday' : 'date';
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
