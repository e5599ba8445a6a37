import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadingBar } from '../../../components/feedback/LoadingBar';
import { matrix } from '../../../testing/matrix';

/**
 * A line at the top edge of the screen, shown while code is loading.
 *
 * Use it while the code of the next page or of a sheet is loading, so that the user knows that pressing the link or
 * button had an effect.
 *
 * **When not to use it**: For the first page that the app loads, use `PageSkeleton`. For a pending button, use
 * `BusyButton`.
 *
 * **Announces**: "Loading", when the line appears.
 *
 * **Find it by**: loading, progress, busy, waiting, slow network.
 */
const meta = preview.meta({ component: LoadingBar, args: { active: true } });

export const Base = meta.story();

Base.test('the bar appears after 150 milliseconds', async ({ canvas }) => {
  // While the bar is invisible, it has no accessible name, so this query does not pass a `name`.
  const bar = canvas.getByRole('progressbar', { hidden: true });
  await expect(bar).toHaveStyle({ animationDelay: '0.15s' });
  await waitFor(() => expect(bar).toBeVisible());
  await expect(bar).toHaveAccessibleName('Loading');
});

Base.test('the bar covers the page without intercepting clicks', async ({ canvas }) => {
  // While the bar is invisible, it has no accessible name, so this query does not pass a `name`.
  const bar = canvas.getByRole('progressbar', { hidden: true });
  await expect(bar).toHaveStyle({ position: 'fixed', pointerEvents: 'none' });
});

Base.test(
  'spans the screen',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, mount }) => {
    await mount(<LoadingBar active />);
    const bar = await canvas.findByRole('progressbar', { name: 'Loading' });
    await expect(bar.getBoundingClientRect().width).toBe(320);
  },
);

Base.test(
  'renders nothing when inactive',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, mount }) => {
    await mount(<LoadingBar active={false} />);
    await expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  },
);

/** With `prefers-reduced-motion`, the line does not move and has its full width. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({ Active: <LoadingBar active />, Inactive: <LoadingBar active={false} /> }),
);
