import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Moment } from '../../../components/payments/Moment';
import { FlorinProvider } from '../../../components/provider/FlorinProvider';

/**
 * Tells all components inside who reads them: so far, in which time zone. It draws nothing itself.
 *
 * **When not to use it**: Where pages are rendered in the browser alone, and the zone of the device is
 * right.
 *
 * **States**: with a time zone, and without one.
 *
 * **Keyboard**: none; it is not seen.
 *
 * **Related**: `Moment`, `TransactionList`.
 *
 * **Find it by**: provider, context, time zone, server rendering, hydration, settings.
 */
const meta = preview.meta({
  component: FlorinProvider,
  args: {
    timeZone: 'Asia/Tokyo',
    children: <Moment at="2026-03-01T20:30:00.000Z" thisYear={2026} />,
  },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText('Mar 2, 5:30 AM');
    await expect(time).toHaveAttribute('datetime', '2026-03-01T20:30:00.000Z');
  },
});

/** Nobody has said which zone: that of the device is taken. */
export const WithoutATimeZone = meta.story({
  args: { timeZone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mar 1, 8:30 PM')).toBeVisible();
  },
});

/** The inner provider decides. */
export const OneInAnother = meta.story({
  args: {
    children: (
      <FlorinProvider timeZone="Europe/Berlin">
        <Moment at="2026-03-01T20:30:00.000Z" thisYear={2026} />
      </FlorinProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mar 1, 9:30 PM')).toBeVisible();
  },
});
