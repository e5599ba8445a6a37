import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CURRENCIES, type CurrencyId } from '../../domain/currency/currency';
import { parseAmount } from '../../domain/money/amount';
import {
  formatAmount,
  formatChange,
  formatConverted,
  formatMoment,
  formatRate,
  type Precision,
} from '../../domain/money/format';
import type { Decimal } from '../../domain/money/money';
import { refusalText } from '../../components/money/refusalText';
import { SpecimenTable } from './Specimens';

const SAMPLES: readonly (readonly [Decimal, CurrencyId])[] = [
  ['20009.337', 'usd'],
  ['0.5', 'eur'],
  ['0.154230009', 'btc'],
  ['2.8934', 'eth'],
  ['1250', 'ada'],
];

const PRECISIONS: readonly Precision[] = ['display', 'exact', 'price', 'whole'];

/** A table of amounts, formatted with each precision of `formatAmount`. */
function Precisions() {
  return (
    <SpecimenTable
      caption="formatAmount"
      heads={['Value', ...PRECISIONS]}
      rows={SAMPLES.map(([value, currency]) => [
        `'${value}', '${currency}'`,
        ...PRECISIONS.map((precision) => formatAmount(value, CURRENCIES[currency], { precision })),
      ])}
    />
  );
}

const OTHERS: readonly (readonly [string, string])[] = [
  ["formatConverted('0.023', btc)", formatConverted('0.023', CURRENCIES.btc)],
  ["formatRate('0.92', usd, eur)", formatRate('0.92', CURRENCIES.usd, CURRENCIES.eur)],
  ["formatChange('2.45')", formatChange('2.45')],
  ["formatChange('-1.234')", formatChange('-1.234')],
  ["formatChange('-0.004')", formatChange('-0.004')],
  ["formatMoment('2026-03-14T09:01:00.000Z')", formatMoment('2026-03-14T09:01:00.000Z')],
];

const TYPED: readonly (readonly [string, CurrencyId])[] = [
  ['1,250.50', 'usd'],
  ['.5', 'btc'],
  ['$47.32', 'usd'],
  ['0.5 BTC', 'btc'],
  ['1,5', 'eur'],
  ['1,234', 'eur'],
  ['١٢٫٥', 'usd'],
  ['ten', 'usd'],
  ['0', 'usd'],
  ['1.005', 'usd'],
];

/** Returns the result of `parseAmount` as text: an amount or a refusal. */
function readingOf(text: string, currency: CurrencyId): string {
  const result = parseAmount(text, CURRENCIES[currency]);
  return result.ok ? `'${result.value}'` : `refused: ${refusalText(result.refusal)}`;
}

/**
 * How the functions in `src/domain/` format and parse amounts of money, with computed results.
 *
 * **Keyboard**: Tab moves to a wide table, and arrow keys scroll it.
 */
const meta = preview.meta({ component: Precisions, tags: ['!autodocs'] });

/** Each amount, formatted with each precision. */
export const Amounts = meta.story({
  play: async ({ canvas }) => {
    const cells = (name: RegExp) =>
      [...canvas.getByRole('row', { name }).querySelectorAll('td')].map((td) => td.textContent);
    await expect(cells(/^'20009.337', 'usd'/)).toEqual([
      '$20,009.34',
      '$20,009.337',
      '$20,009.34',
      '$20,009',
    ]);
    await expect(cells(/^'0.154230009', 'btc'/)).toEqual([
      '0.1542 BTC',
      '0.154230009 BTC',
      '0.1542 BTC',
      '0 BTC',
    ]);
  },
});

/** The formats of conversions, rates, changes and times. */
export const OtherFormats = meta.story({
  render: () => (
    <SpecimenTable caption="The other formats" heads={['Call', 'Text']} rows={OTHERS} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.023000 BTC')).toBeVisible();
    await expect(canvas.getByText('1 USD = 0.92 EUR')).toBeVisible();
    await expect(canvas.getByText('-1.23%')).toBeVisible();
    await expect(canvas.getByText('0.00%')).toBeVisible();
  },
});

/** Each typed text, with the parsed amount or the refusal. */
export const TypedAmounts = meta.story({
  render: () => (
    <SpecimenTable
      caption="parseAmount"
      heads={['Typed', 'Currency', 'Read as']}
      rows={TYPED.map(([text, currency]) => [text, currency, readingOf(text, currency)])}
    />
  ),
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/^1,250.50/)).toHaveTextContent("'1250.5'");
    await expect(row(/^1,5 /)).toHaveTextContent("'1.5'");
    await expect(row(/^1,234/)).toHaveTextContent(
      'refused: 1,234 can be read as 1234 or 1.234. Please write it without a comma.',
    );
    await expect(row(/^١٢٫٥/)).toHaveTextContent("'12.5'");
    await expect(row(/^ten/)).toHaveTextContent('refused: Enter a number');
    await expect(row(/^0 usd/)).toHaveTextContent('refused: Enter an amount above 0');
    await expect(row(/^1.005/)).toHaveTextContent('refused: At most 2 decimals');
  },
});
