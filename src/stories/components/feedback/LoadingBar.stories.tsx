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

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    // While the bar is invisible, it has no accessible name, so this query does not pass a `name`.
    const bar = canvas.getByRole('progressbar', { hidden: true });
    await step('The bar appears after 150 milliseconds', async () => {
      await expect(bar).toHaveStyle({ animationDelay: '0.15s' });
      await waitFor(() => expect(bar).toBeVisible());
      await expect(bar).toHaveAccessibleName('Loading');
    });
    await step('The bar covers the page without intercepting clicks', async () => {
      await expect(bar).toHaveStyle({ position: 'fixed', pointerEvents: 'none' });
    });
  },
});

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

export const SpansTheScreen = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  play: async ({ step, canvas, mount }) => {
    await step('Spans the screen', async () => {
      await mount(<LoadingBar key="1" active />);
      const bar = await canvas.findByRole('progressbar', { name: 'Loading' });
      await expect(bar.getBoundingClientRect().width).toBe(320);
    });
    await step('Renders nothing when inactive', async () => {
      await mount(<LoadingBar key="2" active={false} />);
      await expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
    });
  },
});
