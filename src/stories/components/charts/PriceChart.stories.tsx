import { useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import preview from '#.storybook/preview';
import { PriceChart, type PriceChartProps } from '../../../components/charts/PriceChart/PriceChart';
import type { Decimal } from '../../../domain/money/money';
import {
  priceHistory,
  type PricePoint,
  type PriceSource,
} from '../../../domain/prices/priceHistory';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { inFlorin } from '../../../testing/otherCurrencies';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');

const BITCOIN: PriceSource = { seed: 'btc', price: '43250', swing: 'crypto' };

const DAY = priceHistory(BITCOIN, '1d', NOW);
const WEEK = priceHistory(BITCOIN, '1w', NOW);
const YEAR = priceHistory(BITCOIN, '1y', NOW);

/** Returns points that are an hour apart. The last price is the current price. */
const hourly = (prices: readonly Decimal[]): readonly PricePoint[] =>
  prices.map((price, index) => ({ at: NOW - (prices.length - 1 - index) * 3_600_000, price }));

/** Returns the price of 100 dollars a number of days ago, and the current price. */
const daysAgo = (days: number): readonly PricePoint[] => [
  { at: NOW - days * 86_400_000, price: '100' },
  { at: NOW, price: '112.9' },
];

const now = createStore<{ price: Decimal }>(() => ({ price: '43250' }));

function MovingChart(props: PriceChartProps) {
  return <PriceChart {...props} price={useStore(now).price} />;
}

/**
 * A chart with a button. Each press removes the first price, and adds a price an hour after the last price and a dollar
 * higher.
 */
function GrowingChart({ points: first, ...chart }: PriceChartProps) {
  const [points, setPoints] = useState(first);
  const grow = () => {
    setPoints((before) => [
      ...before.slice(1),
      {
        at: (before.at(-1)?.at ?? NOW) + 3_600_000,
        price: String(before.length + Number(before[0]?.price)) as Decimal,
      },
    ]);
  };
  return (
    <>
      <button type="button" onClick={grow}>
        Grow
      </button>
      <PriceChart {...chart} points={points} />
    </>
  );
}

/**
 * A line chart of a price. It marks the highest and the lowest price, and the user can read each price with pointer,
 * touch or keyboard.
 *
 * Use it to let the user read prices over a period. A button shows the same prices as a table. The line ends at the
 * current price: the prop `price`, or else the price of the last point. The chart does not show the current price as
 * text, so show it above the chart with `Amount`.
 *
 * **When not to use it**: For a trend without figures, use `Sparkline`. For only the current price and its change, use
 * `Amount` and `ChangeLabel`.
 *
 * **Keyboard**: Tab reaches the line, which is a slider.
 *
 * - Left and Down select the previous price. Right and Up select the next price. Page Down moves back by ten prices,
 *   and Page Up moves forward by ten prices. Home selects the oldest price, and End selects the latest price.
 * - The next Tab reaches the button `Show as table`. Enter on the button shows a table instead of the line. The table
 *   is before the button, so Shift+Tab moves from the button to the table. Arrow keys scroll the table.
 *
 * **Announces**: the slider's value, which is a price and its time. A new price that arrives while the slider has the
 * focus is not announced.
 *
 * **Find it by**: chart, graph, line chart, price history, course, candles, high and low.
 */
const meta = preview.meta({
  component: PriceChart,
  args: { points: DAY, range: '1d' as const, thisYear: 2026 },
  // The control of a list shows each of its items.
  argTypes: { points: { control: false } },
});

const sliderIn = (canvas: ReturnType<typeof within>, name = 'Price') =>
  canvas.getByRole('slider', { name });

const lineIn = (element: HTMLElement) =>
  element.querySelector('[data-part=line]')?.getAttribute('d');

/** Returns the texts of the times below the line that are shown. */
const timesIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-part=time]')]
    .filter((time) => time.offsetWidth > 0)
    .map(({ textContent }) => textContent.replaceAll('\u202F', ' '));

/** A day of Bitcoin prices. */
export const Base = meta.story();

Base.test('reads out the newest price, and shows the highest and lowest', async ({ canvas }) => {
  const slider = sliderIn(canvas);
  await expect(slider).toHaveAttribute('aria-valuetext', '$43,250.00, Mar 14, 9:26 AM');
  await expect(slider).toHaveAttribute('aria-valuemax', '96');
  await expect(canvas.queryByText('$43,250.00')).not.toBeInTheDocument();
  await expect(canvas.getByText(/^High \$4[345],\d{3}\.\d{2}$/)).toBeVisible();
  await expect(canvas.getByText(/^Low \$4[123],\d{3}\.\d{2}$/)).toBeVisible();
  await expect(canvas.getByText('-1.41%').closest('p')?.textContent).toBe('-1.41% in the past day');
});

