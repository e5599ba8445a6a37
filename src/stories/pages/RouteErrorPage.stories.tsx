import { ErrorBoundary } from 'react-error-boundary';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import RouteErrorPage from '../../pages/RouteErrorPage';
import { expectLargeTextToFit } from '../steps';

/**
 * What is shown when a page throws while rendering. An address that is not known leads to
 * `NotFoundPage` instead.
 *
 * **States**: an error with its message, a failed response with its status text, anything else.
 */
const meta = preview.meta({
  component: RouteErrorPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: { onLeave: fn() },
});

export const Base = meta.story({ args: { error: new Error('The ledger is not readable') } });

export const Dark = meta.story({
  args: { error: new Error('The ledger is not readable') },
  globals: { theme: 'dark' },
});

export const SaysTheStatusText = meta.story({
  args: { error: { status: 503, statusText: 'Service Unavailable', data: null } },
  play: async () => {
    await expect(
      screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(screen.getByText('Service Unavailable')).toBeVisible();
  },
});

export const SaysSomethingOfAnythingElse = meta.story({
  args: { error: 'thrown text' },
  play: async () => {
    await expect(screen.getByText('Something went wrong while showing this page.')).toBeVisible();
  },
});

function Broken(): never {
  throw new Error('The ledger is not readable');
}

export const CatchesAPageThatThrows = meta.story({
  args: { error: null },
  render: ({ onLeave }) => (
    <ErrorBoundary
      fallbackRender={({ error }) => <RouteErrorPage error={error} onLeave={onLeave} />}
    >
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ userEvent, step, args }) => {
    await step('The message is shown', async () => {
      await expect(screen.getByText('The ledger is not readable')).toBeVisible();
    });
    await step('The way home leads away from the error', async () => {
      const home = screen.getByRole('link', { name: 'Go to the start page' });
      await expect(home).toHaveAttribute('href', '/');
      await userEvent.click(home);
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
});

/** Text of twice the size, as the reader's device may set it. */
export const LargeText = meta.story({
  args: { error: new Error('The ledger is not readable') },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async () => {
    await expectLargeTextToFit('link', 'Go to the start page');
  },
});
