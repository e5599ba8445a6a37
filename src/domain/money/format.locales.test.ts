import { describe, expect, it } from 'vitest';
import { CURRENCIES, type CurrencyInfo } from '../currency/currency';
import { defineCurrencies } from '../currency/defineCurrencies';
import {
  formatAmount,
  formatAmountParts,
  formatChange,
  formatConverted,
  formatMoment,
  formatRate,
} from './format';
import type { Decimal } from './money';

const [JPY, KWD, FINE, USDC, SOL, NEAR] = defineCurrencies([
  { id: 'jpy', symbol: 'JPY', name: 'Japanese Yen', iso: 'JPY' },
  { id: 'kwd', symbol: 'KWD', name: 'Kuwaiti Dinar', iso: 'KWD' },
  { id: 'fine', symbol: 'FINE', name: 'Fine Dollar', iso: 'USD', decimals: 6 },
  { id: 'usdc', symbol: 'USDC', name: 'USD Coin', decimals: 6, listDecimals: 2 },
  { id: 'sol', symbol: 'SOL', name: 'Solana', decimals: 9 },
  { id: 'near', symbol: 'NEAR', name: 'NEAR', decimals: 24 },
]) as readonly CurrencyInfo<string>[] as readonly [
  CurrencyInfo<string>,
  CurrencyInfo<string>,
  CurrencyInfo<string>,
  CurrencyInfo<string>,
  CurrencyInfo<string>,
  CurrencyInfo<string>,
];

/** Replaces special spaces by plain spaces, and removes the direction marks of some locales. */
const plain = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/\p{Cf}/gu, '');

describe('the decimals of a currency', () => {
  it.each<[Decimal, CurrencyInfo<string>, string, string]>([
    ['1234', JPY, '¥1,234', '¥1,234'],
    ['0.4', JPY, '<¥1', '¥0.4'],
    ['1.234', KWD, 'KWD 1.234', 'KWD 1.234'],
    ['5', KWD, 'KWD 5.000', 'KWD 5.000'],
    ['1.2345', FINE, '$1.234500', '$1.234500'],
    ['12.5', USDC, '12.50 USDC', '12.5 USDC'],
    ['0.000000001', SOL, '<0.0001 SOL', '0.000000001 SOL'],
    ['0', SOL, '0.0000 SOL', '0 SOL'],
    ['1.000000000000000000000001', NEAR, '1.0000 NEAR', '1.000000000000000000000001 NEAR'],
  ])('decide how %s %o is shown', (value, currency, display, exact) => {
    expect(plain(formatAmount(value, currency))).toBe(display);
    expect(plain(formatAmount(value, currency, { precision: 'exact' }))).toBe(exact);
  });

  it('are also the decimals that an exchange credits', () => {
    expect(formatConverted('151', JPY)).toBe('151 JPY');
    expect(formatConverted('0.307', KWD)).toBe('0.307 KWD');
  });
});

describe('a locale that is read from right to left', () => {
  it.each([
    ['ar', '-1234.5', '\u200F\u200E-1,234.50\u00A0\u200FUS$\u200E'],
    ['ar', '1234.5', '\u200F1,234.50\u00A0\u200FUS$\u200E'],
    ['he', '-1234.5', '\u200F\u200E-1,234.50\u00A0\u200F$'],
  ] as const)('keeps the letters and the sign of a unit together: %s %s', (locale, value, text) => {
    expect(formatAmount(value, CURRENCIES.usd, { locale })).toBe(text);
  });
});

describe('the locale', () => {
  it.each([
    ['en-US', '-$1,234.50', '1,234.5000 BTC', '+2.45%', '1 USD = 1,234.5 EUR'],
    ['de', '-1.234,50 $', '1.234,5000 BTC', '+2,45 %', '1 USD = 1.234,5 EUR'],
    ['fr', '-1 234,50 $US', '1 234,5000 BTC', '+2,45 %', '1 USD = 1 234,5 EUR'],
    ['de-CH', "$-1'234.50", "1'234.5000 BTC", '+2.45%', "1 USD = 1'234.5 EUR"],
    ['hi', '-$1,234.50', '1,234.5000 BTC', '+2.45%', '1 USD = 1,234.5 EUR'],
    ['tr', '-$1.234,50', '1.234,5000 BTC', '+%2,45', '1 USD = 1.234,5 EUR'],
    ['ar-EG', '-١٬٢٣٤٫٥٠ US$', '١٬٢٣٤٫٥٠٠٠ BTC', '+٢٫٤٥٪', '١ USD = ١٬٢٣٤٫٥ EUR'],
  ])('%s places sign, unit, groups and point', (locale, money, crypto, change, rate) => {
    const { usd, eur, btc } = CURRENCIES;
    expect(plain(formatAmount('-1234.5', usd, { locale }))).toBe(money);
    expect(plain(formatAmount('1234.5', usd, { locale, sign: '-' }))).toBe(money);
    expect(plain(formatAmount('1234.5', btc, { locale }))).toBe(crypto);
    expect(plain(formatChange('2.45', { locale }))).toBe(change);
    expect(plain(formatRate('1234.5', usd, eur, { locale }))).toBe(rate);
  });

  it('groups by lakh and crore in India', () => {
    expect(formatAmount('1234567.5', CURRENCIES.usd, { locale: 'hi' })).toBe('$12,34,567.50');
  });

  it('separates a trailing sign from the fraction', () => {
    expect(
      formatAmountParts('1250.5', CURRENCIES.eur, { locale: 'de' }).map(({ kind, text }) => [
        kind,
        plain(text),
      ]),
    ).toEqual([
      ['whole', '1.250'],
      ['fraction', ',50'],
      ['unit', ' €'],
    ]);
    expect(formatAmountParts('0.5', JPY, { locale: 'ja' })[0]).toEqual({
      kind: 'whole',
      text: '￥1',
    });
  });

  it.each([
    ['sv', 'NOK', '1 250,50 NOK'],
    ['sv', 'DKK', '1 250,50 DKK'],
    ['sv', 'SEK', '1 250,50 kr'],
    ['nb', 'NOK', '1 250,50 kr'],
    ['nb', 'SEK', '1 250,50 SEK'],
    ['en', 'NOK', 'NOK 1,250.50'],
    ['sv', 'USD', '1 250,50 US$'],
    ['pl', 'PLN', '1250,50 zł'],
    ['de', 'CHF', '1.250,50 CHF'],
  ])('in %s, %s has its sign, or its code: %s', (locale, iso, expected) => {
    const [currency] = defineCurrencies([{ id: 'own', symbol: iso, name: iso, iso }]);
    const text = formatAmount('1250.5', currency as CurrencyInfo<string>, { locale });
    expect(text.replaceAll(/\s/g, ' ')).toBe(expected);
  });

  it('formats the date with the year of the time zone', () => {
    const options = { locale: 'de', timeZone: 'Asia/Tokyo', thisYear: 2026 };
    expect(plain(formatMoment('2025-12-31T23:30:00.000Z', options))).toBe('1. Jan., 8:30');
    expect(plain(formatMoment('2025-12-31T14:59:00.000Z', options))).toBe('31. Dez. 2025, 23:59');
  });

  it('keeps every digit of a very long number', () => {
    const long = `1${'0'.repeat(399)}.${'0'.repeat(99)}1` as Decimal;
    const text = formatAmount(long, NEAR, { locale: 'de', precision: 'exact' });
    expect(text.replaceAll('.', '').replace(',', '.')).toBe(`${long} NEAR`);
  });
});
