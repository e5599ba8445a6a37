import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CurrencyIcon } from '../../../components/money/CurrencyIcon';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import { matrix } from '../../../testing/matrix';
import { inOtherCurrencies, OTHER_CURRENCIES } from '../../../testing/otherCurrencies';

/**
 * The sign of a currency as a round icon. The signs of the six default currencies are SVG drawings, because few fonts
 * contain all of them.
 *
 * Use it beside the name or the code of the currency. Do not use the icon without such a text, because screen readers
 * ignore the icon.
 *
 * **When not to use it**: For a drawing that belongs to no currency, use `Coin`. For a user, use `UserAvatar`.
 *
 * **Find it by**: coin, currency symbol, bitcoin icon, dollar sign.
 */
const meta = preview.meta({
  component: CurrencyIcon,
  args: { currency: 'usd' as const },
});

export const Base = meta.story();

Base.test('screen readers and Tab ignore the icon', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await expect(canvasElement.querySelector('[tabindex], button, a')).not.toBeInTheDocument();
});

Base.test('the icon is 40 px wide and high', async ({ canvasElement }) => {
  const coin = canvasElement.querySelector('svg')?.getBoundingClientRect();
  await expect(coin).toMatchObject({ width: 40, height: 40 });
});

/** The text beside the icon wraps, and the icon does not shrink. */
Base.test(
  'keeps its size beside long text',
  {
    globals: { viewport: { value: 'small' } },
    decorators: [
      (Story) => (
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Story />
          <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
            United States dollar, also known as the greenback, the buck and the almighty dollar
          </span>
        </div>
      ),
    ],
  },
  async ({ canvasElement }) => {
    const coin = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(coin).toMatchObject({ width: 40, height: 40 });
  },
);

/** The six default currencies, each beside its name. */
export const AllCurrencies = meta.story({
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

AllCurrencies.test('each sign has a different colour', async ({ canvasElement }) => {
  const colors = [...canvasElement.querySelectorAll('svg')].map(
    (coin) => getComputedStyle(coin).color,
  );
  await expect(new Set(colors).size).toBe(6);
});

/**
 * Currencies that an app adds. If a currency has a `sign`, the icon shows this SVG path. Otherwise the icon shows the
 * text in `icon`.
 */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {OTHER_CURRENCIES.map(({ id }) => (
        <CurrencyIcon key={id} currency={id} />
      ))}
    </div>
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
