import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MessageScreen } from '../../../components/feedback/MessageScreen';

const retryPage = fn();

/**
 * A whole page that says one thing and shows the way on: not found, an error.
 *
 * **When not to use it**: For a part of a page that has nothing to show: that is `EmptyState`. For
 * a form that failed: `Banner`.
 *
 * **States**: any title and sentence; the sentence may be an error's own, however long. A page that
 * failed can be tried again.
 *
 * **Keyboard**: Tab reaches trying again, where that can help, and the way on; Enter takes it. The heading can
 * be given the focus, so that the change of page is noticed without sight.
 *
 * **Announces**: its heading, when the page gives it the focus.
 *
 * **Related**: `EmptyState`, `Banner`, `FailedPart`, `PublicPage`.
 *
 * **Find it by**: 404, not found, error page, crash, unexpected application error.
 */
const meta = preview.meta({
  component: MessageScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    title: 'Page not found',
    children: 'There is nothing at this address.',
    actionLabel: 'Go home',
    actionHref: '/',
    onAction: fn(),
  },
});

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('The page has one heading, one sentence and one way on', async () => {
      await expect(canvas.getByRole('main')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
      await expect(canvas.getByText('There is nothing at this address.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    });
  },
});

/** A page that could not be rendered. */
export const UnexpectedError = meta.story({
  args: { title: 'Unexpected Application Error!', children: '404 Not Found' },
});

/** A page that failed and may come after all: it is announced, and can be tried again. */
export const WithTryAgain = meta.story({
  args: {
    title: 'Page not loaded',
    children: 'This page could not be loaded. Check your connection and try again.',
    retry: { onRetry: retryPage },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The sentence is announced', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^This page could not be loaded\./);
    });
    await step('Trying again comes first, the way on after it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(retryPage).toHaveBeenCalledOnce();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveFocus();
    });
  },
});

/** An error's message may have no place to break. */
export const LongText = meta.story({
  args: {
    title: 'Unexpected Application Error!',
    children:
      'Cannot read properties of undefined (reading “bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3”)',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Cannot read properties of undefined/)).toBeVisible();
  },
});

export const FillsTheScreen = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    // It fills the screen, and does not scroll.
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
});

export const LeadsOn = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Tab passes the heading by and stops at the way on', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveFocus();
    });
    await step('Enter takes it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledOnce();
    });
  },
});

export const LetsTheHeadingHaveTheFocus = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Whoever opens the page puts the focus on the heading', async () => {
      const heading = canvas.getByRole('heading', { name: 'Page not found' });
      heading.focus();
      await expect(heading).toHaveFocus();
    });
    await step('From there Tab leads to the way on', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveFocus();
    });
  },
});
