import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import DataPage from '../../pages/DataPage';
import { fill } from '../../testing/fill';
import { arriveAt, pageHeading } from '../../testing/steps';

const PASSPHRASE = 'four words of a song';

const OTHER = 'five other words of it';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const ENCRYPTED = { kept: { status: { lockAfter: '5' }, passphrase: PASSPHRASE } } as const;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const keepSwitch = () => screen.findByRole('switch', { name: 'Keep my wallets on this device' });

const lockAfter = () => screen.findByRole('combobox', { name: 'Lock after' });

/** Waits until the notice shows a text. A banner in a dialog is also an alert, so the notice is the last alert. */
const notice = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert', { hidden: true }).at(-1)).toHaveTextContent(text),
  );

async function openFrom(userEvent: UserEventObject, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return dialog(name);
}

/**
 * The settings for the user's data. The user can save the wallets on this device, lock them with a passphrase, export
 * and import backups, and erase everything.
 *
 * **Keyboard**: Tab moves from the switch to the lock, the backups and Erase everything. When a dialog closes, the
 * focus returns to its button. After an import or an erasure, the heading has the focus. An arrow key in `Lock after`
 * opens a dialog, which requires a passphrase before the value changes.
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

/** The wallets are not saved on the device, so a reload clears them. */
export const Base = meta.story();

