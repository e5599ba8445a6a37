import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import DataPage from '../../pages/DataPage';
import { fill } from '../../testing/fill';
import { arriveAt, pageHeading } from '../../testing/steps';

const PASSPHRASE = 'four words of a song';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const keepSwitch = () => screen.findByRole('switch', { name: 'Keep my wallets on this device' });

const lockAfter = () => screen.findByRole('combobox', { name: 'Lock after' });

/** The notice's text. A banner in a dialog is also an alert. */
const notice = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert', { hidden: true }).at(-1)).toHaveTextContent(text),
  );

async function openFrom(userEvent: UserEventObject, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return dialog(name);
}

/**
 * The user's data: whether it is kept on this device, when it is locked, its backups, and its end.
 *
 * **States**: nothing kept; kept, with and without the browser's promise to keep it; encrypted, also with a passkey; no
 * space left. Every action is refused while a payment is pending.
 *
 * **Keyboard**: Tab moves from the switch to the lock, the backups and Erase everything. A dialog returns the focus to
 * its button. After an import or an erasure, the heading has the focus.
 */
const meta = preview.meta({
  component: DataPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/data',
    world: {},
    docs: { story: { inline: false, height: '720px' } },
  },
});

/** Nothing is kept. */
export const Base = meta.story({
  play: async () => {
    await expect(await pageHeading('Data and backup')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Data and backup · Florin'));
    const keep = await keepSwitch();
    await expect(keep).not.toBeChecked();
    await expect(keep).toHaveAccessibleDescription(
      'Now your wallets, payments and contacts are gone when you reload the page.',
    );
    const lock = await lockAfter();
    await expect(lock).toBeDisabled();
    await expect(lock).toHaveAccessibleDescription('Only kept wallets can be locked.');
    for (const name of ['Export backup', 'Import backup', 'Erase everything'])
      await expect(screen.getByRole('button', { name })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Lock now' })).not.toBeInTheDocument();
  },
});

/** The wallets are kept, without a lock. */
export const Kept = meta.story({
  parameters: { world: { kept: {} } },
  play: async () => {
    const keep = await keepSwitch();
    await expect(keep).toBeChecked();
    await expect(keep).toHaveAccessibleDescription(
      'The browser has promised to keep them until you erase them.',
    );
    await expect(await lockAfter()).toHaveDisplayValue('Never');
  },
});

/** The browser may remove the data when it needs space. */
export const NotPersistent = meta.story({
  parameters: { world: { kept: { status: { isPersistent: false } } } },
  play: async () => {
    await expect(await keepSwitch()).toHaveAccessibleDescription(
      'The browser may remove them when it needs space. Export a backup from time to time.',
    );
  },
});

/** The data is encrypted, and a passkey can be added. */
export const Encrypted = meta.story({
  parameters: {
    world: { kept: { status: { lockAfter: '5', canAddPasskey: true }, passphrase: PASSPHRASE } },
  },
  play: async () => {
    await expect(await lockAfter()).toHaveDisplayValue('5 minutes');
    await expect(screen.getByRole('button', { name: 'Lock now' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Unlock with a passkey' })).toBeVisible();
  },
});

/** The last write failed. */
export const NoSpace = meta.story({
  parameters: { world: { kept: { status: { problem: 'no-space' } } } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no space left on this device. Your data is as it was before. Free some space and try again.',
    );
  },
});

/** Before the passphrase is set, the sheet states what happens if it is forgotten. */
export const SettingAPassphrase = meta.story({
  parameters: { world: { kept: {} } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await lockAfter(), '5 minutes');
    const sheet = await dialog('Lock after');
    await expect(sheet.getByText(/^If you forget the passphrase,/)).toBeInTheDocument();
    await expect(sheet.getByLabelText('Passphrase')).toBeInTheDocument();
    await expect(screen.getByLabelText('Lock after', { selector: 'select' })).toHaveDisplayValue(
      'Never',
    );
  },
});

/** An order is pending: nothing changes. */
export const BusyWithAPayment = meta.story({
  parameters: { world: { kept: { refuses: 'busy' } } },
  play: async ({ userEvent }) => {
    const sheet = await openFrom(userEvent, 'Erase everything');
    await userEvent.click(sheet.getByRole('button', { name: 'Erase everything' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'A payment or an exchange is pending or not confirmed. Nothing has been changed. Try again when it is settled.',
    );
    await expect(await screen.findByRole('switch', { hidden: true })).toBeChecked();
  },
});

export const KeepsAndErasesTheData = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, step }) => {
    await step('Turn the switch on: the wallets are kept', async () => {
      await userEvent.click(await keepSwitch());
      await waitFor(async () => expect(await keepSwitch()).toBeChecked());
      await expect(await lockAfter()).toBeEnabled();
    });
    await step('Turn it off: a dialog asks first', async () => {
      await userEvent.click(await keepSwitch());
      const sheet = await dialog('Erase everything');
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await closed();
      await expect(await keepSwitch()).toBeChecked();
    });
    await step('Confirm: everything is erased, and the heading has the focus', async () => {
      await userEvent.click(await keepSwitch());
      const sheet = await dialog('Erase everything');
      await userEvent.click(sheet.getByRole('button', { name: 'Erase everything' }));
      await arriveAt('Data and backup');
      await notice('Everything was erased.');
      await expect(await keepSwitch()).not.toBeChecked();
    });
  },
});

/** The device has data of an earlier visit: it is used, and nothing is overwritten. */
export const ShowsThatDataWasFound = meta.story({
  tags: ['behaviour'],
  parameters: { world: { kept: { status: { kind: 'off' }, refuses: 'found' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await keepSwitch());
    await notice('This device already has wallets from an earlier visit.');
    await waitFor(async () => expect(await keepSwitch()).not.toBeChecked());
  },
});

export const LocksAndUnlocksWithAPassphrase = meta.story({
  tags: ['behaviour'],
  parameters: { world: { kept: {} } },
  play: async ({ userEvent, step }) => {
    await step('Set a passphrase', async () => {
      await userEvent.selectOptions(await lockAfter(), '15 minutes');
      const sheet = await dialog('Lock after');
      await fill(userEvent, sheet.getByLabelText('Passphrase'), PASSPHRASE);
      await fill(userEvent, sheet.getByLabelText('Confirm passphrase'), PASSPHRASE);
      await userEvent.click(sheet.getByRole('button', { name: 'Set passphrase' }));
      await closed();
      await notice('Your data is encrypted now.');
      await expect(await lockAfter()).toHaveDisplayValue('15 minutes');
    });
    await step('Another time needs no passphrase', async () => {
      await userEvent.selectOptions(await lockAfter(), 'When the page is hidden');
      await waitFor(async () =>
        expect(await lockAfter()).toHaveDisplayValue('When the page is hidden'),
      );
    });
    await step(
      'Lock now: the lock screen replaces the page, its title and the notice',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Lock now' }));
        await arriveAt('Locked');
        await waitFor(() => expect(document.title).toBe('Locked · Florin'));
        await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
        await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      },
    );
    await step('The passphrase unlocks: the heading of the page has the focus', async () => {
      await fill(userEvent, screen.getByLabelText('Passphrase'), PASSPHRASE);
      await userEvent.keyboard('{Enter}');
      await arriveAt('Data and backup');
      await expect(document.title).toBe('Data and backup · Florin');
    });
    await step('Never: the passphrase is dropped', async () => {
      await userEvent.selectOptions(await lockAfter(), 'Never');
      await notice('Your data is no longer encrypted');
      await expect(screen.queryByRole('button', { name: 'Lock now' })).not.toBeInTheDocument();
    });
  },
});

export const AddsAPasskey = meta.story({
  tags: ['behaviour'],
  parameters: {
    world: { kept: { status: { lockAfter: '5', canAddPasskey: true }, passphrase: PASSPHRASE } },
  },
  play: async ({ userEvent }) => {
    const sheet = await openFrom(userEvent, 'Unlock with a passkey');
    await fill(userEvent, sheet.getByLabelText('Passphrase'), 'four wards');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sheet.getByLabelText('Passphrase')).toHaveAccessibleDescription(
        'This passphrase is wrong. Please try again.',
      ),
    );
    await userEvent.clear(sheet.getByLabelText('Passphrase'));
    await fill(userEvent, sheet.getByLabelText('Passphrase'), PASSPHRASE);
    await userEvent.keyboard('{Enter}');
    await closed();
    await notice('The passkey unlocks your data now.');
    await expect(
      screen.queryByRole('button', { name: 'Unlock with a passkey' }),
    ).not.toBeInTheDocument();
  },
});

