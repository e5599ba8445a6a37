import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { BackupImportProps } from '../../../components/data/BackupImport/BackupImport';
import { BackupImport } from '../../../components/data/BackupImport/BackupImport';
import type { BackupRefusal } from '../../../domain/keptRefusal';
import { accept, refuse } from '../../../domain/result';
import { fill } from '../../../testing/fill';

type Read = BackupImportProps['onRead'];
type Replace = BackupImportProps['onReplace'];

const COMPARED = {
  sides: {
    device: {
      wallets: 3,
      transactions: 20,
      contacts: 1,
      newestPayment: '2026-03-14T09:26:53.000Z',
      total: '20009.337',
    },
    backup: {
      wallets: 4,
      transactions: 160,
      contacts: 7,
      newestPayment: '2026-03-12T18:00:00.000Z',
      total: '31250.5',
    },
  },
  isUntouched: false,
} as const;

const refuses = (kind: BackupRefusal['kind']) => fn<Read>(() => Promise.resolve(refuse({ kind })));

const FILE = new File(['{}'], 'florin-backup-2026-03-14.json', { type: 'application/json' });

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Import backup' }));

async function chooseFile(userEvent: UserEventObject) {
  const dialog = await sheet();
  await userEvent.upload(dialog.getByLabelText('Choose a file'), FILE);
  return dialog;
}

/**
 * A dialog that imports a backup in steps. The user chooses a file, enters the passphrase of an encrypted file, sees the
 * data of both sides, and replaces the data of the device.
 *
 * **When to use it**: On a page where the user restores data, or moves data to another device.
 *
 * **When not to use it**: For a file that is not a backup, such as a picture, use a file field.
 *
 * **States**: the choice of a file; checking; after a refused file; the passphrase of an encrypted file; both sides, for
 * data of the user, for samples, and for data that is not kept yet; waiting; after a failed import.
 *
 * **Keyboard**: When the next step opens, the focus moves to the first sentence of the step. After a refused file, the
 * focus moves to the file field. After a wrong passphrase, the focus moves to the passphrase field. Escape closes the
 * sheet, except while the data is replaced.
 *
 * **Announces**: the title, when the sheet opens; the first sentence of each later step; every failure; a wait.
 *
 * **Related**: `BackupComparison`, `PassphraseForm`, `Sheet`.
 *
 * **Find it by**: import, restore, backup, file, replace, migrate, new phone.
 */
const meta = preview.meta({
  component: BackupImport,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    open: true,
    onClose: fn(),
    onExport: fn(),
    onRead: fn<Read>(() => Promise.resolve(accept(COMPARED))),
    onReplace: fn<Replace>(() => Promise.resolve(null)),
  },
});

export const Base = meta.story({
  play: async () => {
    const { getByText, getByLabelText } = await sheet();
    await waitFor(() => expect(getByText(/^Choose a backup that this app/)).toBeVisible());
    await expect(getByLabelText('Choose a file')).toHaveAttribute('type', 'file');
  },
});

export const Checking = meta.story({
  args: { onRead: fn<Read>(() => new Promise(() => undefined)) },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await expect(
      await dialog.findByRole('progressbar', { name: 'Checking the backup…' }),
    ).toBeVisible();
  },
});

/** The file is not a backup. The user can choose another file. */
export const RefusedFile = meta.story({
  args: { onRead: refuses('not-a-backup') },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This file is not a backup of this app. Nothing has been changed.',
    );
    await expect(dialog.getByLabelText('Choose a file')).toHaveFocus();
  },
});

export const Encrypted = meta.story({
  args: { onRead: refuses('no-passphrase') },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByLabelText('Passphrase')).toBeVisible();
    await waitFor(() => expect(dialog.getByText('This backup is encrypted.')).toHaveFocus());
  },
});

/** Both sides. The user can export the data of the device first. */
export const BothSides = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByRole('row', { name: 'Wallets 3 4' })).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByText(/^The backup replaces all data on this device\./)).toHaveFocus(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Export backup' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

/** The device has only sample wallets that are not kept: there is no warning, and the user can choose a passphrase. */
export const UntouchedSamples = meta.story({
  args: {
    startsKeeping: true,
    onRead: fn<Read>(() => Promise.resolve(accept({ ...COMPARED, isUntouched: true }))),
  },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByText(/^This device has only the sample wallets/)).toBeVisible();
    await expect(dialog.queryByText(/^Export a backup/)).not.toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Export backup' })).not.toBeInTheDocument();
    await expect(dialog.getByText(/^Your wallets are kept on this device/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Encrypt them/ }));
    await fill(userEvent, dialog.getByLabelText('Passphrase'), 'four words of a song');
    await fill(userEvent, dialog.getByLabelText('Confirm passphrase'), 'four words of a song');
    await expect(args.onReplace).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledWith('four words of a song'));
  },
});

/** The import waits for a payment. The sheet does not close meanwhile. */
export const Waiting = meta.story({
  args: { isWaiting: true, onReplace: fn<Replace>(() => new Promise(() => undefined)) },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Replace' }));
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'This waits until the payments that are being made have ended.',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

const opens = fn<Read>((_file, passphrase) =>
  Promise.resolve(
    passphrase === 'four words'
      ? accept(COMPARED)
      : refuse({ kind: passphrase === undefined ? 'no-passphrase' : 'wrong-passphrase' }),
  ),
);

export const ReadsAnEncryptedFileAndReplaces = meta.story({
  tags: ['behaviour'],
  args: { onRead: opens },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    const field = await dialog.findByLabelText('Passphrase');
    await fill(userEvent, field, 'four');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This passphrase is wrong. Please try again.'),
    );
    await fill(userEvent, field, ' words');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onReplace).toHaveBeenCalledWith(undefined);
  },
});

/** Both sides remain, and the user can try again. */
export const ShowsAFailedImport = meta.story({
  tags: ['behaviour'],
  args: { onReplace: fn<Replace>(() => Promise.resolve({ kind: 'no-space' })) },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Replace' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'There is no space left on this device. Your data is as it was before. Free some space and try again.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledTimes(2));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A rejection counts as a damaged file. */
export const RefusesAnUnreadableFile = meta.story({
  tags: ['behaviour'],
  args: { onRead: fn<Read>(() => Promise.reject(new Error('Not readable'))) },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This backup is damaged or was edited, so none of it is imported.',
    );
  },
});
