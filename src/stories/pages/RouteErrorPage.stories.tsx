import { ErrorBoundary } from 'react-error-boundary';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { MissingCode } from '../../hooks/lazyWithRetry';
import RouteErrorPage from '../../pages/RouteErrorPage';

/**
 * The error page. It replaces a page that throws during rendering, or whose code cannot be loaded.
 *
 * An unknown URL opens `NotFoundPage`.
 */
const meta = preview.meta({
  component: RouteErrorPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: { onRetry: fn() },
});

export const Base = meta.story({ args: { error: new Error('The ledger is not readable') } });

/** @spec route-error */
Base.test(
  'catches a page that throws',
  {
    args: { error: null },
    render: ({ onRetry }) => (
      <ErrorBoundary
        fallbackRender={({ error }) => <RouteErrorPage error={error} onRetry={onRetry} />}
      >
        <Broken />
      </ErrorBoundary>
    ),
  },
  async ({ userEvent, step, args }) => {
    await step('The message is shown', async () => {
      await expect(screen.getByText(/^The ledger is not readable/)).toBeVisible();
    });
    await step('The link to the start page resets the error', async () => {
      const home = screen.getByRole('link', { name: 'Go to the start page' });
      await expect(home).toHaveAttribute('href', '/');
      await userEvent.click(home);
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
);

/**
 * The error is a failed response, so the page shows its status text.
 * @spec route-error
 */
export const FailedResponse = meta.story({
  args: { error: { status: 503, statusText: 'Service Unavailable', data: null } },
  play: async () => {
    await expect(
      screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^Service Unavailable ?Try again, or go to the start page\./,
    );
  },
});

/** The page threw a value that is neither an error nor a response, so the error page shows a general sentence. */
export const UnknownError = meta.story({
  args: { error: 'thrown text' },
  play: async () => {
    await expect(screen.getByText(/^Something went wrong while showing this page\./)).toBeVisible();
  },
});

/** The browser's message contains a file name, so the page shows its own sentence with the next step. */
export const CodeNotLoaded = meta.story({
  args: { error: new MissingCode(new TypeError('Failed to fetch: /assets/WalletPage-1.js')) },
  play: async () => {
    await expect(
      screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^This page could not be loaded\. Check your connection and try again\.Try again$/,
    );
    await expect(document.body).not.toHaveTextContent('assets');
    await expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  },
});

/**
 * After a failed retry, a button reloads the page, because a new version of the app may have replaced the missing code.
 */
export const RetryFailed = meta.story({
  tags: ['!autodocs'],
  args: { error: new MissingCode(new TypeError('Failed to fetch'), true) },
  play: async ({ app, args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'A new version may be the reason. Reload the page to get it.',
    );
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await app.press('Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Base.test('retries when online', { args: { ...CodeNotLoaded.input.args } }, async ({ args }) => {
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
  window.dispatchEvent(new Event('online'));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

function Broken(): never {
  throw new Error('The ledger is not readable');
}
