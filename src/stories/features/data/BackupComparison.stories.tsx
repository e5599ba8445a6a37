import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BackupComparison } from '../../../features/data/BackupComparison';
import { matrix } from '../../../testing/matrix';

/**
 * A table that compares the data on the device with a backup that would replace it, such as the number of wallets and
 * transactions on each side.
 *
 * Use it in an import, above the fields of a `PassphraseForm`, before the user replaces the data. A button exports the
 * data of the device first.
 *
 * **When not to use it**: To choose the file, use `ChooseBackup`.
 *
 * **Keyboard**: The first sentence receives the focus. Tab reaches the button.
 *
 * **Announces**: the first sentence.
 *
 * **Find it by**: both sides, replace data, table of a backup.
 */
const meta = preview.meta({
  id: 'components-screens-backupcomparison',
  component: BackupComparison,
  args: {
    sides: {
      device: {
        wallets: 3,
        transactions: 1_250,
        contacts: 2,
        newestPayment: '2026-03-14T09:26:53.000Z',
        total: '20009.34',
      },
      backup: { wallets: 1, transactions: 0, contacts: 0, newestPayment: null, total: '0' },
    },
    isUntouched: false,
    startsKeeping: false,
    hidden: false,
    onExport: fn(),
  },
});

export const Base = meta.story();

Base.test('compares both sides, and reports each button', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^The backup replaces all data on this device\./)).toHaveFocus();
  await expect(canvas.getByRole('table', { name: 'This device and the backup' })).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Transactions 1,250 0' })).toBeVisible();
  await expect(
    canvas.getByRole('row', { name: 'Newest payment Mar 14, 2026, 9:26 AM None' }),
  ).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Total $20,009.34 $0.00' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Export backup' }));
  await expect(args.onExport).toHaveBeenCalledOnce();
});

export const Matrix = meta.story(
  matrix(
    {
      'Data of the user': <BackupComparison {...meta.input.args} />,
      'Only samples, not kept yet': (
        <BackupComparison {...meta.input.args} isUntouched startsKeeping />
      ),
      Hidden: <BackupComparison {...meta.input.args} hidden />,
    },
    { cell: 300 },
  ),
);
