import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChangeLabel } from '../../../components/money/ChangeLabel';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { seenIn } from '../../../testing/lines';

/**
 * A change of a price or a total in percent, with its sign and an arrow.
 *
 * Use it beside the value that has changed.
 *
 * **When not to use it**: For an amount of money, use `Amount`. Do not use it for a percentage that is not a change,
 * because the label always shows a sign.
 *
 * **Find it by**: percent, gain, loss, trend, up, down, 24h.
 */
const meta = preview.meta({
  component: ChangeLabel,
  args: { change: '2.45' as const },
});

export const Base = meta.story();

Base.test(
  'shows a gain with its sign, in green, and hides the icon',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+2.45%')).toBeVisible();
    await expect(canvas.getByText('+2.45%')).toHaveStyle({ color: 'rgb(27, 122, 67)' });
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

/** On a right-to-left page the sign stays before the number and the period after it. */
Base.test(
  'keeps the sign in front',
  { args: { period: '24h' }, globals: { direction: 'rtl' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('+2.45% (24h)'))).toBe('+2.45% (24h)');
  },
);

/** In Arabic the period is to the left of the number. The number itself is read from left to right. */
Base.test(
  'puts the period left in Arabic',
  { args: { period: '24 ساعة' }, globals: { language: 'ar' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText(/2\.45/))).toMatch(/24\W+\+2\.45%$/);
  },
);

/** The change is rounded to two decimals. `period` is shown after the change, in brackets. */
export const HugeChange = meta.story({
  args: { change: '1234567.891', period: '24h' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1,234,567.89% (24h)')).toBeVisible();
  },
});

/**
 * With `tone="onColor"`, the label has the colour of the surrounding text, for example on a `BalanceCard`. Only the
 * sign and the arrow show the direction.
 */
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

export const Matrix = meta.story({
  ...matrix(
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
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Loss').slice(0, 1)) {
      await expect(cell.getByText('-1.23%')).toBeVisible();
      await expect(cell.getByText('-1.23%')).toHaveStyle({ color: 'rgb(179, 38, 30)' });
    }
    // A change that is rounded to zero has no sign, and the colour of secondary text.
    for (const cell of cellsCalled(canvasElement, 'No change').slice(0, 1)) {
      await expect(cell.getByText('0.00%')).toHaveStyle({ color: 'rgb(85, 99, 92)' });
    }
    // `period` names the time span of the change.
    for (const cell of cellsCalled(canvasElement, 'Gain within a day')) {
      await expect(cell.getByText('+2.45% (24h)')).toBeVisible();
    }
  },
});
