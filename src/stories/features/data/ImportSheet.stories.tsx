import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { NoticeOutlet } from '../../../app/NoticeOutlet';
import { writeBackup } from '../../../adapters/onDevice/backupFile';
import { sampleWorld } from '../../../domain/demo/sampleWorld';
import { ImportSheet } from '../../../features/data/ImportSheet';

const PASSPHRASE = 'four words of a song';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');

const fileOf = (text: string) =>
  new File([text], 'florin-backup-2026-03-14.json', { type: 'application/json' });

/**
 * Returns a backup of the sample wallets. The first transaction is missing, so that the backup differs from the
 * wallets.
 */
async function backup(passphrase?: string): Promise<File> {
  const { wallets, activeWalletId, primaryCurrency, chainId } = sampleWorld(NOW);
  const [first, ...others] = wallets;
  if (!first) throw new Error('There are no sample wallets');
  const contents = {
    wallets: [{ ...first, transactions: first.transactions.slice(1) }, ...others],
    contacts: [],
    choices: { activeWalletId, primaryCurrency, chainId, hidesBalances: false },
  };
  const createdAt = new Date(NOW).toISOString();
  return fileOf(await writeBackup(contents, { createdAt, passphrase, iterations: 100_000 }));
}

/**
 * A sheet that imports a backup in steps: the user chooses a file, enters the passphrase if the file is encrypted,
 * compares the backup with the data on the device, and replaces this data.
 *
 * **Keyboard**: When the next step opens, the focus moves to the first sentence of the step. After a refused file, the
 * focus moves to the file field. After a wrong passphrase, the focus moves to the passphrase field. Escape closes the
 * sheet, except while the data is being replaced.
 *
 * **Announces**: the title, when the sheet opens; the first sentence of each later step; every failure; that the import
 * waits for a pending payment.
 */
const meta = preview.meta({
  component: ImportSheet,
  parameters: {
    layout: 'fullscreen',
    world: {},
    docs: { story: { inline: false, height: '760px' } },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <NoticeOutlet />
      </>
    ),
  ],
  args: { open: true, onClose: fn(), onExport: fn() },
});

export const Base = meta.story();

Base.test('asks for a file', async ({ app }) => {
  const { getByText, getByLabelText } = await app.data.importSheet.opened();
  await waitFor(() => expect(getByText(/^Choose a backup that this app/)).toBeVisible());
  await expect(getByLabelText('Choose a file')).toHaveAttribute('type', 'file');
});

Base.test(
  'reads an encrypted file and replaces',
  { parameters: { world: { kept: {} } } },
  async ({ app, args }) => {
    await app.data.chooseFile(await backup(PASSPHRASE));
    await app.data.form.type('passphrase', 'four{Enter}');
    await waitFor(() =>
      expect(app.data.form.passphrase).toHaveAccessibleDescription(
        'This passphrase is wrong. Please try again.',
      ),
    );
    await app.data.form.type('passphrase', ' words of a song{Enter}');
    await app.data.importSheet.press('Replace');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(
      await screen.findByText('3 wallets and 10 transactions are on this device.'),
    ).toBeVisible();
  },
);

/** The table stays, and the user can try again. */
Base.test(
  'shows a failed import',
  { parameters: { world: { kept: { refuses: 'no-space' } } } },
  async ({ app, args }) => {
    await app.data.chooseFile(await backup());
    await app.data.importSheet.press('Replace');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no space left on this device. Your data is as it was before. Free some space and try again.',
    );
    await expect(screen.getByRole('row', { name: 'Wallets 3 3' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Replace' })).toBeEnabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

Base.test('shows that the file is checked', async ({ app }) => {
  const file = Object.assign(fileOf(''), { text: () => new Promise(() => undefined) });
  await app.data.chooseFile(file);
  await expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Checking the backup…');
  await expect(screen.queryByLabelText('Choose a file')).not.toBeInTheDocument();
});

/** A file that the browser cannot read is refused as damaged. */
Base.test('refuses an unreadable file', async ({ app }) => {
  const file = Object.assign(fileOf(''), {
    text: () => Promise.reject(new Error('Not readable')),
  });
  await app.data.chooseFile(file);
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'This backup is damaged or was edited, so none of it is imported.',
  );
});

Base.test('refuses a file that is larger than any backup', async ({ app }) => {
  const file = Object.defineProperty(fileOf('{}'), 'size', { value: 1_000_000_000 });
  await app.data.chooseFile(file);
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'This file is too large for a backup. Nothing has been changed.',
  );
});

/** If the file is not a backup, an error is shown, and the user can choose another file. */
export const RefusedFile = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    await app.data.chooseFile(fileOf('{}'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file is not a backup of this app. Nothing has been changed.',
    );
    await expect(screen.getByLabelText('Choose a file')).toHaveFocus();
  },
});

/** If the file is encrypted, the next step requires its passphrase. */
export const Encrypted = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    await app.data.chooseFile(await backup(PASSPHRASE));
    await expect(await screen.findByLabelText('Passphrase')).toBeVisible();
    await waitFor(() => expect(screen.getByText('This backup is encrypted.')).toHaveFocus());
  },
});

/** A table compares the device with the backup. The user can export the data of the device first. */
export const BothSides = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { kept: {}, transactions: 20 } },
  play: async ({ app, args }) => {
    await app.data.chooseFile(await backup());
    await expect(await screen.findByRole('row', { name: 'Transactions 23 10' })).toBeVisible();
    await expect(screen.getByRole('row', { name: 'Wallets 3 3' })).toBeVisible();
    await expect(screen.getByRole('table', { name: 'This device and the backup' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText(/^The backup replaces all data on this device\./)).toHaveFocus(),
    );
    await app.data.importSheet.press('Export backup');
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

/**
 * The device has only the sample wallets, and they are not saved. So there is no warning, and the user can choose a
 * passphrase.
 */
export const UntouchedSamples = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, userEvent }) => {
    await app.data.chooseFile(await backup());
    await expect(await screen.findByText(/^This device has only the sample wallets/)).toBeVisible();
    await expect(screen.queryByText(/^Export a backup/)).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Export backup' })).not.toBeInTheDocument();
    await expect(screen.getByText(/^Your wallets are kept on this device/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Encrypt them/ }));
    await expect(screen.getByLabelText('Confirm passphrase')).toBeVisible();
  },
});

/** The import waits until a pending payment has ended. Until then, the sheet does not close. */
export const Waiting = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { kept: { isWaiting: true } } },
  play: async ({ app, userEvent, args }) => {
    await app.data.chooseFile(await backup());
    await app.data.importSheet.press('Replace');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'This waits until the payments that are being made have ended.',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await app.data.importSheet.press('Cancel');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
