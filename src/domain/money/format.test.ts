import { describe, expect, it, vi } from 'vitest';
import { CURRENCIES, type CurrencyId } from '../currency/currency';
import {
  formatAmount,
  formatAmountParts,
  formatChange,
  formatConverted,
  formatMoment,
  formatTime,
  formatYear,
  formatPrice,
  formatRate,
  isRounded,
  type AmountPart,
  type Precision,
} from './format';
import type { Decimal } from './money';

describe('a displayed amount', () => {
  it.each<[Decimal, CurrencyId, string]>([
    ['2847.32', 'usd', '$2,847.32'],
    ['375.23', 'eur', '€375.23'],
    ['890.45', 'gbp', '£890.45'],
    ['0.15423', 'btc', '0.1542 BTC'],
    ['2.8934', 'eth', '2.8934 ETH'],
    ['1250.5', 'ada', '1,250.5000 ADA'],
    ['0', 'usd', '$0.00'],
    ['0', 'btc', '0.0000 BTC'],
    ['854.2', 'usd', '$854.20'],
    ['0.005', 'usd', '$0.01'],
    ['0.004999', 'usd', '<$0.01'],
    ['0.00005', 'btc', '0.0001 BTC'],
    ['0.00004999', 'btc', '<0.0001 BTC'],
    ['-0.00004999', 'btc', '0.0000 BTC'],
    ['999.995', 'usd', '$1,000.00'],
    ['-47.32', 'usd', '-$47.32'],
    ['-0.5', 'btc', '-0.5000 BTC'],
    ['9007199254740993.01', 'usd', '$9,007,199,254,740,993.01'],
    ['123456789012345678901.12345', 'eth', '123,456,789,012,345,678,901.1235 ETH'],
  ])('shows %s %s as %s', (value, currency, text) => {
    expect(formatAmount(value, CURRENCIES[currency])).toBe(text);
    expect(formatAmount(value, CURRENCIES[currency], { precision: 'display' })).toBe(text);
  });
});

describe('other precisions', () => {
  it.each<[Decimal, CurrencyId, Precision, string]>([
    ['20009.337', 'usd', 'whole', '$20,009'],
    ['20009.5', 'usd', 'whole', '$20,010'],
    ['0', 'usd', 'whole', '$0'],
    ['0.4', 'usd', 'whole', '$0'],
    ['47.3', 'usd', 'exact', '$47.30'],
    ['1000', 'usd', 'exact', '$1,000.00'],
    ['2030.2844', 'eur', 'exact', '€2,030.2844'],
    ['0.5', 'btc', 'exact', '0.5 BTC'],
    ['12', 'ada', 'exact', '12 ADA'],
    ['0.000000000000000001', 'eth', 'exact', '0.000000000000000001 ETH'],
    ['9007199254740993.123456', 'ada', 'exact', '9,007,199,254,740,993.123456 ADA'],
    ['854.196', 'usd', 'exact', '$854.196'],
    ['0.1234567890123456789012345', 'eth', 'exact', '0.1234567890123456789012345 ETH'],
    ['-0.5', 'usd', 'exact', '-$0.50'],
    [`1${'0'.repeat(399)}` as Decimal, 'btc', 'whole', `1${',000'.repeat(133)} BTC`],
  ])('show %s %s, %s, as %s', (value, currency, precision, text) => {
    expect(formatAmount(value, CURRENCIES[currency], { precision })).toBe(text);
  });
});

describe('a price', () => {
  it.each<[Decimal, string]>([
    ['43250', '$43,250.00'],
    ['2580', '$2,580.00'],
    ['1', '$1.00'],
    ['1.08', '$1.08'],
    ['1.25', '$1.25'],
    ['0.45', '$0.45'],
    ['0', '$0.00'],
    ['43250.987654', '$43,250.99'],
    ['12.34567', '$12.35'],
    ['1.085437', '$1.085'],
    ['0.46537821', '$0.4654'],
    ['0.0067', '$0.0067'],
    ['0.00671234', '$0.006712'],
    ['0.00000001', '$0.00000001'],
    ['0.0000000123456', '$0.00000001235'],
    ['0.99996', '$1.00'],
    ['1e-12', '$0.000000000001'],
  ])('of %s has four digits where fewer would be left: %s', (price, text) => {
    expect(formatAmount(price, CURRENCIES.usd, { precision: 'price' })).toBe(text);
  });

  it('has enough digits if the unit of account has no decimals or is a cryptocurrency', () => {
    const yen = { ...CURRENCIES.usd, symbol: 'JPY', iso: 'JPY', decimals: 0 };
    expect(formatAmount('149.2537', yen, { precision: 'price' })).toBe('¥149.3');
    expect(formatAmount('6437500', yen, { precision: 'price' })).toBe('¥6,437,500');
    expect(formatAmount('0.0000231214', CURRENCIES.btc, { precision: 'price' })).toBe(
      '0.00002312 BTC',
    );
  });

  it('is rounded in the same way as part of a rate', () => {
    const { ada, btc, usd } = CURRENCIES;
    expect(formatPrice('0.46537821', ada, usd)).toBe('1 ADA ≈ 0.4654 USD');
    expect(formatPrice('43250', btc, usd)).toBe('1 BTC = 43,250 USD');
  });
});

