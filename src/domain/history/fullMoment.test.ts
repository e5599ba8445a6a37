import { expect, it } from 'vitest';
import { formatFullMoment } from './fullMoment';

const AT = '2026-03-14T09:01:53.000Z';

// The space before AM depends on the version of the Unicode data, so all kinds of spaces are replaced.
const plain = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ');

it('a full date contains the year, the name of the month and the time zone', () => {
  expect(plain(formatFullMoment(AT, { timeZone: 'UTC' }))).toBe('March 14, 2026 at 9:01 AM UTC');
});

it('a full date is in the requested time zone and language', () => {
  expect(plain(formatFullMoment(AT, { locale: 'de', timeZone: 'Europe/Berlin' }))).toBe(
    '14. März 2026 um 10:01 MEZ',
  );
});

it('a full date in summer has the summer name of the time zone', () => {
  expect(
    plain(formatFullMoment('2026-07-01T00:30:00.000Z', { timeZone: 'America/New_York' })),
  ).toBe('June 30, 2026 at 8:30 PM EDT');
});

it.each([
  ['de', 'Europe/London', '14. März 2026 um 09:01 GMT'],
  ['fr', 'Africa/Abidjan', '14 mars 2026 à 09:01 UTC'],
  ['he', 'Europe/London', '14 במרץ 2026 בשעה 09:01 GMT'],
  ['en-US', 'Europe/Lisbon', 'March 14, 2026 at 9:01 AM GMT'],
  ['en-US', 'Asia/Kolkata', 'March 14, 2026 at 2:31 PM GMT+5:30'],
])('in %s, a full date in %s is: %s', (locale, timeZone, shown) => {
  expect(plain(formatFullMoment(AT, { locale, timeZone }))).toBe(shown);
});

it.each(['America/New_York', 'Asia/Tokyo'])(
  'a day alone is that day in the zone %s',
  (timeZone) => {
    expect(formatFullMoment('2026-11-25', { timeZone })).toBe('November 25, 2026');
  },
);

it('an invalid time is refused', () => {
  expect(() => formatFullMoment('2026-11-31T10:00:00Z')).toThrow(RangeError);
  expect(() => formatFullMoment('yesterday')).toThrow(RangeError);
});
