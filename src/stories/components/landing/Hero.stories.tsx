import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Hero } from '../../../components/landing/Hero/Hero';
import { HeroEmblem } from '../../../components/landing/HeroEmblem/HeroEmblem';
import { matrix } from '../../../testing/matrix';

/**
 * The start of the landing page: a headline, a sentence, the way in, and an emblem beside them.
 * It brings the page's `h1`, so it stands inside `main`, once.
 *
 * **When not to use it**: On any page but the landing page: there it is `PageHeading`.
 *
 * **States**: at rest, the demo account being opened.
 *
 * **Keyboard**: Tab goes to Get Started Free and Watch Demo. The heading can be given the focus.
 *
 * **Related**: `HeroEmblem`, `Claims`, `ClosingCall`, `SiteHeader`.
 *
 * **Find it by**: headline, landing page, call to action, get started.
 */
const meta = preview.meta({
  component: Hero,
  args: {
    startHref: '/app',
    onStart: fn((event: MouseEvent) => {
      event.preventDefault();
    }),
    children: <HeroEmblem total="12847.32" change24h="2.45" />,
  },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The headline can take the focus', async () => {
      const heading = canvas.getByRole('heading', { level: 1 });
      heading.focus();
      await expect(heading).toHaveFocus();
    });
    await step('The way in is a link, and following it is reported', async () => {
      const link = canvas.getByRole('link', { name: 'Get Started Free' });
      await expect(link).toHaveAttribute('href', '/app');
      await userEvent.click(link);
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
    await step('Watch Demo does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Watch Demo' }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
  },
});

/** The demo account is being opened. The link stays a link, with a spinner in it. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const link = canvas.getByRole('link', { name: 'Get Started Free' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await step('It can have the focus, and pressing it does nothing', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(link);
      await expect(args.onStart).not.toHaveBeenCalled();
    });
  },
});

/** From a tablet's width on, the emblem stands beside the words. */
export const HasTheEmblemBesideTheWords = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const card = canvas.getByRole('region', { name: 'Total balance' }).getBoundingClientRect();
    await expect(card.left).toBeGreaterThan(words.right);
  },
});

/** The emblem beside the words is a component of its own. */
export const Matrix = meta.story(
  matrix(
    {
      Ready: <Hero {...meta.input.args}>{null}</Hero>,
      Pending: (
        <Hero {...meta.input.args} pending>
          {null}
        </Hero>
      ),
    },
    { cell: 900, stacked: true },
  ),
);
