import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton/PageSkeleton';
import { matrix } from '../../../testing/matrix';

/**
 * The shape of a page whose code is still on its way: the fallback of the one Suspense boundary
 * above the routes.
 *
 * **When not to use it**: In a button that waits: that is `BusyButton`. For an empty list:
 * `EmptyState`.
 *
 * **States**: the shape of a page of the wallet, and of one that anybody can open. It takes the room
 * that the page will take, so that nothing jumps.
 *
 * **Keyboard**: nothing to reach; screen readers hear "Loading".
 *
 * **Announces**: "Loading", once.
 *
 * **Related**: `BusyButton`, `EmptyState`.
 *
 * **Find it by**: loading, placeholder, spinner, waiting, suspense.
 */
const meta = preview.meta({
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Screen readers hear that the page is loading', async () => {
      await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    });
    await step('There is nothing to press yet', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

/** A page of words and forms: landing, signin, terms. */
export const Site = meta.story({
  args: { shape: 'site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
});

/** It stays one column, as the page will. */
export const StaysOneColumn = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('status', { name: 'Loading' }).getBoundingClientRect();
    await expect(right - left).toBe(448);
    await expect(left).toBe(416);
  },
});

export const Matrix = meta.story(
  matrix({
    'A page of the wallet': <PageSkeleton shape="app" />,
    'A page for everybody': <PageSkeleton shape="site" />,
  }),
);
