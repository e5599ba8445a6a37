/*
 * Functions for timestamps in ISO 8601. A timestamp is a point in time, such as `2026-11-25T10:00:00Z`, or a date
 * without a time, such as `2026-11-25`. A date without a time is the same day in every time zone.
 */

const DATE = /^(?:[+-]\d{2})?\d{4}-\d{2}-\d{2}(?=$|[T ]\d)/;

/** Returns whether a date exists in the calendar: `2026-02-30` does not. */
function exists(day: string): boolean {
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}

/**
 * Returns the milliseconds since 1970 of a timestamp. A date without a time is midnight in UTC. Returns NaN for a date
 * that does not exist, which `Date.parse` may accept: it reads 31 November as 1 December.
 */
export function millisOf(timestamp: string): number {
  const day = DATE.exec(timestamp)?.[0];
  return day !== undefined && exists(day) ? Date.parse(timestamp) : Number.NaN;
}

/** Returns whether a text is an existing date without a time. */
export const isDayAlone = (text: string): boolean => DATE.exec(text)?.[0] === text && exists(text);

/** The text of a timestamp: a date, and optionally a time with an offset from UTC. */
const MOMENT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Returns whether a value is a timestamp that a record may have: an existing date of the years 1 to 9999, alone or with
 * a time. Browsers would also read the year 0, dates in other formats, and comments after a date.
 */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  MOMENT.test(value) &&
  !value.startsWith('0000') &&
  !Number.isNaN(millisOf(value));
