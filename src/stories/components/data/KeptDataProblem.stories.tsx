import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { KeptDataProblem } from '../../../components/data/KeptDataProblem/KeptDataProblem';

/**
 * A whole page for kept data that cannot be used. It shows the reason, and buttons for the actions that can help. The
 * stored records can always be exported and erased.
 *
 * **When to use it**: In place of every page that shows the data, while the data cannot be used.
 *
 * **When not to use it**: For data that the user can unlock with a passphrase, use `LockScreen`. For a part of a page
 * that failed, use `FailedPart`.
 *
 * **States**: one for each `problem`; an action that is pending.
 *
 * **Keyboard**: Tab moves through the buttons.
 *
 * **Announces**: its heading, when the page focuses the heading.
 *
 * **Related**: `LockScreen`, `EraseSheet`, `FailedPart`, `MessageScreen`.
 *
 * **Find it by**: damaged data, lost data, storage full, corrupt, recovery, raw data.
 */
const meta = preview.meta({
  component: KeptDataProblem,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    problem: 'damaged',
    onRetry: fn(),
    onReload: fn(),
    onExport: fn(),
    onErase: fn(() => Promise.resolve(null)),
  },
});

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

export const Base = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Data and backup' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Your data cannot be used now' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^A part of your data is damaged/)).toBeVisible();
    await expect(buttons()).toEqual(['Export raw data', 'Try again', 'Erase everything']);
    await userEvent.click(canvas.getByRole('button', { name: 'Export raw data' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

/** The browser cannot store data, or the files of the data are damaged. */
export const Unavailable = meta.story({ args: { problem: 'unavailable' } });

/** A newer version of the app has saved the data. The first button reloads the page, which loads that version. */
export const NewerVersion = meta.story({
  args: { problem: 'newer-version' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(buttons()).toEqual([
      'Reload the page',
      'Export raw data',
      'Try again',
      'Erase everything',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

/** The browser or the user has removed the data. */
export const Lost = meta.story({ args: { problem: 'lost' } });

/** Another tab has removed the data, or uses a newer version of the app. */
export const Closed = meta.story({ args: { problem: 'closed' } });

export const NoSpace = meta.story({ args: { problem: 'no-space' } });

export const LockedInThisTab = meta.story({ args: { problem: 'locked' } });

export const ErasesAfterAConfirmation = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(args.onErase).toHaveBeenCalledOnce());
  },
});
