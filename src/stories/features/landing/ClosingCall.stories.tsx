import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ClosingCall } from '../../../features/landing/ClosingCall';

/**
 * The last section of the landing page, with a link that starts the app.
 *
 * Use it once, at the end of the landing page.
 *
 * **When not to use it**: At the top of the page, use `Hero`.
 *
 * **Keyboard**: Tab reaches the link.
 *
 * **Find it by**: call to action, get started, last section.
 */
const meta = preview.meta({
  id: 'components-demo-closingcall',
  component: ClosingCall,
  args: {
    startHref: '/app',
    onStart: fn((event: MouseEvent) => {
      event.preventDefault();
    }),
  },
});

export const Base = meta.story();

Base.test(
  'has a heading and a text, and opens the demo by keyboard',
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Open it and look around.' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^The demo account is open to anyone\./)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Start Using' });
    await expect(link).toHaveAttribute('href', '/app');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
);

/** The demo account is opening: the link has a spinner, and pressing it does nothing. */
export const OpeningTheDemo = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const link = canvas.getByRole('link', { name: 'Start Using' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await step('The link can be focused, and pressing it does nothing', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onStart).not.toHaveBeenCalled();
    });
  },
});