Base.test('states that nothing is kept', async () => {
  await expect(await pageHeading('Data and backup')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Data and backup · Florin'));
  const keep = await keepSwitch();
  await expect(keep).not.toBeChecked();
  await expect(keep).toHaveAccessibleDescription(
    'Off: a reload clears your wallets, payments and contacts.',
  );
  const lock = await lockAfter();
  await expect(lock).toBeDisabled();
  await expect(lock).toHaveAccessibleDescription(
    'To use a lock, first keep your wallets on this device.',
  );
  for (const name of ['Export backup', 'Import backup', 'Erase everything'])
    await expect(screen.getByRole('button', { name })).toBeEnabled();
  for (const name of ['Lock now', 'Change passphrase', 'Export raw data'])
    await expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

/** The result of a payment is unknown, so the dialog refuses to erase the data. */
Base.test(
  'refuses to erase',
  { parameters: { world: { kept: { refuses: 'in-doubt' } } } },
  async ({ userEvent }) => {
    const sheet = await openFrom(userEvent, 'Erase everything');
    await expect(sheet.getByText(/^Your wallets, their history,/)).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Erase everything' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'A payment or an exchange is not confirmed yet. Nothing has been changed.',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await closed();
    await expect(await keepSwitch()).toBeChecked();
  },
);

/** The device has no space left. Each dialog reports this, and no notice reports a success. */
Base.test(
  'reports no success after a refusal',
  { parameters: { world: { kept: { ...ENCRYPTED.kept, refuses: 'no-space' } } } },
  async ({ userEvent }) => {
    const refused = async (name: string, submit: string) => {
      const sheet = await dialog(name);
      const fields = sheet.queryAllByLabelText(/passphrase$/i, { selector: 'input' });
      for (const field of fields) await fill(userEvent, field, PASSPHRASE);
      await userEvent.click(sheet.getByRole('button', { name: submit }));
      await expect(
        await sheet.findByText(/^There is no space left on this device\./),
      ).toBeVisible();
      for (const field of fields) await userEvent.clear(field);
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await closed();
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Change passphrase' }));
    await refused('Change passphrase', 'Change passphrase');
    await userEvent.selectOptions(await lockAfter(), '1 hour');
    await refused('Lock after', 'Change');
    await userEvent.selectOptions(await lockAfter(), 'Never');
    await refused('Lock after', 'Remove the lock');
    await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
    await refused('Erase everything', 'Erase everything');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(await lockAfter()).toHaveDisplayValue('5 minutes');
  },
);

/** The browser does not allow the app to save the wallets. The dialog reports this, and the switch stays off. */
Base.test(
  'reports that nothing is kept',
  { parameters: { world: { kept: { status: { kind: 'off' }, refuses: 'unavailable' } } } },
  async ({ userEvent }) => {
    await userEvent.click(await keepSwitch());
    const sheet = await dialog('Keep my wallets on this device');
    await userEvent.click(sheet.getByRole('button', { name: 'Keep without a lock' }));
    await expect(
      await sheet.findByText(/^This browser cannot read or store data for this app now\./),
    ).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await closed();
    await expect(await keepSwitch()).not.toBeChecked();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

/** The passphrase could not be saved, so the data stays without encryption. */
Base.test(
  'reports that nothing is encrypted',
  { parameters: { world: { kept: { refuses: 'no-space' } } } },
  async ({ userEvent }) => {
    await userEvent.selectOptions(await lockAfter(), '1 minute');
    const sheet = await dialog('Lock after');
    await fill(userEvent, sheet.getByLabelText('Passphrase'), PASSPHRASE);
    await fill(userEvent, sheet.getByLabelText('Confirm passphrase'), PASSPHRASE);
    await userEvent.click(sheet.getByRole('button', { name: 'Set passphrase' }));
    await expect(await sheet.findByText(/^There is no space left on this device\./)).toBeVisible();
    await expect(screen.queryByText('Your data is encrypted now.')).not.toBeInTheDocument();
  },
);

/** Turning off the switch erases the saved wallets, so a dialog asks first. */
Base.test('keeps and erases the data', async ({ userEvent, step }) => {
  await step('Keep without a lock', async () => {
    await userEvent.click(await keepSwitch());
    const sheet = await dialog('Keep my wallets on this device');
    await userEvent.click(sheet.getByRole('button', { name: 'Keep without a lock' }));
    await notice('Your wallets are kept on this device.');
    await waitFor(async () => expect(await keepSwitch()).toBeChecked());
    await expect(await lockAfter()).toHaveDisplayValue('Never');
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
});

/** Another tab has already saved wallets on this device. This tab uses them, and overwrites nothing. */
Base.test(
  'shows that data was found',
  { parameters: { world: { kept: { status: { kind: 'off' }, refuses: 'found' } } } },
  async ({ userEvent }) => {
    await userEvent.click(await keepSwitch());
    const sheet = await dialog('Keep my wallets on this device');
    await userEvent.click(sheet.getByRole('button', { name: 'Keep without a lock' }));
    await notice('Another tab already keeps wallets on this device.');
  },
);

/** The page for the passphrase replaces this page. After unlocking, the heading of this page has the focus. */
Base.test('locks and unlocks with a passphrase', async ({ userEvent, step }) => {
  await step('Keep with a lock', async () => {
    await userEvent.click(await keepSwitch());
    const sheet = await dialog('Keep my wallets on this device');
    await fill(userEvent, sheet.getByLabelText('Passphrase'), PASSPHRASE);
    await fill(userEvent, sheet.getByLabelText('Confirm passphrase'), PASSPHRASE);
    await userEvent.selectOptions(
      sheet.getByRole('combobox', { name: 'Lock after' }),
      '15 minutes',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Keep with a lock' }));
    await closed();
    await expect(await lockAfter()).toHaveDisplayValue('15 minutes');
  });
  await step('Lock now: the lock screen replaces the page, its title and the notice', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Lock now' }));
    await arriveAt('Locked');
    await waitFor(() => expect(document.title).toBe('Locked · Florin'));
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  await step('The passphrase unlocks: the heading of the page has the focus', async () => {
    await fill(userEvent, screen.getByLabelText('Passphrase'), PASSPHRASE);
    await userEvent.keyboard('{Enter}');
    await arriveAt('Data and backup');
    await expect(document.title).toBe('Data and backup · Florin');
    await expect(await lockAfter()).toHaveDisplayValue('15 minutes');
  });
});

Base.test(
  'changes the lock only with the passphrase',
  { parameters: { world: ENCRYPTED } },
  async ({ userEvent, step }) => {
    const choose = async (name: string) => {
      await userEvent.selectOptions(await lockAfter(), name);
      const sheet = await dialog('Lock after');
      await expect(screen.getByLabelText('Lock after', { selector: 'select' })).toHaveDisplayValue(
        '5 minutes',
      );
      return sheet;
    };
    await step('One option further: nothing changes without the passphrase', async () => {
      const sheet = await choose('Never');
      await fill(userEvent, sheet.getByLabelText('Passphrase'), 'four wards');
      await userEvent.click(sheet.getByRole('button', { name: 'Remove the lock' }));
      await waitFor(() =>
        expect(sheet.getByLabelText('Passphrase')).toHaveAccessibleDescription(
          'This passphrase is wrong. Please try again.',
        ),
      );
      await userEvent.clear(sheet.getByLabelText('Passphrase'));
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await closed();
      await expect(await lockAfter()).toHaveDisplayValue('5 minutes');
    });
    await step('Change the passphrase', async () => {
      const sheet = await openFrom(userEvent, 'Change passphrase');
      await fill(userEvent, sheet.getByLabelText('Current passphrase'), PASSPHRASE);
      await fill(userEvent, sheet.getByLabelText('New passphrase'), OTHER);
      await fill(userEvent, sheet.getByLabelText('Confirm passphrase'), OTHER);
      await userEvent.click(sheet.getByRole('button', { name: 'Change passphrase' }));
      await closed();
      await notice('The passphrase was changed.');
    });
    await step('Another time', async () => {
      const sheet = await choose('1 hour');
      await fill(userEvent, sheet.getByLabelText('Passphrase'), OTHER);
      await userEvent.click(sheet.getByRole('button', { name: 'Change' }));
      await closed();
      await notice('Your data is locked after 1 hour without use.');
      await expect(await lockAfter()).toHaveDisplayValue('1 hour');
    });
    await step('Never: the passphrase is dropped, and can be set again', async () => {
      await userEvent.selectOptions(await lockAfter(), 'Never');
      const sheet = await dialog('Lock after');
      await fill(userEvent, sheet.getByLabelText('Passphrase'), OTHER);
      await userEvent.keyboard('{Enter}');
      await closed();
      await notice('Your data is no longer encrypted');
      await userEvent.selectOptions(await lockAfter(), '1 minute');
      const again = await dialog('Lock after');
      await fill(userEvent, again.getByLabelText('Passphrase'), PASSPHRASE);
      await fill(userEvent, again.getByLabelText('Confirm passphrase'), PASSPHRASE);
      await userEvent.click(again.getByRole('button', { name: 'Set passphrase' }));
      await notice('Your data is encrypted now.');
      await expect(
        screen.getByRole('button', { name: 'Lock now', hidden: true }),
      ).toBeInTheDocument();
    });
  },
);

/** The wallets are not saved, so the backup contains the wallets in memory. It contains all pages of a long history. */
Base.test('exports a backup', { parameters: { world: { transactions: 450 } } }, async (context) => {
  const { userEvent } = context;
  const sheet = await openFrom(userEvent, 'Export backup');
  await expect(
    sheet.getByText('Without a passphrase, anyone who has the file can read it.'),
  ).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Export' }));
  await notice('Saved as florin-backup-2026-03-14.json');
  const [file] = worldOf(context).saved;
  await expect(file?.name).toBe('florin-backup-2026-03-14.json');
  await expect(file?.type).toBe('application/json');
  const { format, version, payload } = JSON.parse(file?.text ?? '') as Record<string, string>;
  await expect([format, version]).toEqual(['florin-backup', 1]);
  const { wallets } = JSON.parse(payload ?? '') as { wallets: { transactions: unknown[] }[] };
  await expect(wallets[0]?.transactions).toHaveLength(450);
});

Base.test(
  'reports a failed export',
  { parameters: { world: { calls: { save: 'fail' } } } },
  async ({ userEvent }) => {
    const sheet = await openFrom(userEvent, 'Export backup');
    await userEvent.click(sheet.getByRole('button', { name: 'Export' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'The file could not be saved. Please try again.',
    );
    await expect(screen.queryByText(/^Saved as/)).not.toBeInTheDocument();
  },
);

/** The wallets are saved on the device, without a lock. */
export const Kept = meta.story({
  parameters: { world: { kept: {} } },
  play: async () => {
    const keep = await keepSwitch();
    await expect(keep).toBeChecked();
    await expect(keep).toHaveAccessibleDescription(
      'The browser has promised to keep them until you erase them.',
    );
    await expect(await lockAfter()).toHaveDisplayValue('Never');
    await expect(
      within(await lockAfter())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Never', '1 minute', '5 minutes', '15 minutes', '1 hour']);
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

/** The saved wallets are encrypted, and are locked after five minutes without use. */
export const Encrypted = meta.story({
  parameters: { world: ENCRYPTED },
  play: async () => {
    await expect(await lockAfter()).toHaveDisplayValue('5 minutes');
    await expect(screen.getByRole('button', { name: 'Lock now' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Change passphrase' })).toBeVisible();
  },
});

/** A part of the saved data is damaged. The user can export the raw data. */
export const Damaged = meta.story({
  parameters: { world: { kept: { status: { problem: 'damaged' } } } },
  play: async (context) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'A part of your data is damaged',
    );
    await context.userEvent.click(screen.getByRole('button', { name: 'Export raw data' }));
    await notice('Saved as florin-raw-data-2026-03-14.json');
    await expect(worldOf(context).saved).toHaveLength(1);
  },
});

/** The browser did not open the saved wallets, so the user has opened the app without them. */
export const WithoutTheSavedWallets = meta.story({
  parameters: { world: { kept: { status: { kind: 'off', isAside: true } } } },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText(/^Your kept wallets are not open: these are sample wallets/),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    const sheet = await openFrom(userEvent, 'Erase everything');
    await expect(sheet.getByText(/^Your wallets, their history,/)).toBeInTheDocument();
  },
});

/**
 * Before the wallets are saved, the user can choose a passphrase. The sheet warns that the data cannot be recovered if
 * the user forgets the passphrase.
 */
export const Keeping = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.click(await keepSwitch());
    const sheet = await dialog('Keep my wallets on this device');
    await expect(sheet.getByLabelText('Passphrase')).toBeInTheDocument();
    await expect(sheet.getByLabelText('Confirm passphrase')).toBeInTheDocument();
    await expect(sheet.getByRole('combobox', { name: 'Lock after' })).toHaveDisplayValue(
      '5 minutes',
    );
    await expect(sheet.getByRole('button', { name: 'Keep without a lock' })).toBeVisible();
    await expect(sheet.getByText(/^If you forget the passphrase,/)).toBeInTheDocument();
  },
});

/**
 * The saved data is encrypted, so the export also requires a passphrase. A second button exports without encryption.
 */
export const ExportingEncryptedData = meta.story({
  tags: ['!autodocs'],
  parameters: { world: ENCRYPTED },
  play: async (context) => {
    const { userEvent } = context;
    const sheet = await openFrom(userEvent, 'Export backup');
    await userEvent.click(sheet.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(sheet.getByLabelText('Passphrase')).toHaveAccessibleDescription('Enter a passphrase'),
    );
    await expect(worldOf(context).saved).toHaveLength(0);
    await expect(sheet.getByRole('button', { name: 'Export without encryption' })).toBeVisible();
  },
});

/**
 * Another tab is making a payment, so locking and erasing wait until the payment has ended. The page and the dialog
 * state this.
 */
export const WaitingForAPayment = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { kept: { status: { lockAfter: '5' }, isWaiting: true } } },
  play: async ({ userEvent }) => {
    const text = 'This waits until the payments that are being made have ended.';
    await userEvent.click(await screen.findByRole('button', { name: 'Lock now' }));
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    const sheet = await openFrom(userEvent, 'Erase everything');
    await userEvent.click(sheet.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(text));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(sheet.getByRole('status')).toBeVisible();
  },
});

/** The wallets are not saved, so only the data in memory is erased. */
export const Erasing = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const sheet = await openFrom(userEvent, 'Erase everything');
    await expect(
      sheet.getByText(
        'Your wallets start again as sample wallets, without your payments, and without contacts. The theme and the language stay.',
      ),
    ).toBeInTheDocument();
    await expect(
      sheet.getByText(
        'This cannot be undone. Only an exported backup can bring your wallets back.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
});
