import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MessageScreen } from '../../../components/feedback/MessageScreen';

const retryPage = fn();

/**
 * A whole page with a heading, a sentence, and a link to a page that works.
 *
 * Use it for an unknown URL, and in place of a page that failed. For a failed page, `retry` adds a button that tries
 * again.
 *
 * **When not to use it**: For a part of a page without content, use `EmptyState`. For a form that failed, use `Banner`.
 *
 * **Keyboard**: Tab reaches the button that tries again, if there is one, and the link. The page can focus the heading
 * after a navigation.
 *
 * **Announces**: the heading, when the page focuses the heading; the sentence, if there is a button that tries again.
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

export const Base = meta.story();

Base.test('the page has one heading, one sentence and one link', async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
  await expect(canvas.getByText('There is nothing at this address.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});

Base.test(
  'fills the screen without scrolling',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
);

Base.test(
  'is a sheet of paper in a wide window, which cuts the ornament',
  { args: { ornament: <svg data-testid="ornament" viewBox="0 0 1 1" /> } },
  async ({ canvas }) => {
    const page = canvas.getByRole('main').parentElement?.parentElement as HTMLElement;
    await expect(page.offsetWidth).toBe(448);
    await expect(getComputedStyle(page).overflow).toBe('clip');
    const ornament = canvas.getByTestId('ornament').getBoundingClientRect();
    await expect(ornament.right).toBeGreaterThan(page.getBoundingClientRect().right);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
);

Base.test('calls the action by keyboard', async ({ step, canvas, userEvent, args }) => {
  await step('Tab skips the heading and reaches the link', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveFocus();
  });
  await step('Enter presses the action', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
  });
});

Base.test('lets the page focus its heading', async ({ step, canvas, userEvent }) => {
  await step('The page can focus the heading', async () => {
    const heading = canvas.getByRole('heading', { name: 'Page not found' });
    heading.focus();
    await expect(heading).toHaveFocus();
  });
  await step('Tab moves from the heading to the link', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveFocus();
  });
});

/** The page threw an error while it rendered. */
export const UnexpectedError = meta.story({
  args: { title: 'Unexpected Application Error!', children: '404 Not Found' },
});

/** The page failed to load. The sentence is announced, and a button tries again. */
export const WithRetry = meta.story({
  args: {
    title: 'Page not loaded',
    children: 'This page could not be loaded. Check your connection and try again.',
    retry: { onRetry: retryPage },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The sentence is announced', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^This page could not be loaded\./);
    });
    await step('Tab reaches the retry button first, then the link', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(retryPage).toHaveBeenCalledOnce();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveFocus();
    });
  },
});

/** An error message can be a long text without spaces. */
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
