import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Moment } from '../../../components/payments/history/Moment';
import { seenIn } from '../../../testing/lines';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A short date and time in the user's time zone.
 *
 * Use it in a line of a list. The year is omitted for dates of the year `thisYear`. If a server renders the page and no
 * time zone is set, the line is empty until the browser shows the date.
 *
 * **When not to use it**: In a receipt, use `FullMoment`. Do not use it for a date without a time, or for a relative
 * time such as "2 hours ago".
 *
 * **Announces**: the date and the time as shown.
 *
 * **Find it by**: date, time, timestamp, local time, time zone.
 */
const meta = preview.meta({
  component: Moment,
  args: { at: '2026-03-01T09:30:00.000Z', thisYear: 2026 },
});

export const Base = meta.story();

Base.test('shows the date and the time in short', async ({ canvas }) => {
  const time = canvas.getByText('Mar 1, 9:30 AM');
  await expect(time).toHaveAttribute('datetime', '2026-03-01T09:30:00.000Z');
});

/** In German, the day stays before the month, even on a right-to-left page. */
Base.test(
  'keeps the day before the month',
  { globals: { language: 'de', direction: 'rtl' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByRole('time'))).toMatch(/^1\. März, /);
  },
);

const AT = '2026-03-01T09:30:00.000Z';

export const Matrix = meta.story({
  ...matrix(
    {
      'This year': <Moment at={AT} thisYear={2026} />,
      'Another year': <Moment at={AT} thisYear={2027} />,
      'Only the time': <Moment at={AT} timeOnly />,
    },
    { cell: 160 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Another year')) {
      await expect(cell.getByText('Mar 1, 2026, 9:30 AM')).toBeVisible();
    }
  },
});
