/*
 * Timestamps in ISO 8601: a point in time, such as `2026-11-25T10:00:00Z`, or a day alone, such as `2026-11-25`. A day
 * alone has no time zone: it is the same day everywhere.
 */

const DATE = /^(?:[+-]\d{2})?\d{4}-\d{2}-\d{2}(?=$|[T ]\d)/;

/** Whether the calendar has a day: it has no `2026-02-30`. */
function exists(day: string): boolean {
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}

/**
 * The milliseconds since 1970 of a timestamp; NaN if its day or its time does not exist. `Date.parse` reads 31 November
 * as 1 December. A day alone counts from midnight UTC.
 */
export function millisOf(timestamp: string): number {
  const day = DATE.exec(timestamp)?.[0];
  return day !== undefined && exists(day) ? Date.parse(timestamp) : Number.NaN;
}

/** Whether a text is an existing day without a time. */
export const isDayAlone = (text: string): boolean => DATE.exec(text)?.[0] === text && exists(text);
