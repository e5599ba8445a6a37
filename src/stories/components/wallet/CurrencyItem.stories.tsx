import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CurrencyItem } from '../../../components/wallet/CurrencyItem';
import { CURRENCIES, type Currency } from '../../../domain/currency/currency';
import { SAMPLE_BALANCES, SAMPLE_MARKET } from '../../../domain/demo/sampleWorld';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { seenIn } from '../../../testing/lines';

const BITCOIN = { ...CURRENCIES.btc, ...SAMPLE_MARKET.btc, balance: SAMPLE_BALANCES.btc };
const ETHER = { ...CURRENCIES.eth, ...SAMPLE_MARKET.eth, balance: SAMPLE_BALANCES.eth };

/**
 * A row for a currency of a wallet: the balance, its value, the price and the change of the price.
 *
 * Use it in a `CurrencyList`. The value and the price are in the unit of account, which is the US dollar by default.
 *
 * **When not to use it**: For only prices, use `MarketTrends`. For only a balance, use `Amount`.
 *
 * **Keyboard**: With `onSelect`, the row is a button, and Enter or Space selects the currency. Without `onSelect`, the
 * row has no Tab stop.
 *
 * **Announces**: with `onSelect`, a toggle button, which is pressed if the currency is selected.
 *
 * **Find it by**: balance of a currency, holding, asset, coin, row.
 */
const meta = preview.meta({
  component: CurrencyItem,
  args: { currency: BITCOIN, onSelect: fn() },
});

export const Base = meta.story();

/** @spec wallet-currency-value */
Base.test('reads out the whole row, and reports a press', async ({ canvas, userEvent, args }) => {
  const line = canvas.getByRole('button', { pressed: false });
  await expect(line).toHaveAccessibleName(
    'Bitcoin BTC 0.1542 BTC $6,670.45 Price $43,250.00 +2.45%',
  );
  await userEvent.click(line);
  await expect(args.onSelect).toHaveBeenCalledOnce();
});

/** The row never rounds an amount to zero, cuts it off, or guesses it. */
Base.test(
  'fits a huge amount',
  {
    args: { currency: { ...BITCOIN, balance: '20999999.99999999', price: '98765432.1' } },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('21,000,000.0000 BTC');
    await expect(canvas.getByRole('button')).toHaveTextContent('$2,074,074,074,099,999.01');
  },
);

Base.test(
  'shows a tiny amount',
  {
    args: { currency: { ...ETHER, balance: '0.000000000000000001', price: '0.00672341' } },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    // An amount below the smallest shown unit begins with `<`. The price has four significant digits.
    await expect(canvas.getByRole('button')).toHaveTextContent(
      '<0.0001 ETH <$0.01 Price $0.006723',
    );
  },
);

Base.test(
  'cuts a long name',
  {
    args: {
      currency: {
        ...BITCOIN,
        name: 'The wrapped and staked bitcoin of Vila Nova de Milfontes',
        symbol: 'WSBTCVNDM',
      },
    },
    globals: { viewport: { value: 'small' } },
  },
  async () => {},
);

Base.test(
  'shows unreadable numbers as they are',
  {
    args: {
      currency: JSON.parse(
        JSON.stringify({
          ...CURRENCIES.btc,
          balance: 0.5,
          price: 43250.25,
          change24h: -2.45,
        }),
      ) as Currency,
    },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    // If untyped JSON contains numbers instead of text, each number is shown unchanged with a question mark, and no
    // value is calculated.
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Bitcoin BTC 0.5 BTC ? ? Price 43250.25 USD ? -2.45% ?',
    );
  },
);

/** On a right-to-left page, the currency of a German amount stays after the number. */
Base.test(
  'keeps the unit after the figures',
  { globals: { language: 'de', direction: 'rtl' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('6.670,45 $'))).toBe('6.670,45 $');
    await expect(seenIn(canvas.getByText('43.250,00 $'))).toBe('43.250,00 $');
  },
);

/** Without a price, the row shows only the balance. */
export const UnknownPrice = meta.story({
  args: { currency: { ...CURRENCIES.btc, balance: '0.15423' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Bitcoin BTC 0.1542 BTC');
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      Base: <CurrencyItem {...meta.input.args} />,
      Chosen: <CurrencyItem {...meta.input.args} selected />,
      Hidden: <CurrencyItem {...meta.input.args} hidden />,
      'Chosen and hidden': <CurrencyItem {...meta.input.args} selected hidden />,
      Falling: <CurrencyItem {...meta.input.args} currency={ETHER} />,
      Nothing: <CurrencyItem {...meta.input.args} currency={{ ...BITCOIN, balance: '0' }} />,
    },
    { onPaper: true },
  ),
  play: async ({ canvasElement }) => {
    // The currency is the primary currency. An icon marks the row, so that it differs not only by colour.
    for (const cell of cellsCalled(canvasElement, 'Chosen')) {
      await expect(cell.getByRole('button', { pressed: true })).toBeVisible();
    }
    // The balance and its value are hidden. The price stays visible.
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      const line = cell.getByRole('button');
      await expect(line).toHaveAccessibleName('Bitcoin BTC Amount hidden Price $43,250.00 +2.45%');
      await expect(line).not.toHaveTextContent('0.1542');
      await expect(line).not.toHaveTextContent('6,670.45');
    }
    for (const cell of cellsCalled(canvasElement, 'Falling')) {
      await expect(cell.getByRole('button')).toHaveTextContent('-1.23%');
    }
  },
});
