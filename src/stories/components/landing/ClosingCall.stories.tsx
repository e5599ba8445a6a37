import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ClosingCall } from '../../../components/landing/ClosingCall/ClosingCall';

/**
 * The last word of the landing page, with the way in once more. Use it once, at the end.
 *
 * **When not to use it**: At the top of the page: that is `Hero`.
 *
 * **States**: at rest, the demo account being opened. Its ground is evergreen in both themes.
 *
 * **Keyboard**: one stop, the link.
 *
 * **Related**: `Hero`, `Claims`, `LandingSection`.
 *
 * **Find it by**: call to action, get started, last section.
 */
const meta = preview.meta({
  component: ClosingCall,
  args: {
    startHref: '/app',
    onStart: fn((event: MouseEvent) => {
      event.preventDefault();
    }),
  },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Start Using' });
    await expect(link).toHaveAttribute('href', '/app');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const link = canvas.getByRole('link', { name: 'Start Using' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await step('It can have the focus, and pressing it does nothing', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onStart).not.toHaveBeenCalled();
    });
  },
});
