import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FullMoment } from '../../../components/payments/history/FullMoment';
import { matrix } from '../../../testing/matrix';
import { inFlorin } from '../../../testing/otherCurrencies';

/**
 * A complete date and time: the month as a word, the year, and the name of the time zone.
 *
 * Use it in a receipt or in details. If a server renders the page and no time zone is set, the line is empty until the
 * browser shows the date.
 *
 * **When not to use it**: In a list, use `Moment`, which is shorter.
 *
 * **Announces**: the date, the time and the time zone as shown.
 *
 * **Find it by**: date, time, time zone, receipt, long date.
 */
const meta = preview.meta({
  component: FullMoment,
  args: { at: '2026-03-01T09:30:00.000Z' },
});

export const Base = meta.story();

Base.test('shows the date in full', async ({ canvas }) => {
  const time = canvas.getByText(/^March 1, 2026 at 9:30.AM UTC$/);
  await expect(time).toHaveAttribute('datetime', '2026-03-01T09:30:00.000Z');
});

/** The time zone of the provider takes precedence over the time zone of the device. */
export const OtherTimeZone = meta.story({
  decorators: inFlorin({ timeZone: 'Asia/Kolkata' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^March 1, 2026 at 3:00.PM GMT\+5:30$/)).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    Known: <FullMoment {...meta.input.args} />,
  }),
);
