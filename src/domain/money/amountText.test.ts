import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount';
import { amountText } from './amountText';
import { CURRENCIES, CURRENCY_LIST } from '../currency/currency';
import { LANGUAGES } from '../../state/settings/language';
import type { Decimal } from './money';

const { usd, eur, btc } = CURRENCIES;

describe('the text of an amount in a field', () => {
  it('has the decimals of its currency, and no groups', () => {
    expect(amountText('120', usd)).toBe('120.00');
    expect(amountText('1250.5', eur)).toBe('1250.50');
    expect(amountText('0.0125', btc)).toBe('0.0125');
    expect(amountText('21000000', btc)).toBe('21000000');
  });

  it('has the digits and the decimal mark of its locale', () => {
    expect(amountText('1250.5', eur, { locale: 'de' })).toBe('1250,50');
    expect(amountText('1250.5', eur, { locale: 'ar-EG' })).toBe('١٢٥٠٫٥٠');
    expect(amountText('1250.5', eur, { locale: 'hi-IN-u-nu-deva' })).toBe('१२५०.५०');
  });

  it('keeps surplus decimals, so the field can refuse them', () => {
    expect(amountText('1.005', usd)).toBe('1.005');
  });
});

const locales = [...Object.keys(LANGUAGES), 'ar-EG', 'fa-IR', 'de-CH', 'en-IN', 'pt-PT'];

it('the text of an amount is read as the same amount in every locale, and without a locale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_LIST),
      fc.constantFrom(undefined, ...locales),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (currency, locale, units) => {
        const text = String(units).padStart(currency.decimals + 1, '0');
        const cut = text.length - currency.decimals;
        const value = `${text.slice(0, cut)}.${text.slice(cut)}`.replace(/\.?0+$/, '') as Decimal;
        expect(parseAmount(amountText(value, currency, { locale }), currency, { locale })).toEqual({
          ok: true,
          value,
        });
      },
    ),
  );
});
