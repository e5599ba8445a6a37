import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PricePanel } from '../../../features/charts/PricePanel';
import { priceHistory } from '../../../domain/prices/priceHistory';
import { matrix } from '../../../testing/matrix';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');

/**
 * A currency's current price, and a chart of its past prices in a range that the user selects.
 *
 * Use it on the page of one currency.
 *
 * **When not to use it**: For a chart without a price and ranges, use `PriceChart`. For the prices of all currencies,
 * use `MarketTrends`.
 *
 * **Keyboard**: Tab moves from the ranges to the chart. In the ranges, arrow keys select a range. In the chart, arrow
 * keys move through the prices.
 *
 * **Announces**: that the price is out of date.
 *
 * **Find it by**: current price, price history, rate.
 */
const meta = preview.meta({
  id: 'components-screens-pricepanel',
  component: PricePanel,
  args: {
    price: '43250',
    currency: 'usd',
    range: '1d',
    onRange: fn(),
    points: priceHistory({ seed: 'btc', price: '43250', swing: 'crypto' }, '1d', NOW),
    thisYear: 2026,
  },
});

export const Base = meta.story();

Base.test('shows the price, and reports the chosen range', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Price' })).toHaveTextContent(/^Price\$43,250/);
  await userEvent.click(canvas.getByRole('radio', { name: '1 week' }));
  await expect(args.onRange).toHaveBeenCalledWith('1w');
});

Base.test(
  'has the same height when the prices have loaded',
  {
    render: function LoadingPanel({ points, ...panel }) {
      const [isLoaded, setLoaded] = useState(false);
      return (
        <>
          <PricePanel {...panel} points={isLoaded ? points : undefined} />
          <button
            type="button"
            onClick={() => {
              setLoaded(true);
            }}
          >
            Load
          </button>
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('region', { name: 'Price' });
    const { height } = panel.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('slider', { name: 'Price' })).toBeVisible();
    await expect(Math.abs(panel.getBoundingClientRect().height - height)).toBeLessThan(0.5);
  },
);

export const Matrix = meta.story(
  matrix(
    {
      Filled: <PricePanel {...meta.input.args} />,
      Loading: <PricePanel {...meta.input.args} points={undefined} />,
      'Out of date, no past prices': (
        <PricePanel {...meta.input.args} points={[]} staleSince="2026-03-14T09:20:00.000Z" />
      ),
    },
    { cell: 300 },
  ),
);
