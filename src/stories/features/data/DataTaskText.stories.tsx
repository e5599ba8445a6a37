import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataTaskText } from '../../../features/data/DataTaskText';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * An explanation of an action on the user's saved data, such as encrypting, exporting or erasing it.
 *
 * Use it above the fields of a `PassphraseForm`, so that the user reads it before confirming the action. The prop
 * `task` selects the text.
 *
 * **When not to use it**: For an import, use `BackupComparison`.
 *
 * **Find it by**: erase everything, confirmation, lock after.
 */
const meta = preview.meta({
  id: 'components-screens-datatasktext',
  component: DataTaskText,
  args: { task: 'keep', inMemory: true, encrypted: false },
});

export const Base = meta.story();

Base.test('explains the passphrase, and warns about forgetting it', async ({ canvas }) => {
  await expect(canvas.getByText(/^With a passphrase, your wallets are encrypted/)).toBeVisible();
  await expect(canvas.getByText(/^If you forget the passphrase/)).toBeVisible();
});

export const Matrix = meta.story({
  ...matrix(
    {
      Keep: <DataTaskText task="keep" inMemory encrypted={false} />,
      'Set a passphrase': <DataTaskText task="set" inMemory={false} encrypted={false} />,
      'Another time': <DataTaskText task="time" inMemory={false} encrypted />,
      'Remove the lock': <DataTaskText task="remove" inMemory={false} encrypted />,
      'Change the passphrase': <DataTaskText task="change" inMemory={false} encrypted />,
      'Export encrypted data': <DataTaskText task="export" inMemory={false} encrypted />,
      'Erase kept data': <DataTaskText task="erase" inMemory={false} encrypted={false} />,
      'Erase data in memory': <DataTaskText task="erase" inMemory encrypted={false} />,
    },
    { cell: 300 },
  ),
  play: async ({ canvasElement }) => {
    for (const [name, text] of [
      ['Another time', 'Enter your passphrase to change when your data is locked.'],
      ['Remove the lock', /^Without a lock, your data is decrypted:/],
      ['Change the passphrase', 'From now on, only the new passphrase unlocks your data.'],
      ['Export encrypted data', /^One file with your wallets, their history,/],
      ['Erase kept data', /are removed from this device\./],
    ] as const)
      for (const cell of cellsCalled(canvasElement, name))
        await expect(cell.getByText(text)).toBeVisible();
  },
});