describe('the parts of an amount', () => {
  it.each<[Decimal, CurrencyId, Precision, readonly AmountPart[]]>([
    [
      '2847.32',
      'usd',
      'display',
      [
        { kind: 'whole', text: '$2,847' },
        { kind: 'fraction', text: '.32' },
      ],
    ],
    [
      '-1250.5',
      'ada',
      'display',
      [
        { kind: 'whole', text: '-1,250' },
        { kind: 'fraction', text: '.5000' },
        { kind: 'unit', text: ' ADA' },
      ],
    ],
    [
      '12',
      'btc',
      'exact',
      [
        { kind: 'whole', text: '12' },
        { kind: 'unit', text: ' BTC' },
      ],
    ],
    ['20009.337', 'usd', 'whole', [{ kind: 'whole', text: '$20,009' }]],
    [
      '0.001',
      'usd',
      'display',
      [
        { kind: 'bound', text: '<' },
        { kind: 'whole', text: '$0' },
        { kind: 'fraction', text: '.01' },
      ],
    ],
  ])('of %s %s, %s, are distinguished', (value, currency, precision, parts) => {
    expect(formatAmountParts(value, CURRENCIES[currency], { precision })).toEqual(parts);
    if (precision === 'display')
      expect(formatAmountParts(value, CURRENCIES[currency])).toEqual(parts);
  });
});

describe('a converted amount', () => {
  it('has six decimals and then the symbol, in every currency', () => {
    expect(formatConverted('0.023', CURRENCIES.btc)).toBe('0.023000 BTC');
    expect(formatConverted('5', CURRENCIES.gbp)).toBe('5.000000 GBP');
    expect(formatConverted('1250.5', CURRENCIES.usd)).toBe('1,250.500000 USD');
  });
});

describe('a rate', () => {
  it('shows with all decimals how much one unit is converted to', () => {
    expect(formatRate('0.92', CURRENCIES.usd, CURRENCIES.eur)).toBe('1 USD = 0.92 EUR');
    expect(formatRate('0.000023', CURRENCIES.usd, CURRENCIES.btc)).toBe('1 USD = 0.000023 BTC');
    expect(formatRate('43250', CURRENCIES.btc, CURRENCIES.usd)).toBe('1 BTC = 43,250 USD');
    expect(formatRate('1', CURRENCIES.eur, CURRENCIES.btc)).toBe('1 EUR = 1 BTC');
  });
});

describe('an amount in a list', () => {
  it.each<[Decimal, CurrencyId, boolean]>([
    ['854.2', 'usd', false],
    ['854.200', 'usd', false],
    ['854.196', 'usd', true],
    ['1250.5', 'ada', false],
    ['0.1542', 'btc', false],
    ['0.15423', 'btc', true],
    ['1e-8', 'btc', true],
    ['0', 'btc', false],
  ])('of %s %s is rounded: %s', (value, id, expected) => {
    expect(isRounded(value, CURRENCIES[id])).toBe(expected);
  });
});

describe('a change in percent', () => {
  it.each<[Decimal, string]>([
    ['2.45', '+2.45%'],
    ['-1.23', '-1.23%'],
    ['0', '0.00%'],
    ['0.004', '0.00%'],
    ['-0.004', '0.00%'],
    ['-0.005', '-0.01%'],
    ['3.675', '+3.68%'],
    ['-0.125', '-0.13%'],
    ['12', '+12.00%'],
    ['1234.5', '+1,234.50%'],
  ])('of %s is shown as %s', (percent, text) => {
    expect(formatChange(percent)).toBe(text);
  });
});

