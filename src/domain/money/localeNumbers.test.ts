import { afterEach, describe, expect, it, vi } from 'vitest';
import { marksOf } from './localeMarks';
import { numberPieces, type NumberOptions, type NumberPieces } from './localeNumbers';
import type { Decimal } from './money';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a number in the pieces of its locale', () => {
  it.each<[Decimal, NumberOptions, NumberPieces]>([
    ['12345.5', { locale: 'de-AT', decimals: 2, iso: 'EUR' }, ['€\u00A012.345', ',50', '']],
    ['12345.5', { locale: 'de-AT', decimals: 2 }, ['12\u00A0345', ',50', '']],
    ['-12345.5', { locale: 'de', decimals: 0, iso: 'EUR' }, ['-12.346', '', '\u00A0€']],
    ['-0.5', { locale: 'nl', decimals: 2, iso: 'EUR' }, ['€\u00A0-0', ',50', '']],
    ['-0.4', { locale: 'nl', decimals: 0 }, ['0', '', '']],
    ['5', { locale: 'en', decimals: 3, iso: 'KWD' }, ['KWD\u00A05', '.000', '']],
    ['5', { locale: 'pt-CV', decimals: 2, iso: 'CVE' }, ['5', '$00', '\u00A0\u200B']],
    ['2.45', { locale: 'tr', decimals: 2, style: 'percent', sign: '+' }, ['+%2', ',45', '']],
    ['2.45', { locale: 'fa', decimals: 1 }, ['۲', '٫۵', '']],
  ])('%s with %o', (value, options, pieces) => {
    expect(numberPieces(value, options)).toEqual(pieces);
  });

  it('isolates only Latin letters in right-to-left text', () => {
    const five = (locale: string, iso: string) =>
      numberPieces('5', { locale, decimals: 0, iso }).join('');
    expect(five('ar', 'USD')).toBe('\u200F5\u00A0\u200FUS$\u200E');
    expect(five('he', 'KWD')).toBe('\u200F5\u00A0\u200F\u200FKWD\u200E');
    expect(five('ar-EG', 'KWD')).toBe('\u200F٥\u00A0د.ك.\u200F');
    expect(five('fa', 'KWD')).toBe('\u200EKWD\u00A0۵');
    expect(five('ur', 'KWD')).toBe('KWD\u00A05');
  });

  it('uses one cached formatter for each kind and sign', () => {
    const { NumberFormat } = Intl;
    const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...given) {
      return new NumberFormat(...given);
    });
    const write = (value: Decimal) =>
      numberPieces(value, { locale: 'pl', decimals: 2, iso: 'EUR' }).join('');
    expect([write('1.5'), write('-1.5')]).toEqual(['1,50\u00A0€', '-1,50\u00A0€']);
    expect(made).toHaveBeenCalled();
    made.mockClear();
    expect([write('2.5'), write('-2.5')]).toEqual(['2,50\u00A0€', '-2,50\u00A0€']);
    expect(made).not.toHaveBeenCalled();
  });
});

describe('the marks of a locale', () => {
  it('are those of plain numbers and of money', () => {
    expect(marksOf('pt-CV', 'USD')).toEqual({
      groups: ['\u00A0'],
      groupSizes: { inner: 3, last: 3 },
      points: [',', '$'],
      units: ['US$'],
    });
    expect(marksOf('de-AT', 'EUR').groups).toEqual(['\u00A0', '.']);
  });

  it('are only those of plain numbers if there is no currency', () => {
    expect(marksOf('hi', undefined)).toEqual({
      groups: [','],
      groupSizes: { inner: 2, last: 3 },
      points: ['.'],
      units: [],
    });
  });
});
