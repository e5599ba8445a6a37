import { isDayAlone, millisOf } from './moment';

/**
 * A day of the calendar such as `2026-11-22`, in the reader's time zone. Empty for transactions without a valid date.
 */
export type Day = string;

/** How the heading of a day is worded: as "today", as "yesterday", with its date, or without a date. */
export type DayKind = 'today' | 'yesterday' | 'date' | 'undated';

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
export const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);

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
export const UNDATED = '';

/** Returns how the heading of a day is worded if the current day is `today`. */
export function kindOfDay(day: Day, today: Day): DayKind {
  if (day === UNDATED) return 'undated';
  if (day === today) return 'today';
  return day === dayBefore(today) ? 'yesterday' : 'date';
}
