import { describe, expect, it } from 'vitest';
import { dayTeller, formatDay, formatShortDay, todayOf } from './historyDays';

describe('a day inside a sentence', () => {
  it.each([
    ['en-US', 'Nov 1, 2025'],
    ['en-GB', '1 Nov 2025'],
    ['de', '01.11.2025'],
    ['ja', '2025/11/01'],
  ])('in %s is %s', (locale, written) => {
    expect(formatShortDay('2025-11-01', locale)).toBe(written);
  });

  it('differs from a heading of the same locale', () => {
    expect(formatDay('2025-11-01', { locale: 'fr', thisYear: 2025 })).toBe('samedi 1 novembre');
    expect(formatDay('2025-11-01', { locale: 'fr' })).toBe('samedi 1 novembre 2025');
    expect(formatShortDay('2025-11-01', 'fr')).toBe('1 nov. 2025');
    expect(formatDay('2025-11-01', { locale: 'fr', thisYear: 2024 })).toBe(
      'samedi 1 novembre 2025',
    );
  });
});

describe('the day of a moment', () => {
  it('has a year of four digits, even for an early year', () => {
    const dayOf = dayTeller('UTC');
    expect(dayOf('0900-05-04T10:00:00Z')).toBe('0900-05-04');
    expect(dayOf('0070-12-31T10:00:00Z')).toBe('0070-12-31');
  });

  it("is in the device's zone by default", () => {
    const { timeZone } = new Intl.DateTimeFormat('en-US').resolvedOptions();
    const midnight = '2025-11-21T23:59:59.999Z';
    expect(dayTeller()(midnight)).toBe(dayTeller(timeZone)(midnight));
    const now = Date.parse(midnight);
    expect(todayOf({ now })).toBe(todayOf({ timeZone, now }));
  });
});
