import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { UnusableData } from '../../../features/data/UnusableData';
import { matrix } from '../../../testing/matrix';

/**
 * A message about data on the device that cannot be used. It states which data is safe, and has buttons to read the
 * data again, export the raw data, and erase it. With `onBackup`, a button exports the data that the app still has in
 * memory. With `onSetAside`, a button opens the app without the data.
 *
 * Use it in place of every page that shows the data, if the saved data is damaged, lost or cannot be read. With
 * `onReload`, a button also reloads the page.
 *
 * **When not to use it**: For data that is locked by a passphrase, use `LockedData`. For a part of a page that failed,
 * use `FailedPart`.
 *
 * **Keyboard**: Tab moves from button to button. Enter and Space press a button.
 *
 * **Find it by**: damaged data, raw data, data problem.
 */
const meta = preview.meta({
  id: 'components-screens-unusabledata',
  component: UnusableData,
  args: {
    children:
      'A part of your data is damaged, so none of it is shown. Nothing has been overwritten. Export the raw data before you erase anything: the file contains every record, but cannot be imported.',
    onExport: fn(() => new Promise<void>(() => undefined)),
    onRetry: fn(),
    onErase: fn(),
  },
});

export const Base = meta.story();

Base.test(
  'calls each callback, and does not repeat a pending action',
  async ({ canvas, userEvent, step, args }) => {
    await step('Each button calls its callback', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
      await expect(args.onErase).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Export raw data' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
    await step('The pending action is not repeated', async () => {
      const button = canvas.getByRole('button', { name: 'Export raw data' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
  },
);

export const Matrix = meta.story(
  matrix(
    {
      Damaged: <UnusableData {...meta.input.args} />,
      'In memory': (
        <UnusableData onBackup={fn()} onSetAside={fn()} onRetry={fn()} onErase={fn()}>
          The browser does not answer when this app reads or stores your data. Nothing has been
          changed.
        </UnusableData>
      ),
      'Newer version': (
        <UnusableData {...meta.input.args} onReload={fn()}>
          A newer version of this app has saved your data. It is safe, and nothing has been changed.
          Reload the page to get that version.
        </UnusableData>
      ),
    },
    { cell: 300 },
  ),
);
