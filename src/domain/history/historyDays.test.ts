import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTeller } from '../day';
import { daysOf, formatDay, formatShortDay } from './historyDays';
import type { Transaction } from './transaction';

const at = (...timestamps: string[]): readonly Transaction[] =>
  timestamps.map((timestamp, index) => ({
    id: String(index),
    type: 'send',
    amount: '1',
    currency: 'USD',
    timestamp,
    status: 'completed',
    description: 'Sent',
  }));

/** Groups transactions with these timestamps by day. Returns the days with the ids of their transactions. */
function days(timeZone: string, now: string, ...timestamps: string[]) {
  const calendar = { timeZone, now: Date.parse(now) };
  return daysOf(at(...timestamps), calendar).map(
    ({ day, kind, transactions }) => `${day} ${kind}: ${transactions.map(({ id }) => id).join()}`,
  );
}

describe('the days of a history', () => {
  it('are today, yesterday and dates, latest first', () => {
    const given = [
      '2025-11-21T10:00Z',
      '2025-11-21T00:00Z',
      '2025-11-20T23:59Z',
      '2025-11-18T09:00Z',
    ];
    expect(days('UTC', '2025-11-21T12:00Z', ...given)).toEqual([
      '2025-11-21 today: 0,1',
      '2025-11-20 yesterday: 2',
      '2025-11-18 date: 3',
    ]);
  });

  it("are in the user's time zone, not in UTC", () => {
    const moments = ['2025-11-21T15:30:00Z', '2025-11-21T10:30:00Z', '2025-11-21T09:30:00Z'];
    expect(days('Asia/Tokyo', '2025-11-21T16:00Z', ...moments)).toEqual([
      '2025-11-22 today: 0',
      '2025-11-21 yesterday: 1,2',
    ]);
    expect(days('Pacific/Kiritimati', '2025-11-21T16:00Z', ...moments)).toEqual(
      ['2025-11-22 today: 0,1', '2025-11-21 yesterday: 2'].map((line) =>
        line.replace('0,1', '0,1'),
      ),
    );
    expect(days('Pacific/Pago_Pago', '2025-11-21T16:00Z', ...moments)).toEqual([
      '2025-11-21 today: 0',
      '2025-11-20 yesterday: 1,2',
    ]);
  });

  it('have 25 or 23 hours where the clock changes', () => {
    // Berlin set its clock back on 2025-10-26 at 01:00 UTC, and forward on 2025-03-30.
    const autumn = [
      '2025-10-26T22:59Z',
      '2025-10-26T00:30Z',
      '2025-10-25T22:00Z',
      '2025-10-25T21:59Z',
    ];
    expect(days('Europe/Berlin', '2025-10-27T12:00Z', ...autumn)).toEqual([
      '2025-10-26 yesterday: 0,1,2',
      '2025-10-25 date: 3',
    ]);
    const spring = ['2025-03-30T21:59Z', '2025-03-29T23:00Z', '2025-03-29T22:59Z'];
    expect(days('Europe/Berlin', '2025-03-30T22:30Z', ...spring)).toEqual([
      '2025-03-30 yesterday: 0,1',
      '2025-03-29 date: 2',
    ]);
  });

  it.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia', 'Pacific/Pago_Pago'])(
    'have a record that is dated with a day alone under that day in the zone %s',
    (timeZone) => {
      const dayOf = dayTeller(timeZone);
      expect(dayOf('2026-11-25')).toBe('2026-11-25');
      expect(dayOf('2026-11-31')).toBeUndefined();
      expect(dayOf('2026-11-31T10:00:00Z')).toBeUndefined();
    },
  );

  it('are listed once, even if a part of a day is repeated', () => {
    // Newfoundland set its clock back at 00:01 local time, at 02:31 UTC on 2006-10-29.
    const moments = ['2006-10-29T02:45Z', '2006-10-29T02:30:30Z', '2006-10-29T02:15Z'];
    expect(days('America/St_Johns', '2006-10-29T12:00Z', ...moments)).toEqual([
      '2006-10-29 today: 1',
      '2006-10-28 yesterday: 0,2',
    ]);
  });

  it('skip the day that Samoa skipped', () => {
    const moments = ['2011-12-30T10:30Z', '2011-12-30T09:30Z'];
    expect(days('Pacific/Apia', '2011-12-30T11:00Z', ...moments)).toEqual([
      '2011-12-31 today: 0',
      '2011-12-29 date: 1',
    ]);
  });

  it('end with a group without a day, which contains the invalid times', () => {
    expect(days('UTC', '2025-11-21T12:00Z', 'never', '2025-11-20T10:00Z', 'soon')).toEqual([
      '2025-11-20 yesterday: 1',
      ' undated: 0,2',
    ]);
  });

  it('are an empty list if there are no transactions', () => {
    expect(days('UTC', '2025-11-21T12:00Z')).toEqual([]);
  });

  it('refuse a zone that does not exist', () => {
    expect(() => days('Europe/Nowhere', '2025-11-21T12:00Z')).toThrow(RangeError);
  });
});

/**
 * Returns the day of a timestamp in a time zone. It reads the parts of a formatted date, so it shares no code with the
 * tested function.
 */
function slowDay(timestamp: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(timestamp));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

describe('for every list of moments in every zone', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'America/Sao_Paulo',
  );
  const moments = fc.array(
    fc
      .integer({ min: Date.UTC(1970, 0), max: Date.UTC(2037, 0) })
      .map((ms) => new Date(ms).toISOString()),
    { maxLength: 40 },
  );

  it('each transaction is once under its day, in the same order', () => {
    fc.assert(
      fc.property(moments, zones, (given, timeZone) => {
        const list = at(...given.toSorted().toReversed());
        const grouped = daysOf(list, { timeZone, now: Date.UTC(2025, 10, 21) });
        const names = grouped.map(({ day }) => day);
        expect(names).toEqual([...new Set(names)].toSorted().toReversed());
        for (const { day, transactions } of grouped) {
          expect(transactions).toEqual(
            list.filter(({ timestamp }) => slowDay(timestamp, timeZone) === day),
          );
          expect(transactions.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('the heading of a day', () => {
  it("has the format of the user's locale", () => {
    expect(formatDay('2025-11-20', { locale: 'en-US', thisYear: 2025 })).toBe(
      'Thursday, November 20',
    );
    expect(formatDay('2024-11-20', { locale: 'en-US', thisYear: 2025 })).toBe(
      'Wednesday, November 20, 2024',
    );
    expect(formatDay('2024-11-20', { locale: 'de' })).toBe('Mittwoch, 20. November 2024');
  });
});

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