Base.test(
  'selects the price below the pointer where the chart does not begin at the left edge',
  {
    render: (args) => (
      <div style={{ marginInlineStart: 240 }}>
        <PriceChart {...args} />
      </div>
    ),
    args: { points: hourly(['1', '2', '3', '4', '5']) },
  },
  async ({ canvas }) => {
    const slider = sliderIn(canvas);
    const { left, width } = slider.getBoundingClientRect();
    await fireEvent.pointerMove(slider, { clientX: left + width / 4, pointerType: 'mouse' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '1'));
  },
);

/** A chart with a single price, with tiny prices, and with huge prices. */
Base.test(
  'a single price is shown as a horizontal line, and the slider has only one value',
  { args: { points: hourly(['43250']) } },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sliderIn(canvas)).toHaveAttribute('aria-valuetext', '$43,250.00, Mar 14, 9:26 AM');
    await expect(lineIn(canvasElement)).toBe('M0 500H1000');
  },
);

Base.test(
  'prices far below a cent are shown with up to four significant digits',
  { args: { points: hourly(['0.00000001', '0.000000011', '0.0000000105']) } },
  async ({ canvas }) => {
    await expect(sliderIn(canvas)).toHaveAttribute(
      'aria-valuetext',
      '$0.0000000105, Mar 14, 9:26 AM',
    );
    await expect(canvas.getByText('High $0.000000011')).toBeVisible();
    await expect(canvas.getByText('Low $0.00000001')).toBeVisible();
  },
);

Base.test(
  'fits a huge price',
  { args: { points: hourly(['98765432109876.54', '98765432109870', '98765432109999.99']) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('High $98,765,432,109,999.99')).toBeVisible();
  },
);

Base.test('states that there are no prices', { args: { points: [] } }, async ({ canvas }) => {
  await expect(canvas.getByText('There are no prices for this period yet.')).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

/** The slider and the table contain the same times, so screen readers ignore the times below the line. */
Base.test(
  'shows the times of the start, the middle and the end',
  async ({ canvas, canvasElement }) => {
    await expect(timesIn(canvasElement)).toEqual(['9:30 AM', '9:30 PM', '9:26 AM']);
    await expect(canvas.getByText('9:30 PM').closest('[aria-hidden=true]')).not.toBeNull();
  },
);

Base.test(
  'shows days for a week, in the language and the time zone of the user',
  {
    decorators: inFlorin({ locale: 'de', timeZone: 'Pacific/Kiritimati' }),
    args: { range: '1w', points: WEEK },
  },
  async ({ canvasElement }) => {
    await expect(timesIn(canvasElement)).toEqual(['7. März', '11. März', '14. März']);
  },
);

Base.test(
  'shows years for prices of two years',
  { args: { range: 'all', points: daysAgo(730) } },
  async ({ canvasElement }) => {
    await expect(timesIn(canvasElement)).toEqual(['2024', '2026']);
  },
);

Base.test(
  'shows the time of a single price at the end of the line',
  { args: { points: hourly(['43250']) } },
  async ({ canvas, canvasElement }) => {
    await expect(timesIn(canvasElement)).toEqual(['9:26 AM']);
    const { right } = sliderIn(canvas).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('9:26 AM'));
    await expect(Math.abs(right - range.getBoundingClientRect().right)).toBeLessThan(1);
  },
);

Base.test(
  'omits the middle if three times do not fit',
  {
    args: { range: '1y', points: YEAR },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ canvasElement }) => {
    await expect(timesIn(canvasElement)).toEqual(['Mar 15, 2025', 'Mar 14']);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
);

/** The selected price stays when the points change. */
Base.test('selects a price by keyboard', async ({ step, canvas, userEvent }) => {
  const slider = sliderIn(canvas);
  await step('Tab reaches the line, Left selects the previous price', async () => {
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '95');
    await expect(slider.getAttribute('aria-valuetext')).toMatch(
      /^\$4\d,\d{3}\.\d{2}, Mar 14, 9:15 AM$/,
    );
  });
  await step('The keys do not scroll the page', async () => {
    // `fireEvent` returns false if the default action was prevented.
    for (const key of ['ArrowUp', 'ArrowDown'])
      await expect(await fireEvent.keyDown(slider, { key })).toBe(false);
    await expect(slider).toHaveAttribute('aria-valuenow', '95');
  });
  await step('Page Up and Page Down move by ten prices', async () => {
    await userEvent.keyboard('{PageDown}');
    await expect(slider).toHaveAttribute('aria-valuenow', '85');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(slider).toHaveAttribute('aria-valuenow', '94');
  });
  await step('Home selects the first price, which replaces the change', async () => {
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '$43,867.39, Mar 13, 9:30 AM');
    await expect(canvas.getByText('$43,867.39')).toBeVisible();
    await expect(canvas.getByText('Mar 13, 9:30 AM')).toBeVisible();
    await expect(canvas.queryByText('-1.41%')).not.toBeInTheDocument();
  });
  await step('End selects the current price, and shows the change again', async () => {
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '$43,250.00, Mar 14, 9:26 AM');
    await expect(canvas.getByText('-1.41%')).toBeVisible();
  });
});

