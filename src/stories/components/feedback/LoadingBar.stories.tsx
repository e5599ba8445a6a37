import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadingBar } from '../../../components/feedback/LoadingBar/LoadingBar';
import { matrix } from '../../../testing/matrix';

/**
 * A line along the upper edge of the screen while something is on its way that will change the page:
 * the code of the next page, or of a sheet.
 *
 * **When not to use it**: For the first sight of a page: that is `PageSkeleton`. For a button that
 * waits: `BusyButton`.
 *
 * **States**: active, or not there. It shows after a moment only, so that nothing flashes by when
 * there is hardly a wait. Where the system asks for less motion, the line stands still.
 *
 * **Keyboard**: nothing to reach.
 *
 * **Announces**: "Loading", politely, once it shows.
 *
 * **Related**: `PageSkeleton`, `BusyButton`.
 *
 * **Find it by**: loading, progress, busy, waiting, slow network.
 */
const meta = preview.meta({ component: LoadingBar, args: { active: true } });

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    // As long as it is not seen it has no name either.
    const bar = canvas.getByRole('progressbar', { hidden: true });
    await step('It shows by itself after 150 milliseconds', async () => {
      await expect(bar).toHaveStyle({ animationDelay: '0.15s' });
      await waitFor(() => expect(bar).toBeVisible());
      await expect(bar).toHaveAccessibleName('Loading');
    });
    await step('It lies over the page and is not in the way of a press', async () => {
      await expect(bar).toHaveStyle({ position: 'fixed', pointerEvents: 'none' });
    });
  },
});

/** Nothing is waited for. */
export const Inactive = meta.story({
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  },
});

/** Where the system asks for less motion, nothing runs, and the whole line is there at once. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const IsAsWideAsTheScreen = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Loading' });
    await expect(bar.getBoundingClientRect().width).toBe(320);
  },
});

export const Matrix = meta.story(
  matrix({ Active: <LoadingBar active />, Inactive: <LoadingBar active={false} /> }),
);
