import { describe, expect, it } from 'vitest';
import { dayTeller, isDay, kindOfDay, todayOf } from './day';

describe('a day', () => {
  it.each([
    ['2025-11-21', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2026-13-40', false],
    ['2025-00-10', false],
    ['2025-1-1', false],
    ['0202-01-01', false],
    ['2025-11-21T10:00', false],
    ['', false],
    ['yesterday', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it('has a name relative to today', () => {
    expect(kindOfDay('2025-03-01', '2025-03-01')).toBe('today');
    expect(kindOfDay('2025-02-28', '2025-03-01')).toBe('yesterday');
    expect(kindOfDay('2024-12-31', '2025-01-01')).toBe('yesterday');
    expect(kindOfDay('2025-03-02', '2025-03-01')).toBe('date');
  });

  it('is undefined for an invalid time', () => {
    const dayOf = dayTeller('Asia/Tokyo');
    expect(dayOf('2025-11-21T15:00:00Z')).toBe('2025-11-22');
    expect(dayOf('2025-11-21T15:00:00Z')).toBe('2025-11-22');
    expect(dayOf('never')).toBeUndefined();
    expect(todayOf({ timeZone: 'Asia/Tokyo', now: Date.parse('2025-12-31T15:00Z') })).toBe(
      '2026-01-01',
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
