import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { KeptDataProblemProps } from '../../../components/data/KeptDataProblem/KeptDataProblem';
import { KeptDataProblem } from '../../../components/data/KeptDataProblem/KeptDataProblem';

type Export = KeptDataProblemProps['onExport'];

/**
 * A whole page for kept data that cannot be used. It shows the reason, and buttons for the actions that can help.
 *
 * **When to use it**: In place of every page that shows the data, while the data cannot be used.
 *
 * **When not to use it**: For data that the user can unlock with a passphrase, use `LockScreen`. For a part of a page
 * that failed, use `FailedPart`.
 *
 * **States**: one for each `problem`; an export that is pending, saved, or failed.
 *
 * **Keyboard**: Tab moves through the buttons. The most helpful button is the first.
 *
 * **Announces**: its heading, when the page focuses the heading; the result of an export.
 *
 * **Related**: `LockScreen`, `EraseSheet`, `FailedPart`, `MessageScreen`.
 *
 * **Find it by**: damaged data, lost data, storage full, corrupt, recovery.
 */
const meta = preview.meta({
  component: KeptDataProblem,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    problem: 'damaged',
    onRetry: fn(),
    onReload: fn(),
    onExport: fn<Export>(() => Promise.resolve('exported')),
    onErase: fn(() => Promise.resolve(null)),
  },
});

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your data cannot be used now' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^A part of your data is damaged\./)).toBeVisible();
    await expect(buttons()).toEqual(['Export what can be read', 'Try again', 'Erase everything']);
  },
});

/** The browser cannot store data, or the files of the data are damaged. */
export const Unavailable = meta.story({ args: { problem: 'unavailable' } });

/** A newer version of the app has saved the data. The data stays unchanged, and the only button reloads the page. */
export const NewerVersion = meta.story({
  args: { problem: 'newer-version' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(buttons()).toEqual(['Reload the page']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

/** The browser or the user has removed the data. */
export const Lost = meta.story({
  args: { problem: 'lost' },
  play: async () => {
    await expect(buttons()).toEqual(['Erase everything', 'Try again']);
  },
});

/** Another tab has removed the data, or uses a newer version of the app. */
export const Closed = meta.story({ args: { problem: 'closed' } });

export const NoSpace = meta.story({ args: { problem: 'no-space' } });

export const LockedInThisTab = meta.story({ args: { problem: 'locked' } });

let exports = 0;

/** The file is not saved, then nothing can be read, then the file is saved. */
const exportsInTurn = fn<Export>(() => {
  exports += 1;
  if (exports === 1) return Promise.reject(new Error('Not allowed'));
  return Promise.resolve(exports === 2 ? 'unreadable' : 'exported');
});

export const ShowsTheResultOfAnExport = meta.story({
  tags: ['behaviour'],
  args: { onExport: exportsInTurn },
  beforeEach: () => {
    exports = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export what can be read' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/^The file could not be saved\./)).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByText('Nothing can be read now.')).toBeVisible();
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The backup was saved.'),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const ErasesAfterAConfirmation = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(args.onErase).toHaveBeenCalledOnce());
  },
});
