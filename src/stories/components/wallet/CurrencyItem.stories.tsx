import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CurrencyItem } from '../../../components/wallet/CurrencyItem/CurrencyItem';
import type { Currency } from '../../../domain/currency/currency';
import { CURRENCIES } from '../../../domain/currency/currency';
import { SAMPLE_BALANCES, SAMPLE_MARKET } from '../../../domain/ledger/sampleWorld';
import { matrix } from '../../../testing/matrix';
import { seenIn } from '../../../testing/lines';

const BITCOIN = { ...CURRENCIES.btc, ...SAMPLE_MARKET.btc, balance: SAMPLE_BALANCES.btc };
const ETHER = { ...CURRENCIES.eth, ...SAMPLE_MARKET.eth, balance: SAMPLE_BALANCES.eth };

/**
 * A currency as a wallet holds it: how much there is of it, what that is worth in the unit of account, what
 * one costs, and how that has changed. It stands in the `CurrencyList`; for prices alone there are
 * the `MarketTrends`.
 *
 * **When not to use it**: For prices alone: that is `MarketTrends`. Outside a list of currencies:
 * `Amount`.
 *
 * **States**: chosen or not; hidden; rising, falling and standing still.
 *
 * **Keyboard**: a button that stays pressed: Enter and Space make it the primary currency.
 *
 * **Announces**: whether it is pressed, which is to say the primary currency.
 *
 * **Related**: `CurrencyList`, `MarketTrends`, `ChangeLabel`, `CurrencyIcon`.
 *
 * **Find it by**: balance of a currency, holding, asset, coin, row.
 */
const meta = preview.meta({
  component: CurrencyItem,
  args: { currency: BITCOIN, onSelect: fn() },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const line = canvas.getByRole('button', { pressed: false });
    await expect(line).toHaveAccessibleName(
      'Bitcoin BTC 0.1542 BTC $6,670.45 Price $43,250.00 +2.45%',
    );
    await userEvent.click(line);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

/** Numbers out of JSON are shown as they were written, with a mark, and are not multiplied. */
export const OddValues = meta.story({
  args: {
    currency: JSON.parse(
      JSON.stringify({ ...CURRENCIES.btc, balance: 0.5, price: 43250.25, change24h: -2.45 }),
    ) as Currency,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Bitcoin BTC 0.5 BTC ? ? Price 43250.25 USD ? -2.45% ?',
    );
  },
});

/** The primary currency. A mark says so, and not the colour alone. */
export const Selected = meta.story({
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

/** Bullets stand for what there is; the price is nobody's secret. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button');
    await expect(line).toHaveAccessibleName('Bitcoin BTC Amount hidden Price $43,250.00 +2.45%');
    await expect(line).not.toHaveTextContent('0.1542');
    await expect(line).not.toHaveTextContent('6,670.45');
  },
});

export const Falling = meta.story({
  args: { currency: ETHER },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('-1.23%');
  },
});

/** Less than a list shows: neither the balance nor its worth reads as nothing, and the price keeps four digits. */
export const TinyAmount = meta.story({
  args: { currency: { ...ETHER, balance: '0.000000000000000001', price: '0.00672341' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(
      '<0.0001 ETH <$0.01 Price $0.006723',
    );
  },
});

export const HugeAmount = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { currency: { ...BITCOIN, balance: '20999999.99999999', price: '98765432.1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('21,000,000.0000 BTC');
    await expect(canvas.getByRole('button')).toHaveTextContent('$2,074,074,074,099,999.01');
  },
});

export const LongName = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    currency: {
      ...BITCOIN,
      name: 'The wrapped and staked bitcoin of Vila Nova de Milfontes',
      symbol: 'WSBTCVNDM',
    },
  },
});

/** The unit stays behind the figures where German is shown from right to left. */
export const UnitStaysBehindTheFigures = meta.story({
  globals: { language: 'de', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('6.670,45 $'))).toBe('6.670,45 $');
    await expect(seenIn(canvas.getByText('43.250,00 $'))).toBe('43.250,00 $');
  },
});

export const Matrix = meta.story(
  matrix(
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
);
