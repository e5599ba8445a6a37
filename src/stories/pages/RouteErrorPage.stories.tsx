import { ErrorBoundary } from 'react-error-boundary';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { MissingCode } from '../../hooks/lazyWithRetry';
import RouteErrorPage from '../../pages/RouteErrorPage';

/**
 * Replaces a page that throws while rendering, or whose code could not be loaded. An unknown address opens
 * `NotFoundPage` instead.
 *
 * **States**: an error with its message, a failed response with its status text, anything else; code that is missing,
 * which shows nothing technical, once and a second time; alone on the screen, or between the app's bars.
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

export const SaysTheStatusText = meta.story({
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

export const SaysSomethingOfAnythingElse = meta.story({
  args: { error: 'thrown text' },
  play: async () => {
    await expect(screen.getByText(/^Something went wrong while showing this page\./)).toBeVisible();
  },
});

/** The browser's message would name a file; the page shows what the user can do. */
export const CodeThatDidNotCome = meta.story({
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

export const TriedInVain = meta.story({
  args: { error: new MissingCode(new TypeError('Failed to fetch'), true) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'A new version may be the reason. Reload the page to get it.',
    );
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const TriesAgainOnceOnline = meta.story({
  args: { ...CodeThatDidNotCome.input.args },
  play: async ({ args }) => {
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

function Broken(): never {
  throw new Error('The ledger is not readable');
}

export const CatchesAPageThatThrows = meta.story({
  args: { error: null },
  render: ({ onRetry }) => (
    <ErrorBoundary
      fallbackRender={({ error }) => <RouteErrorPage error={error} onRetry={onRetry} />}
    >
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ userEvent, step, args }) => {
    await step('The message is shown', async () => {
      await expect(screen.getByText(/^The ledger is not readable/)).toBeVisible();
    });
    await step('The way home forgets the error', async () => {
      const home = screen.getByRole('link', { name: 'Go to the start page' });
      await expect(home).toHaveAttribute('href', '/');
      await userEvent.click(home);
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
});
