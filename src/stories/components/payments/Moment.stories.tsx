import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Moment } from '../../../components/payments/history/Moment';
import { seenIn } from '../../../testing/lines';

/**
 * A date and a time in the reader's zone, in one line. A page that is rendered ahead keeps the line's
 * place, since it knows no reader.
 *
 * **When not to use it**: For a date alone, or for how long ago something was.
 *
 * **States**: known, and not yet known.
 *
 * **Keyboard**: none; it is text.
 *
 * **Announces**: the date and the time as they are written.
 *
 * **Related**: `TransactionItem`.
 *
 * **Find it by**: date, time, timestamp, local time, time zone.
 */
const meta = preview.meta({
  component: Moment,
  args: { at: '2026-03-01T09:30:00.000Z', thisYear: 2026 },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText('Mar 1, 9:30 AM');
    await expect(time).toHaveAttribute('datetime', '2026-03-01T09:30:00.000Z');
  },
});

export const AnotherYear = meta.story({
  args: { thisYear: 2027 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mar 1, 2026, 9:30 AM')).toBeVisible();
  },
});

/** The day stays in front of its month where German is shown from right to left. */
export const DayStaysBeforeItsMonth = meta.story({
  globals: { language: 'de', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByRole('time'))).toMatch(/^1\. März, /);
  },
});
