import { expect, it } from 'vitest';
import { formatFullMoment } from './fullMoment';

const AT = '2026-03-14T09:01:53.000Z';

// The blank before AM is a narrow one, or none, by the edition of the Unicode data.
const plain = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ');

it('writes year, month and zone out', () => {
  expect(plain(formatFullMoment(AT, { timeZone: 'UTC' }))).toBe(
    'March 14, 2026 at 9:01 AM Coordinated Universal Time',
  );
});

it('is in the zone and in the language that are asked for', () => {
  expect(plain(formatFullMoment(AT, { locale: 'de', timeZone: 'Europe/Berlin' }))).toBe(
    '14. März 2026 um 10:01 Mitteleuropäische Normalzeit',
  );
});

it('names the summer time of a zone, which has another name', () => {
  expect(
    plain(formatFullMoment('2026-07-01T00:30:00.000Z', { timeZone: 'America/New_York' })),
  ).toBe('June 30, 2026 at 8:30 PM Eastern Daylight Time');
});

it('refuses a moment that does not exist', () => {
  expect(() => formatFullMoment('yesterday')).toThrow(RangeError);
});