Base.test(
  'keeps the selection when points change',
  async ({ step, canvas, userEvent, mount, args }) => {
    // A selected price stays selected when `points` change. If no price is selected, the chart shows the latest.
    await mount(<GrowingChart {...args} points={hourly(['1', '2', '3'])} />);
    const slider = sliderIn(canvas);
    const grow = () => fireEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await step('A new price moves the end by an hour', async () => {
      await expect(slider).toHaveAttribute('aria-valuetext', '$3.00, Mar 14, 9:26 AM');
      await grow();
      await expect(slider).toHaveAttribute('aria-valuetext', '$4.00, Mar 14, 10:26 AM');
    });
    await step('The selection and the focus stay', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveAttribute('aria-valuetext', '$3.00, Mar 14, 9:26 AM');
      await grow();
      await expect(slider).toHaveAttribute('aria-valuetext', '$3.00, Mar 14, 9:26 AM');
      await expect(slider).toHaveFocus();
    });
    await step('The latest price is not a selection: the chart shows each new price', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await userEvent.tab();
      await grow();
      await expect(slider).toHaveAttribute('aria-valuetext', '$6.00, Mar 14, 12:26 PM');
    });
  },
);

Base.test(
  'shows the change of the range',
  { args: { points: hourly(['100', '80', '112.9']) } },
  async ({ canvas, userEvent }) => {
    // The change is from the first price of the chart to the latest. Points that begin later than the range have the
    // time of the first point instead of the range. The table shows the change as well.
    const changeText = (percent: string) => canvas.getByText(percent).closest('p')?.textContent;
    await expect(changeText('+12.90%')).toBe('+12.90% since Mar 14, 7:26 AM');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(changeText('+12.90%')).toBe('+12.90% since Mar 14, 7:26 AM');
  },
);

Base.test(
  'shows the day of a first price of 60 days ago, without a time',
  { args: { range: 'all', points: daysAgo(60) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/since/)).toHaveTextContent(/since Jan 13$/);
  },
);

Base.test(
  'shows the year of a first price of two years ago',
  { args: { range: 'all', points: daysAgo(730) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/since/)).toHaveTextContent('+12.90% since 2024');
  },
);

/** The selection ends when the mouse leaves the chart. */
Base.test('selects a price by pointer', async ({ canvas, step }) => {
  const slider = sliderIn(canvas);
  const { left, top, width } = slider.getBoundingClientRect();
  await step('Point at a third of the line', async () => {
    await fireEvent.pointerMove(slider, { clientX: left + width / 3, clientY: top + 20 });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '32'));
  });
  await step('Touch before the start', async () => {
    await fireEvent.pointerDown(slider, { clientX: left - 30, pointerType: 'touch' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '0'));
  });
  await step('Leave the chart', async () => {
    await fireEvent.pointerOut(slider, { pointerType: 'mouse' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '96'));
  });
});

