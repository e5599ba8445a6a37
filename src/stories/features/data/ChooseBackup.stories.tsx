import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChooseBackup } from '../../../features/data/ChooseBackup';
import { matrix } from '../../../testing/matrix';

/**
 * The first step of importing a backup: the user chooses the file, and then sees a progress bar while the app checks
 * the file.
 *
 * Use it in a `Sheet`. After the check, show a `BackupComparison`.
 *
 * **When not to use it**: To choose a picture of a QR code, use `CodeScanner`.
 *
 * **Keyboard**: Tab reaches the file field and Cancel. After a refused file, the field receives the focus.
 *
 * **Announces**: that the file is being checked; a refused file.
 *
 * **Find it by**: import, upload a file, restore.
 */
const meta = preview.meta({
  id: 'components-screens-choosebackup',
  component: ChooseBackup,
  args: { pending: false, onChoose: fn(), onClose: fn() },
});

export const Base = meta.story();

Base.test('reports the chosen file', async ({ canvas, userEvent, args }) => {
  const file = new File(['{}'], 'florin-backup.json', { type: 'application/json' });
  // Only a refused file moves the focus.
  await expect(canvas.getByLabelText('Choose a file')).not.toHaveFocus();
  await userEvent.upload(canvas.getByLabelText('Choose a file'), file);
  await expect(args.onChoose).toHaveBeenCalledWith(file);
});

/** While the file is checked, the sentence has the focus, because the file field is no longer shown. */
export const Checking = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking the backup…' })).toBeVisible();
    await expect(canvas.getByText('Checking the backup…')).toHaveFocus();
  },
});

export const Matrix = meta.story(
  matrix({
    Choose: <ChooseBackup {...meta.input.args} />,
    'Refused file': (
      <ChooseBackup
        {...meta.input.args}
        error="This file is not a backup of this app. Nothing has been changed."
      />
    ),
    Checking: <ChooseBackup {...meta.input.args} pending />,
  }),
);
