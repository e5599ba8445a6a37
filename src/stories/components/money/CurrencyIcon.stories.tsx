import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CurrencyIcon } from '../../../components/money/CurrencyIcon';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import { matrix } from '../../../testing/matrix';
import { inOtherCurrencies, OTHER_CURRENCIES } from '../../../testing/otherCurrencies';

/**
 * A currency's sign on a coin, drawn and not typed, since few fonts have all six. Use it beside the
 * currency's name or symbol, never in their place: it is ornament, and a screen reader passes it
 * by.
 *
 * **When not to use it**: In place of a currency's name or symbol: it is ornament. For a sign of
 * your own: `Coin`. For a user: `UserAvatar`.
 *
 * **States**: one per currency. It takes the theme's primary colour and never shrinks in a row.
 *
 * **Keyboard**: none. In a button or option it is that which is pressed.
 *
 * **Related**: `Coin`, `CurrencyItem`, `NetworkSelector`, `MarketTrends`, `Amount`.
 *
 * **Find it by**: coin, currency symbol, bitcoin icon, dollar sign.
 */
const meta = preview.meta({
  component: CurrencyIcon,
  args: { currency: 'usd' as const },
});

export const Base = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('A screen reader passes it by, and Tab too', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      await expect(canvasElement.querySelector('[tabindex], button, a')).not.toBeInTheDocument();
    });
    await step('It is a coin of 40 pixels', async () => {
      const coin = canvasElement.querySelector('svg')?.getBoundingClientRect();
      await expect(coin).toMatchObject({ width: 40, height: 40 });
    });
  },
});

/** All six, each beside its name, as they are meant to be used. */
export const WithEveryCurrency = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
      {CURRENCY_LIST.map(({ id, name, symbol }) => (
        <li key={id} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <CurrencyIcon currency={id} />
          {name} ({symbol})
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual([
      'US Dollar (USD)',
      'Euro (EUR)',
      'British Pound (GBP)',
      'Bitcoin (BTC)',
      'Ethereum (ETH)',
      'Cardano (ADA)',
    ]);
    const drawings = [...canvasElement.querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    await expect(new Set(drawings).size).toBe(6);
  },
});

/** Beside a text that fills the row it stays a coin: it is the text that gives way. */
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Story />
        <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          United States Dollar, also known as the greenback, the buck and the almighty dollar
        </span>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const coin = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(coin).toMatchObject({ width: 40, height: 40 });
  },
});

/** A currency brings its own drawing, or stands on the coin with its icon. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  render: () => (
    <>
      {OTHER_CURRENCIES.map(({ id }) => (
        <CurrencyIcon key={id} currency={id} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const coins = [...canvasElement.querySelectorAll('svg')];
    await expect(coins.map((coin) => coin.textContent)).toEqual(['¥', 'KWD', '$', '', 'Ⓝ']);
    await expect(coins[3]?.querySelector('path')).toHaveAttribute(
      'd',
      'M8 6.5h11l-3 3H5zM8 14.5h11l-3 3H5z',
    );
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Dollar: <CurrencyIcon currency="usd" />,
      Euro: <CurrencyIcon currency="eur" />,
      Pound: <CurrencyIcon currency="gbp" />,
      Bitcoin: <CurrencyIcon currency="btc" />,
      Ether: <CurrencyIcon currency="eth" />,
      Ada: <CurrencyIcon currency="ada" />,
    },
    { cell: 150 },
  ),
);