/** A new price moves the end of the line. A new maximum also moves the High mark. */
Base.test(
  'follows the current price',
  {
    render: (args) => <MovingChart {...args} />,
    beforeEach: () => {
      now.setState({ price: '43250' });
    },
  },
  async ({ canvas, canvasElement, userEvent, step }) => {
    const before = lineIn(canvasElement);
    await step('The price rises above all earlier ones', async () => {
      now.setState({ price: '45000.5' });
      await expect(await canvas.findByText('High $45,000.50')).toBeVisible();
      await expect(canvas.getByText('+2.58%')).toBeVisible();
      await expect(sliderIn(canvas)).toHaveAttribute(
        'aria-valuetext',
        '$45,000.50, Mar 14, 9:26 AM',
      );
      await expect(lineIn(canvasElement)).not.toBe(before);
      await expect(lineIn(canvasElement)).toMatch(/L1000\.00 0\.00$/);
      await expect(sliderIn(canvas)).toHaveAttribute('aria-valuemax', '96');
    });
    await step('A selected price stays selected', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Home}');
      now.setState({ price: '46000' });
      await canvas.findByText('High $46,000.00');
      await expect(sliderIn(canvas)).toHaveAttribute(
        'aria-valuetext',
        '$43,867.39, Mar 13, 9:30 AM',
      );
    });
    await step(
      'With the focus on the latest price, new prices do not change the value',
      async () => {
        await userEvent.keyboard('{End}');
        now.setState({ price: '46001' });
        await expect(await canvas.findByText('High $46,001.00')).toBeVisible();
        await expect(sliderIn(canvas)).toHaveAttribute(
          'aria-valuetext',
          '$46,000.00, Mar 14, 9:26 AM',
        );
      },
    );
    await step('Without the focus, the value follows the latest price again', async () => {
      await userEvent.tab();
      now.setState({ price: '43250' });
      await waitFor(() => expect(lineIn(canvasElement)).toBe(before));
      await expect(sliderIn(canvas)).toHaveAttribute(
        'aria-valuetext',
        '$43,250.00, Mar 14, 9:26 AM',
      );
    });
  },
);

Base.test(
  'runs left to right in Arabic',
  { globals: { language: 'ar', direction: 'rtl' } },
  async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'السعر' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '96');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '95');
  },
);

Base.test(
  'has the first and the last time at the ends of the line, also in Arabic',
  { globals: { language: 'ar', direction: 'rtl' } },
  async ({ canvas, canvasElement }) => {
    const [first, , last] = [...canvasElement.querySelectorAll('[data-part=time]')].map((time) => {
      const text = document.createRange();
      text.selectNodeContents(time);
      return text.getBoundingClientRect();
    });
    const plot = sliderIn(canvas, 'السعر').getBoundingClientRect();
    await expect(Math.abs((first?.left ?? 999) - plot.left)).toBeLessThan(2);
    await expect(Math.abs((last?.right ?? 999) - plot.right)).toBeLessThan(2);
  },
);

/** The table lists the prices of the chart, the latest first. */
export const AsTable = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Show the table, and the chart again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
      await expect(sliderIn(canvas)).toBeVisible();
    });
    await step('Show the table: it has all prices, the latest first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      const table = within(canvas.getByRole('table', { name: 'Prices, latest first' }));
      await expect(table.getAllByRole('row')).toHaveLength(98);
      await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
        'Time',
        'Price',
      ]);
      await expect(table.getAllByRole('row')[1]).toHaveTextContent('Mar 14, 9:26 AM$43,250.00');
      await expect(table.getAllByRole('row')[97]).toHaveTextContent('Mar 13, 9:30 AM$43,867.39');
    });
  },
});

/**
 * Equal prices are shown as a horizontal line. Only the highest price is marked, because the lowest price is equal to
 * it.
 */
export const EqualPrices = meta.story({
  args: { points: hourly(['1', '1', '1']) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('High $1.00')).toBeVisible();
    await expect(canvas.queryByText(/^Low/)).not.toBeInTheDocument();
    await expect(lineIn(canvasElement)).toBe('M0.00 500.00L500.00 500.00L1000.00 500.00');
  },
});

/** Prices and times are formatted for the locale. */
export const BritishLocale = meta.story({
  decorators: inFlorin({ locale: 'en-GB' }),
  play: async ({ canvas }) => {
    await expect(sliderIn(canvas)).toHaveAttribute('aria-valuetext', 'US$43,250.00, 14 Mar, 9:26');
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      'A day': <PriceChart points={DAY} range="1d" thisYear={2026} />,
      'A year': <PriceChart points={YEAR} range="1y" thisYear={2026} />,
      'Equal prices': <PriceChart points={hourly(['1', '1', '1'])} thisYear={2026} />,
      'One price': <PriceChart points={hourly(['43250'])} thisYear={2026} />,
      'No price': <PriceChart points={[]} />,
    },
    { cell: 300, onPaper: true },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'No price')) {
      await expect(cell.getByText('There are no prices for this period yet.')).toBeVisible();
      await expect(cell.queryByRole('slider')).not.toBeInTheDocument();
    }
  },
});
