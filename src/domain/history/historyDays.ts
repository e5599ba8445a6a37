import { isDayAlone, millisOf } from '../moment';
import { readRecords } from './readRecords';
import type { HistoryRecord } from './transaction';

/** A day in the reader's calendar, `2026-11-22`; the empty text for transactions without a date. */
export type Day = string;

/** How the heading of a day names it: today, yesterday, by its date, or as undated. */
export type DayKind = 'today' | 'yesterday' | 'date' | 'undated';

/** The transactions of one day. */
export interface HistoryDay {
  readonly day: Day;
  readonly kind: DayKind;
  /** Newest first; never empty. */
  readonly transactions: readonly HistoryRecord[];
}

/** The reader's calendar. */
export interface Calendar {
  /** An IANA name such as `Europe/Berlin`. Default: the device's time zone. */
  readonly timeZone?: string | undefined;
  /** The current time in milliseconds since 1970, UTC. */
  readonly now: number;
}

/**
 * A day whose year has four digits and does not begin with 0: while the user types a year, a date field contains
 * `0002-11-22`, which is not a day yet.
 */
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** A day as a `Date`: its noon in UTC. Format it only in UTC. */
const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Whether a text is a day of the calendar: `2026-02-30` is not. */
export function isDay(text: string): text is Day {
  return DAY.test(text) && isDayAlone(text);
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The formatter of days in a time zone. It is cached, because creating a formatter takes longer than formatting a
 * hundred days.
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
 * Makes a function that returns the day of a timestamp in a time zone, or undefined for an invalid timestamp. A
 * timestamp that is a day alone is that day in every zone. Throws a RangeError for an unknown zone. The function caches
 * its results, because the list is filtered again after each typed letter of a search.
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

/** The current day. */
export function todayOf({ timeZone, now }: Calendar): Day {
  return fromAmerican(formatIn(timeZone).format(now));
}

/** The previous day in the calendar. */
function dayBefore(day: Day): Day {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, DAY_LENGTH);
}

const DAY_LENGTH = '2026-11-22'.length;

/** The `day` of undated transactions, which are last in the list. */
const UNDATED = '';

/** How a day is named if the current day is `today`. */
export function kindOfDay(day: Day, today: Day): DayKind {
  if (day === UNDATED) return 'undated';
  if (day === today) return 'today';
  return day === dayBefore(today) ? 'yesterday' : 'date';
}

/**
 * Groups transactions, newest first, by their days in the reader's time zone, the latest day first. Each day appears
 * once, even if a clock was set back at midnight. Transactions with an invalid timestamp are last, without a day.
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

/** Parses a list of records from any source and groups them like `groupByDay`. */
export function daysOf(
  transactions: readonly HistoryRecord[],
  calendar: Calendar,
): readonly HistoryDay[] {
  return groupByDay(readRecords(transactions), todayOf(calendar), dayTeller(calendar.timeZone));
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** A formatter of days. It is in UTC, because a day has no time zone. */
function datesIn(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = dates.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  dates.set(key, made);
  return made;
}

/** How a day is written. */
export interface DayOptions {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** The year to omit. By default the year is always written. */
  readonly thisYear?: number | undefined;
}

const LONG = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/**
 * Formats a day for a heading: `Friday, November 20`, with the year if it is not `thisYear`: `Friday, November 21,
 * 2025`.
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