describe('a moment', () => {
  // In some versions of the Unicode data, the space before AM and PM is a special space.
  const withBlanks = (text: string) => text.replaceAll(/\s/g, ' ');

  it.each([
    ['2025-11-21T09:41:00.000Z', 'Nov 21, 9:41 AM'],
    ['2026-01-01T00:05:59.999Z', 'Jan 1, 12:05 AM'],
    ['2026-07-04T12:00:00.000Z', 'Jul 4, 12:00 PM'],
  ])('%s is shown as %s', (timestamp, text) => {
    const thisYear = Number(timestamp.slice(0, 4));
    expect(withBlanks(formatMoment(timestamp, { thisYear }))).toBe(text);
  });

  it.each([
    ['2025-11-21T09:41:00.000Z', 2026, 'Nov 21, 2025, 9:41 AM'],
    ['2025-12-31T23:59:59.999Z', 2026, 'Dec 31, 2025, 11:59 PM'],
    ['2026-01-01T00:00:00.000Z', 2026, 'Jan 1, 12:00 AM'],
    ['2027-01-01T00:00:00.000Z', 2026, 'Jan 1, 2027, 12:00 AM'],
  ])('%s is shown in %i as %s', (timestamp, thisYear, text) => {
    expect(withBlanks(formatMoment(timestamp, { thisYear }))).toBe(text);
  });

  it.each([
    ['UTC', 'Dec 31, 2025, 11:30 PM'],
    ['Europe/Berlin', 'Jan 1, 12:30 AM'],
    ['Asia/Tokyo', 'Jan 1, 8:30 AM'],
    ['America/New_York', 'Dec 31, 2025, 6:30 PM'],
  ])('is shown in the zone %s as %s, with the year of that zone', (timeZone, text) => {
    expect(withBlanks(formatMoment('2025-12-31T23:30:00.000Z', { thisYear: 2026, timeZone }))).toBe(
      text,
    );
  });

  it.each(['America/New_York', 'Asia/Tokyo'])(
    'is a day in the zone %s if it has no time',
    (timeZone) => {
      expect(formatMoment('2026-11-25', { thisYear: 2026, timeZone })).toBe('Nov 25');
      expect(formatMoment('2026-01-01', { thisYear: 2027, timeZone })).toBe('Jan 1, 2026');
    },
  );

  it('is only the time under a heading with the day, and empty for a day alone', () => {
    const timeZone = 'Europe/Berlin';
    expect(withBlanks(formatTime('2026-11-25T20:07:00.000Z', { timeZone }))).toBe('9:07 PM');
    expect(formatTime('2026-11-25T20:07:00.000Z', { timeZone, locale: 'de' })).toBe('21:07');
    expect(formatTime('2026-11-25', { timeZone })).toBe('');
    expect(() => formatTime('2026-11-31T10:00:00Z')).toThrow(RangeError);
  });

  it('is only the year in UTC if it is long ago', () => {
    expect(formatYear('2021-01-01T00:00:00.000Z')).toBe('2021');
    expect(formatYear('2021-01-01T00:00:00.000Z', { locale: 'ja' })).toBe('2021年');
    expect(() => formatYear('2021-02-29')).toThrow(RangeError);
  });

  it('is not formatted if its day does not exist', () => {
    expect(() => formatMoment('2026-11-31T10:00:00Z')).toThrow(RangeError);
  });

  it('is not formatted in an invalid zone', () => {
    expect(() => formatMoment('2026-03-14T12:00:00.000Z', { timeZone: 'Europe/Atlantis' })).toThrow(
      RangeError,
    );
  });

  it('uses one cached formatter for each zone', () => {
    const { DateTimeFormat } = Intl;
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...given) {
      return new DateTimeFormat(...given);
    });
    const options = { thisYear: 2026, timeZone: 'Asia/Kolkata' };
    expect(withBlanks(formatMoment('2026-03-14T12:00:00.000Z', options))).toBe('Mar 14, 5:30 PM');
    expect(made).toHaveBeenCalled();
    made.mockClear();
    expect(withBlanks(formatMoment('2026-03-15T12:00:00.000Z', options))).toBe('Mar 15, 5:30 PM');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('has its year if the current year is unknown', () => {
    expect(withBlanks(formatMoment('2026-03-14T12:00:00.000Z'))).toBe('Mar 14, 2026, 12:00 PM');
  });
});

describe('a value that is not decimal text', () => {
  const odd = (value: unknown) => value as Decimal;

  it.each([
    [12.5, '12.5 USD ?'],
    ['12,5', '12,5 USD ?'],
    [NaN, 'NaN USD ?'],
    [{ amount: '1' }, '{"amount":"1"} USD ?'],
    [undefined, 'USD ?'],
    [null, 'USD ?'],
    [{ written: '12,50' }, '12,50 USD ?'],
    [{ written: '' }, 'USD ?'],
  ])('is shown unchanged, with a mark: %j', (value, text) => {
    for (const precision of ['display', 'exact', 'price', 'whole'] as const) {
      expect(formatAmount(odd(value), CURRENCIES.usd, { precision })).toBe(text);
      expect(formatAmountParts(odd(value), CURRENCIES.usd, { precision })).toEqual([
        { kind: 'unit', text },
      ]);
    }
  });

  it('is marked in rates, conversions and changes as well', () => {
    const { usd, eur } = CURRENCIES;
    expect(formatRate(odd(0.92), usd, eur)).toBe('1 USD = 0.92 ? EUR');
    expect(formatConverted(odd(0.92), eur)).toBe('0.92 ? EUR');
    expect(formatChange(odd(2.45))).toBe('2.45% ?');
  });
});
