import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A placeholder in the shape of a page whose code or data is still loading.
 *
 * Use it as the fallback of a Suspense boundary, or while the first page of the app waits for its data. The placeholder
 * reserves the space of the page, so that the layout does not move.
 *
 * **When not to use it**: While the next page is loading, use `LoadingBar`, because the previous page stays visible.
 * For a pending button, use `BusyButton`.
 *
 * **Announces**: "Loading", once.
 *
 * **Find it by**: loading, placeholder, spinner, waiting, suspense.
 */
const meta = preview.meta({
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
});

export const Base = meta.story();

Base.test('screen readers announce that the page is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
});

Base.test('the skeleton has no focusable element', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

Base.test(
  'stays one column on desktop',
  { globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    const { left, right } = canvas.getByRole('status', { name: 'Loading' }).getBoundingClientRect();
    await expect(right - left).toBe(448);
    await expect(left).toBe(416);
  },
);

export const Matrix = meta.story({
  ...matrix({
    'A page of the wallet': <PageSkeleton shape="app" />,
    'A public page': <PageSkeleton shape="site" />,
  }),
  play: async ({ canvasElement }) => {
    // The shape of a page with text and forms, such as the landing page, the sign-in page and the terms.
    for (const cell of cellsCalled(canvasElement, 'A public page')) {
      await expect(cell.getByRole('status', { name: 'Loading' })).toBeVisible();
    }
  },
});