/** Nothing is kept: the backup contains the wallets in memory. A history of several pages is complete. */
export const ExportsABackup = meta.story({
  tags: ['behaviour'],
  parameters: { world: { transactions: 450 } },
  play: async (context) => {
    const { userEvent } = context;
    const sheet = await openFrom(userEvent, 'Export backup');
    await userEvent.click(sheet.getByRole('button', { name: 'Export' }));
    await notice('Saved as florin-backup-2026-03-14.json');
    const [file] = worldOf(context).saved;
    await expect(file?.name).toBe('florin-backup-2026-03-14.json');
    await expect(file?.type).toBe('application/json');
    const { format, version, payload } = JSON.parse(file?.text ?? '') as Record<string, string>;
    await expect([format, version]).toEqual(['florin-backup', 1]);
    const { transactions } = JSON.parse(payload ?? '') as {
      transactions: Record<string, unknown[]>;
    };
    await expect(transactions['personal']).toHaveLength(450);
  },
});

export const ReportsAFailedExport = meta.story({
  tags: ['behaviour'],
  parameters: { world: { calls: { save: 'fail' } } },
  play: async ({ userEvent }) => {
    const sheet = await openFrom(userEvent, 'Export backup');
    await userEvent.click(sheet.getByRole('button', { name: 'Export' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'The file could not be saved. Please try again.',
    );
  },
});

/** The import starts to keep the data. A second import of the same file has nothing to add. */
export const ExportsAndImportsAnEncryptedBackup = meta.story({
  tags: ['behaviour'],
  parameters: {
    world: { contacts: [{ id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} }] },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    let file = new File([], '');
    await step('Export with a passphrase', async () => {
      const sheet = await openFrom(userEvent, 'Export backup');
      await userEvent.click(sheet.getByRole('checkbox', { name: /^Encrypt it/ }));
      await fill(userEvent, sheet.getByLabelText('Passphrase'), PASSPHRASE);
      await fill(userEvent, sheet.getByLabelText('Confirm passphrase'), PASSPHRASE);
      await userEvent.click(sheet.getByRole('button', { name: 'Export' }));
      await closed();
      const { name, text } = worldOf(context).saved[0] ?? { name: '', text: '' };
      await expect(text).not.toContain('Ana');
      file = new File([text], name, { type: 'application/json' });
    });
    await step('Erase everything: the contact is gone', async () => {
      const sheet = await openFrom(userEvent, 'Erase everything');
      await userEvent.click(sheet.getByRole('button', { name: 'Erase everything' }));
      await arriveAt('Data and backup');
    });
    const open = async () => {
      const sheet = await openFrom(userEvent, 'Import backup');
      await userEvent.upload(sheet.getByLabelText('Choose a file'), file);
      await fill(userEvent, await sheet.findByLabelText('Passphrase'), PASSPHRASE);
      await userEvent.keyboard('{Enter}');
      await sheet.findByRole('table');
      return sheet;
    };
    await step('Import the file: the data is kept, and the heading has the focus', async () => {
      const sheet = await open();
      await expect(sheet.getByRole('row', { name: 'Contacts 1 0 0' })).toBeVisible();
      await expect(sheet.getByText(/^With the import, your wallets are kept/)).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: 'Import' }));
      await arriveAt('Data and backup');
      await notice('The backup was imported.');
      await expect(await keepSwitch()).toBeChecked();
    });
    await step('Open the file again: there is nothing to import', async () => {
      const sheet = await open();
      await expect(sheet.getByText(/There is nothing to import\.$/)).toBeVisible();
    });
  },
});

/** A real pending payment: nothing is kept, erased or imported. */
export const RefusesChangesDuringAPayment = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/app/payments', world: { delays: 'real' } },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const send = await dialog('Send');
    await fill(userEvent, send.getByRole('combobox', { name: 'Recipient' }), 'ana@florin.example');
    await fill(userEvent, send.getByRole('textbox', { name: 'Amount' }), '10');
    await userEvent.click(send.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Data and backup' }));
    await userEvent.click(await keepSwitch());
    await notice('A payment or an exchange is pending or not confirmed.');
    await expect(await keepSwitch()).not.toBeChecked();
    await advance(context, 2_000);
    await userEvent.click(await keepSwitch());
    await waitFor(async () => expect(await keepSwitch()).toBeChecked());
  },
});
