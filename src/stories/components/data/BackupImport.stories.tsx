import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { BackupImportProps } from '../../../components/data/BackupImport/BackupImport';
import { BackupImport } from '../../../components/data/BackupImport/BackupImport';
import type { BackupChanges } from '../../../domain/backup/backup';
import type { BackupRefusal } from '../../../domain/keptRefusal';
import { accept, refuse } from '../../../domain/result';
import { fill } from '../../../testing/fill';

type Read = BackupImportProps['onRead'];
type Import = BackupImportProps['onImport'];

const counts = (added: number, same: number, conflicting: number) => ({ added, same, conflicting });

const ADDITIONS: BackupChanges = {
  wallets: counts(1, 3, 0),
  transactions: counts(12, 148, 0),
  contacts: counts(2, 5, 0),
};

const CONFLICTS: BackupChanges = {
  wallets: counts(0, 2, 1),
  transactions: counts(3, 140, 5),
  contacts: counts(0, 5, 2),
};

const NOTHING: BackupChanges = {
  wallets: counts(0, 3, 0),
  transactions: counts(0, 148, 0),
  contacts: counts(0, 7, 0),
};

const reads = (changes: BackupChanges) => fn<Read>(() => Promise.resolve(accept(changes)));

const refuses = (kind: BackupRefusal['kind']) => fn<Read>(() => Promise.resolve(refuse({ kind })));

const FILE = new File(['{}'], 'florin-backup-2026-03-14.json', { type: 'application/json' });

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Import backup' }));

async function chooseFile(userEvent: UserEventObject) {
  const dialog = await sheet();
  await userEvent.upload(dialog.getByLabelText('Choose a file'), FILE);
  return dialog;
}

/**
 * A dialog that imports a backup in steps. The user chooses a file, enters the passphrase of an encrypted file, checks
 * the list of changes, and imports the data.
 *
 * **When to use it**: On a page where the user restores data, or moves data to another device.
 *
 * **When not to use it**: For a file that is not a backup, such as a picture, use a file field.
 *
 * **States**: the choice of a file; checking; after a refused file; the passphrase of an encrypted file; the comparison
 * with new data, with conflicts, or without a change; importing; saving; after a failed import.
 *
 * **Keyboard**: When the next step opens, the focus moves to the first sentence of the step. After a refused file, the
 * focus moves to the file field. After a wrong passphrase, the focus moves to the passphrase field. Escape closes the
 * sheet, except while the data is saved.
 *
 * **Announces**: the title, when the sheet opens; the first sentence of each later step; every failure.
 *
 * **Related**: `BackupComparison`, `PassphraseForm`, `Sheet`.
 *
 * **Find it by**: import, restore, backup, file, merge, migrate.
 */
const meta = preview.meta({
  component: BackupImport,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    onRead: fn<Read>(() => Promise.resolve(accept(ADDITIONS))),
    onImport: fn<Import>(() => Promise.resolve(null)),
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

export const Comparison = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByRole('row', { name: 'Wallets 1 3 0' })).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/^This is what the backup/)).toHaveFocus());
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  },
});

/** The user chooses which version of the data in conflict is kept. */
export const Conflicts = meta.story({
  args: { onRead: reads(CONFLICTS) },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    const group = await dialog.findByRole('radiogroup', { name: 'For data in conflict, keep' });
    await expect(
      within(group).getByRole('radio', { name: 'the version on this device' }),
    ).toBeChecked();
  },
});

/**
 * The device keeps no data yet, so the import starts to keep data. For data in conflict with the sample wallets, the
 * version of the backup is selected by default.
 */
export const NothingKept = meta.story({
  args: { onRead: reads(CONFLICTS), startsKeeping: true },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await expect(
      await dialog.findByRole('radio', { name: 'the version of the backup' }),
    ).toBeChecked();
    await expect(dialog.getByText(/^With the import, your wallets are kept/)).toBeVisible();
  },
});

export const NothingToImport = meta.story({
  args: { onRead: reads(NOTHING) },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByText(/There is nothing to import\.$/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  },
});

const writesForever = fn<Import>((_conflicts, { onWrite }) => {
  onWrite();
  return new Promise(() => undefined);
});

/** While the data is saved, the import cannot be cancelled. */
export const Saving = meta.story({
  args: { onImport: writesForever },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import' }));
    await expect(await dialog.findByRole('progressbar', { name: 'Saving…' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ImportsTheChosenVersionAndCloses = meta.story({
  tags: ['behaviour'],
  args: { onRead: reads(CONFLICTS) },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('radio', { name: 'the version of the backup' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onImport).toHaveBeenCalledOnce();
    await expect(args.onImport).toHaveBeenCalledWith('backup', expect.anything());
  },
});

const opens = fn<Read>((_file, passphrase) =>
  Promise.resolve(
    passphrase === 'four words'
      ? accept(ADDITIONS)
      : refuse({ kind: passphrase === undefined ? 'no-passphrase' : 'wrong-passphrase' }),
  ),
);

export const ReadsAnEncryptedFileAgain = meta.story({
  tags: ['behaviour'],
  args: { onRead: opens },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    const field = await dialog.findByLabelText('Passphrase');
    await fill(userEvent, field, 'four');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This passphrase is wrong. Please try again.'),
    );
    await fill(userEvent, field, ' words');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('table')).toBeVisible();
  },
});

const signals: AbortSignal[] = [];

const readsSlowly = fn<Read>((_file, _passphrase, signal) => {
  signals.push(signal);
  return new Promise(() => undefined);
});

export const CancelsTheCheck = meta.story({
  tags: ['behaviour'],
  args: { onRead: readsSlowly },
  play: async ({ userEvent }) => {
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await expect(dialog.getByText(/^Choose a backup/)).toBeVisible();
    await expect(signals.at(-1)?.aborted).toBe(true);
  },
});

const importsSlowly = fn<Import>((_conflicts, { signal }) => {
  signals.push(signal);
  return new Promise(() => undefined);
});

export const CancelsBeforeTheDataIsWritten = meta.story({
  tags: ['behaviour'],
  args: { onImport: importsSlowly },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import' }));
    await expect(await dialog.findByRole('progressbar', { name: 'Importing…' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(signals.at(-1)?.aborted).toBe(true);
    await expect(dialog.getByText(/^Choose a backup/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The comparison remains, and the user can try again. */
export const ShowsAFailedImport = meta.story({
  tags: ['behaviour'],
  args: { onImport: fn<Import>(() => Promise.resolve({ kind: 'no-space' })) },
  play: async ({ userEvent, args }) => {
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'There is no space left on this device. Your data is as it was before. Free some space and try again.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(2));
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
