import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Hero } from '../../../features/landing/Hero';
import { HeroEmblem } from '../../../features/landing/HeroEmblem';
import { matrix } from '../../../testing/matrix';

/**
 * The first section of the landing page: a headline, a sentence, two actions, two claims and an emblem.
 *
 * Use it once, inside `main` of the landing page. The headline is the `h1` of the page. The button Watch Demo does
 * nothing, because the specification of the demo requires this.
 *
 * **When not to use it**: For the heading of another page, use `PageHeading`.
 *
 * **Keyboard**: Tab reaches Get Started Free and Watch Demo. The page can focus the heading.
 *
 * **Find it by**: headline, landing page, call to action, get started.
 */
const meta = preview.meta({
  id: 'components-demo-hero',
  component: Hero,
  args: {
    startHref: '/app',
    onStart: fn((event: MouseEvent) => {
      event.preventDefault();
    }),
    children: <HeroEmblem total="12847.32" change24h="2.45" />,
  },
});

export const Base = meta.story();

Base.test('states what the wallet holds and does', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'All your money, in one fine wallet.',
  );
  await expect(
    canvas.getByText(
      'Dollars, euros and pounds next to Bitcoin, Ethereum and Cardano. Hold, send and exchange them in one place.',
    ),
  ).toBeVisible();
});

Base.test('lets the page focus its headline', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  heading.focus();
  await expect(heading).toHaveFocus();
});

Base.test('calls `onStart` when the link is pressed', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Get Started Free' });
  await expect(link).toHaveAttribute('href', '/app');
  await userEvent.click(link);
  await expect(args.onStart).toHaveBeenCalledOnce();
});

Base.test('does nothing when Watch Demo is pressed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Watch Demo' }));
  await expect(args.onStart).not.toHaveBeenCalled();
});

/** The demo account is opening: the link has a spinner, and pressing it does nothing. */
export const OpeningTheDemo = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const link = canvas.getByRole('link', { name: 'Get Started Free' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await step('The link can be focused, and pressing it does nothing', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(link);
      await expect(args.onStart).not.toHaveBeenCalled();
    });
  },
});

/** On a wide screen, the emblem is beside the text. */
export const WideScreen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const card = canvas.getByRole('region', { name: 'Total balance' }).getBoundingClientRect();
    await expect(card.left).toBeGreaterThan(words.right);
  },
});

/** The rows show the text without the emblem. `HeroEmblem` has its own docs page. */
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
