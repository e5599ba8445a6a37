import { expect, fn, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FailedPart } from '../../../components/feedback/FailedPart';
import { matrix } from '../../../testing/matrix';

const retry = fn();
const reload = fn();

/**
 * A replacement for a part of a page that failed: a sentence, and a button that tries again.
 *
 * Use it for a part that could not be loaded or rendered. `PartBoundary` renders a `FailedPart` after an error.
 *
 * **When not to use it**: If a server refuses a form, show a `Banner`, so that the form and its typed text stay. For a
 * part without content, use `EmptyState`.
 *
 * **Keyboard**: Tab reaches the buttons. Enter and Space press the buttons.
 *
 * **Announces**: its sentence, as soon as it appears (an alert).
 *
 * **Find it by**: try again, retry, failed, error, crash, offline, not loaded.
 */
const meta = preview.meta({
  component: FailedPart,
  args: { children: 'Recent transactions could not be shown.', onRetry: retry },
});

export const Base = meta.story();

Base.test('the sentence and the button are announced together', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Recent transactions could not be shown.',
  );
  await expect(canvas.getAllByRole('button')).toHaveLength(1);
});

Base.test('Try again calls `onRetry`', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(retry).toHaveBeenCalledOnce();
});

/**
 * `onReload` adds a button that reloads the page. Pass it after a failed retry. Reloading also loads a new version of
 * the app, if there is one.
 */
export const WithReload = meta.story({
  args: {
    children: 'This page could not be loaded.',
    onReload: reload,
  },
});

WithReload.test('reloads the page', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'A new version may be the reason. Reload the page to get it.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
  await expect(reload).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

WithReload.test(
  'offers no reload while the device is offline',
  {
    beforeEach: () => {
      spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('offline');
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

/** An error message can be a long text without spaces. */
export const LongText = meta.story({
  args: {
    children:
      'Cannot read properties of undefined (reading “bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3”)',
    onReload: reload,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    'A part of the page': <FailedPart {...meta.input.args} />,
    'After a failed retry': <FailedPart {...meta.input.args} onReload={reload} />,
  }),
);
