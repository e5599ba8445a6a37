import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FullMoment } from '../../../components/payments/history/FullMoment';
import { matrix } from '../../../testing/matrix';
import { inFlorin } from '../../../testing/otherCurrencies';

/**
 * A date and a time that leave no doubt: the month is a word, the year is always there, and the reader's
 * zone has its name. A page that is rendered ahead keeps the line's place, since it knows no reader.
 *
 * **When not to use it**: In a list: that is `Moment`, which is short.
 *
 * **States**: known, and not yet known.
 *
 * **Keyboard**: none; it is text.
 *
 * **Announces**: the date, the time and the zone as they are written.
 *
 * **Related**: `Moment`, `TransactionDetails`.
 *
 * **Find it by**: date, time, time zone, receipt, long date.
 */
const meta = preview.meta({
  component: FullMoment,
  args: { at: '2026-03-01T09:30:00.000Z' },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText(/^March 1, 2026 at 9:30.AM Coordinated Universal Time$/);
    await expect(time).toHaveAttribute('datetime', '2026-03-01T09:30:00.000Z');
  },
});

/** The zone of the provider goes before that of the device. */
export const AnotherZone = meta.story({
  decorators: inFlorin({ timeZone: 'Asia/Kolkata' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^March 1, 2026 at 3:00.PM India Standard Time$/)).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    Known: <FullMoment {...meta.input.args} />,
  }),
);
