import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChangeLabel } from '../../../components/money/ChangeLabel/ChangeLabel';
import { matrix } from '../../../testing/matrix';
import { seenIn } from '../../../testing/lines';

/**
 * How much a price or a total has changed, in percent. Use it beside the value that it is about.
 *
 * **When not to use it**: For amounts of money: that is `Amount`. For a percentage that is not a
 * change: it is always signed.
 *
 * **States**: gain, loss, none. Each has its own sign and arrow; the colour comes on top, and is
 * left out on coloured grounds with `tone="onColor"`.
 *
 * **Keyboard**: none, it is text. The arrow is ornament: the sign says the same to a screen reader.
 *
 * **Related**: `BalanceCard`, `CurrencyItem`, `MarketTrends`, `Amount`.
 *
 * **Find it by**: percent, gain, loss, trend, up, down, 24h.
 */
const meta = preview.meta({
  component: ChangeLabel,
  args: { change: '2.45' as const },
});

/** A gain. */
export const Base = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+2.45%')).toBeVisible();
    await expect(canvas.getByText('+2.45%')).toHaveStyle({ color: 'rgb(27, 122, 67)' });
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Negative = meta.story({
  args: { change: '-1.23' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-1.23%')).toBeVisible();
    await expect(canvas.getByText('-1.23%')).toHaveStyle({ color: 'rgb(179, 38, 30)' });
  },
});

/** Nothing has changed: neither gain nor loss. */
export const Unchanged = meta.story({
  args: { change: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+0.00%')).toHaveStyle({ color: 'rgb(85, 99, 92)' });
  },
});

/** A loss that two decimals cannot show looks like no change, not like a loss of nothing. */
export const TinyAmount = meta.story({
  args: { change: '-0.004' },
  play: async ({ canvas, step }) => {
    await step('It reads as no change, and has the quiet colour of no change', async () => {
      await expect(canvas.getByText('+0.00%')).toHaveStyle({ color: 'rgb(85, 99, 92)' });
    });
  },
});

export const HugeAmount = meta.story({
  args: { change: '1234567.891', period: '24h' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1,234,567.89% (24h)')).toBeVisible();
  },
});

/** Says over which span of time the change was. */
export const WithPeriod = meta.story({
  args: { period: '24h' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2.45% (24h)')).toBeVisible();
  },
});

/** On a coloured ground it takes the colour of its surroundings; sign and arrow still tell. */
export const OnColor = meta.story({
  args: { change: '-1.23', tone: 'onColor' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, color: '#FFFFFF', backgroundColor: '#0B4D3A' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-1.23%')).toHaveStyle({ color: 'rgb(255, 255, 255)' });
  },
});

/** The sign stays in front of the figure, and the span of time behind it. */
export const SignStaysInFront = meta.story({
  args: { period: '24h' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('+2.45% (24h)'))).toBe('+2.45% (24h)');
  },
});

/** Arabic reads on to the left, but for the figures themselves. */
export const ReadsOnToTheLeftInArabic = meta.story({
  args: { period: '24 ساعة' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByText(/2\.45/))).toMatch(/24\W+\+2\.45%$/);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Gain: <ChangeLabel change="2.45" />,
      Loss: <ChangeLabel change="-1.23" />,
      'No change': <ChangeLabel change="0" />,
      'Gain within a day': <ChangeLabel change="2.45" period="24h" />,
      'Loss within a day': <ChangeLabel change="-1.23" period="24h" />,
      'No change within a day': <ChangeLabel change="0" period="24h" />,
    },
    { cell: 150 },
  ),
);
