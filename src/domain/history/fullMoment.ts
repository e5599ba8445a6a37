import { DEFAULT_LOCALE, type LocaleOptions } from '../money/format';
import { isDayAlone, millisOf } from '../moment';

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;

const FULL: Intl.DateTimeFormatOptions = {
  ...DAY,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a locale and a time zone. Formatters are cached, because creating one is slow. */
function formatIn(
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${options === FULL}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) });
  formats.set(key, made);
  return made;
}

/** Matches the offset in the names of time zones without an offset, such as `GMT+0`, and invisible characters around it. */
const NO_OFFSET = /\p{Cf}*\+0\p{Cf}*$/u;

/**
 * Formats a timestamp (ISO 8601) for a receipt: with the year, the month as a word, and the short name of the time
 * zone. A date without a time is formatted without a time. Throws a RangeError for an invalid timestamp or an unknown
 * time zone.
 */
export function formatFullMoment(
  timestamp: string,
  {
    locale = DEFAULT_LOCALE,
    timeZone,
  }: LocaleOptions & { readonly timeZone?: string | undefined } = {},
): string {
  const moment = new Date(millisOf(timestamp));
  if (isDayAlone(timestamp)) return formatIn(locale, 'UTC', DAY).format(moment);
  return formatIn(locale, timeZone, FULL)
    .formatToParts(moment)
    .map(({ type, value }) => (type === 'timeZoneName' ? value.replace(NO_OFFSET, '') : value))
    .join('');
}
