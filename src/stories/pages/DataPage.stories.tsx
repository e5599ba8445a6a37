import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import DataPage from '../../pages/DataPage';
import { fill } from '../../testing/fill';

const PASSPHRASE = 'four words of a song';

const OTHER = 'five other words of it';

const ENCRYPTED = { kept: { status: { lockAfter: '5' }, passphrase: PASSPHRASE } } as const;

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

Base.test('states that nothing is kept', async ({ app }) => {
  await expect(await app.pageHeading('Data and backup')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Data and backup · Florin'));
  const keep = await app.data.keepSwitch();
  await expect(keep).not.toBeChecked();
  await expect(keep).toHaveAccessibleDescription(
    'Off: a reload clears your wallets, payments and contacts.',
  );
  const lock = await app.data.lockAfter();
  await expect(lock).toBeDisabled();
  await expect(lock).toHaveAccessibleDescription(
    'To use a lock, first keep your wallets on this device.',
  );
  for (const name of ['Export backup', 'Import backup', 'Erase everything'])
    await expect(screen.getByRole('button', { name })).toBeEnabled();
  for (const name of ['Lock now', 'Change passphrase', 'Export raw data'])
    await expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

Base.test('opens the sheet that imports a backup', async ({ app }) => {
  await app.press('Import backup');
  await app.sheet('Import backup').opened();
});

/** The result of a payment is unknown, so the dialog refuses to erase the data. */
Base.test(
  'refuses to erase',
  { parameters: { world: { kept: { refuses: 'in-doubt' } } } },
  async ({ app }) => {
    const sheet = await app.data.eraseSheet.openFrom();
    await expect(sheet.getByText(/^Your wallets, their history,/)).toBeInTheDocument();
    await app.data.eraseSheet.press('Erase everything');
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'A payment or an exchange is not confirmed yet. Nothing has been changed.',
    );
    await app.data.eraseSheet.press('Cancel');
    await app.noDialog();
    await expect(await app.data.keepSwitch()).toBeChecked();
  },
);

/** The reason of the failure is unknown, so the dialog names none. */
Base.test(
  'reports an unexpected failure',
  { parameters: { world: { kept: { isBroken: true } } } },
  async ({ app }) => {
    const sheet = await app.data.eraseSheet.openFrom();
    await app.data.eraseSheet.press('Erase everything');
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      /^An error occurred\. Please try again\.$/,
    );
    await app.data.eraseSheet.press('Cancel');
    await app.noDialog();
    await expect(await app.data.keepSwitch()).toBeChecked();
  },
);

/** The device has no space left. Each dialog reports this, and no notice reports a success. */
Base.test(
  'reports no success after a refusal',
  { parameters: { world: { kept: { ...ENCRYPTED.kept, refuses: 'no-space' } } } },
  async ({ app, userEvent }) => {
    const refused = async (name: string, submit: string) => {
      const dialog = app.sheet(name);
      const sheet = await dialog.opened();
      const fields = sheet.queryAllByLabelText(/passphrase$/i, { selector: 'input' });
      for (const field of fields) await fill(userEvent, field, PASSPHRASE);
      await dialog.press(submit);
      await expect(
        await sheet.findByText(/^There is no space left on this device\./),
      ).toBeVisible();
      for (const field of fields) await userEvent.clear(field);
      await dialog.press('Cancel');
      await app.noDialog();
    };
    await app.press('Change passphrase');
    await refused('Change passphrase', 'Change passphrase');
    await userEvent.selectOptions(await app.data.lockAfter(), '1 hour');
    await refused('Lock after', 'Change');
    await userEvent.selectOptions(await app.data.lockAfter(), 'Never');
    await refused('Lock after', 'Remove the lock');
    await app.press('Erase everything');
    await refused('Erase everything', 'Erase everything');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(await app.data.lockAfter()).toHaveDisplayValue('5 minutes');
  },
);

/** The browser does not allow the app to save the wallets. The dialog reports this, and the switch stays off. */
Base.test(
  'reports that nothing is kept',
  { parameters: { world: { kept: { status: { kind: 'off' }, refuses: 'unavailable' } } } },
  async ({ app }) => {
    await app.data.pressKeep();
    const sheet = await app.data.keepSheet.opened();
    await app.data.keepSheet.press('Keep without a lock');
    await expect(
      await sheet.findByText(/^This browser cannot read or store data for this app now\./),
    ).toBeVisible();
    await app.data.keepSheet.press('Cancel');
    await app.noDialog();
    await expect(await app.data.keepSwitch()).not.toBeChecked();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

/** The browser did not open the saved wallets, so the sample wallets must not replace them. */
Base.test(
  'reports that other wallets are kept',
  { parameters: { world: { kept: { status: { kind: 'off', isAside: true }, refuses: 'aside' } } } },
  async ({ app }) => {
    await app.data.pressKeep();
    const sheet = await app.data.keepSheet.opened();
    await app.data.keepSheet.press('Keep without a lock');
    await expect(
      await sheet.findByText(/^This device already keeps wallets, which are not open now\./),
    ).toBeVisible();
  },
);

/** Another tab still uses the data. The dialog reports this, and the data stays. */
Base.test(
  'reports that nothing is erased yet',
  { parameters: { world: { kept: { refuses: 'blocked' } } } },
  async ({ app }) => {
    const sheet = await app.data.eraseSheet.openFrom();
    await app.data.eraseSheet.press('Erase everything');
    await expect(
      await sheet.findByText(/^Nothing is erased yet, because another tab/),
    ).toBeVisible();
    await app.data.eraseSheet.press('Cancel');
    await app.noDialog();
    await expect(await app.data.keepSwitch()).toBeChecked();
  },
);

/** The passphrase could not be saved, so the data stays without encryption. */
Base.test(
  'reports that nothing is encrypted',
  { parameters: { world: { kept: { refuses: 'no-space' } } } },
  async ({ app }) => {
    await app.data.chooseLock('1 minute');
    const sheet = await app.data.lockSheet.opened();
    await app.data.form.fillIn({ passphrase: PASSPHRASE, confirm: PASSPHRASE });
    await app.data.lockSheet.press('Set passphrase');
    await expect(await sheet.findByText(/^There is no space left on this device\./)).toBeVisible();
    await expect(screen.queryByText('Your data is encrypted now.')).not.toBeInTheDocument();
  },
);

/** Turning off the switch erases the saved wallets, so a dialog asks first. */
Base.test('keeps and erases the data', async ({ app, step }) => {
  await step('Keep without a lock', async () => {
    await app.data.pressKeep();
    await app.data.keepSheet.press('Keep without a lock');
    await app.data.notice('Your wallets are kept on this device.');
    await waitFor(async () => expect(await app.data.keepSwitch()).toBeChecked());
    await expect(await app.data.lockAfter()).toHaveDisplayValue('Never');
  });
  await step('Turn it off: a dialog asks first', async () => {
    await app.data.pressKeep();
    await app.data.eraseSheet.press('Cancel');
    await app.noDialog();
    await expect(await app.data.keepSwitch()).toBeChecked();
  });
  await step('Confirm: everything is erased, and the heading has the focus', async () => {
    await app.data.pressKeep();
    await app.data.eraseSheet.press('Erase everything');
    await app.arriveAt('Data and backup');
    await app.data.notice('Everything was erased.');
    await expect(await app.data.keepSwitch()).not.toBeChecked();
  });
});

/** Another tab has already saved wallets on this device. This tab uses them, and overwrites nothing. */
Base.test(
  'shows that data was found',
  { parameters: { world: { kept: { status: { kind: 'off' }, refuses: 'found' } } } },
  async ({ app }) => {
    await app.data.pressKeep();
    await app.data.keepSheet.press('Keep without a lock');
    await app.data.notice('Another tab already keeps wallets on this device.');
    await app.data.keepSheet.press('Cancel');
    await app.noDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Another tab already keeps wallets on this device.',
    );
  },
);

/** The page for the passphrase replaces this page. After unlocking, the heading of this page has the focus. */
Base.test('locks and unlocks with a passphrase', async ({ app, userEvent, step }) => {
  await step('Keep with a lock', async () => {
    await app.data.pressKeep();
    await app.data.form.fillIn({
      passphrase: PASSPHRASE,
      confirm: PASSPHRASE,
      lockAfter: '15 minutes',
    });
    await app.data.keepSheet.press('Keep with a lock');
    await app.noDialog();
    await expect(await app.data.lockAfter()).toHaveDisplayValue('15 minutes');
  });
  await step('Lock now: the lock screen replaces the page, its title and the notice', async () => {
    await app.press('Lock now');
    await app.arriveAt('Locked');
    await waitFor(() => expect(document.title).toBe('Locked · Florin'));
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  await step('The passphrase unlocks: the heading of the page has the focus', async () => {
    await app.data.form.fillIn({ passphrase: PASSPHRASE });
    await userEvent.keyboard('{Enter}');
    await app.arriveAt('Data and backup');
    await expect(document.title).toBe('Data and backup · Florin');
    await expect(await app.data.lockAfter()).toHaveDisplayValue('15 minutes');
  });
});

Base.test(
  'changes the lock only with the passphrase',
  { parameters: { world: ENCRYPTED } },
  async ({ app, userEvent, step }) => {
    const choose = async (name: string) => {
      await app.data.chooseLock(name);
      await expect(screen.getByLabelText('Lock after', { selector: 'select' })).toHaveDisplayValue(
        '5 minutes',
      );
    };
    await step('One option further: nothing changes without the passphrase', async () => {
      await choose('Never');
      await app.data.form.fillIn({ passphrase: 'four wards' });
      await app.data.lockSheet.press('Remove the lock');
      await waitFor(() =>
        expect(app.data.form.passphrase).toHaveAccessibleDescription(
          'This passphrase is wrong. Please try again.',
        ),
      );
      await app.data.form.clear('passphrase');
      await app.data.lockSheet.press('Cancel');
      await app.noDialog();
      await expect(await app.data.lockAfter()).toHaveDisplayValue('5 minutes');
    });
    await step('Change the passphrase', async () => {
      await app.data.passphraseSheet.openFrom();
      await app.data.form.fillIn({ current: PASSPHRASE, next: OTHER, confirm: OTHER });
      await app.data.passphraseSheet.press('Change passphrase');
      await app.noDialog();
      await app.data.notice('The passphrase was changed.');
    });
    await step('Another time', async () => {
      await choose('1 hour');
      await app.data.form.fillIn({ passphrase: OTHER });
      await app.data.lockSheet.press('Change');
      await app.noDialog();
      await app.data.notice('Your data is locked after 1 hour without use.');
      await expect(await app.data.lockAfter()).toHaveDisplayValue('1 hour');
    });
    await step('Never: the passphrase is dropped, and can be set again', async () => {
      await app.data.chooseLock('Never');
      await app.data.form.fillIn({ passphrase: OTHER });
      await userEvent.keyboard('{Enter}');
      await app.noDialog();
      await app.data.notice('Your data is no longer encrypted');
      await app.data.chooseLock('1 minute');
      await app.data.form.fillIn({ passphrase: PASSPHRASE, confirm: PASSPHRASE });
      await app.data.lockSheet.press('Set passphrase');
      await app.data.notice('Your data is encrypted now.');
      await expect(
        screen.getByRole('button', { name: 'Lock now', hidden: true }),
      ).toBeInTheDocument();
    });
  },
);

/** The wallets are not saved, so the backup contains the wallets in memory. It contains all pages of a long history. */
Base.test('exports a backup', { parameters: { world: { transactions: 450 } } }, async (context) => {
  const { app } = context;
  const sheet = await app.data.exportSheet.openFrom();
  await expect(
    sheet.getByText('Without a passphrase, anyone who has the file can read it.'),
  ).toBeInTheDocument();
  await app.data.exportSheet.press('Export');
  await app.data.notice('Saved as florin-backup-2026-03-14.json');
  const [file] = worldOf(context).saved;
  await expect(file?.name).toBe('florin-backup-2026-03-14.json');
  await expect(file?.type).toBe('application/json');
  const { format, version, payload } = JSON.parse(file?.text ?? '') as Record<string, string>;
  await expect([format, version]).toEqual(['florin-backup', 1]);
  const { wallets } = JSON.parse(payload ?? '') as { wallets: { transactions: unknown[] }[] };
  await expect(wallets[0]?.transactions).toHaveLength(450);
});

/** Importing a backup replaces the data of the device, so the user can export this data first. */
Base.test(
  'exports a backup before an import',
  { parameters: { world: { kept: {}, transactions: 20 } } },
  async (context) => {
    const { app } = context;
    await app.data.exportSheet.openFrom();
    await app.data.exportSheet.press('Export');
    await app.noDialog();
    const [file] = worldOf(context).saved;
    await app.data.importSheet.openFrom();
    await app.data.chooseFile(new File([file?.text ?? ''], file?.name ?? ''));
    await app.data.importSheet.press('Export backup');
    await app.data.exportSheet.opened();
  },
);

Base.test(
  'reports a failed export',
  { parameters: { world: { calls: { save: 'fail' } } } },
  async ({ app }) => {
    const sheet = await app.data.exportSheet.openFrom();
    await app.data.exportSheet.press('Export');
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'The file could not be saved. Please try again.',
    );
    await expect(screen.queryByText(/^Saved as/)).not.toBeInTheDocument();
  },
);

/** The wallets are saved on the device, without a lock. */
export const Kept = meta.story({
  parameters: { world: { kept: {} } },
  play: async ({ app }) => {
    const keep = await app.data.keepSwitch();
    await expect(keep).toBeChecked();
    await expect(keep).toHaveAccessibleDescription(
      'The browser has promised to keep them until you erase them.',
    );
    await expect(await app.data.lockAfter()).toHaveDisplayValue('Never');
    await expect(await app.data.lockAfter()).toHaveAccessibleDescription(
      'Without a lock, your data is not encrypted on this device.',
    );
    await expect(
      within(await app.data.lockAfter())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Never', '1 minute', '5 minutes', '15 minutes', '1 hour']);
  },
});

/** The browser may remove the data when it needs space. */
export const NotPersistent = meta.story({
  parameters: { world: { kept: { status: { isPersistent: false } } } },
  play: async ({ app }) => {
    await expect(await app.data.keepSwitch()).toHaveAccessibleDescription(
      'The browser may remove them when it needs space. Export a backup from time to time.',
    );
  },
});

/** The saved wallets are encrypted, and are locked after five minutes without use. */
export const Encrypted = meta.story({
  parameters: { world: ENCRYPTED },
  play: async ({ app }) => {
    await expect(await app.data.lockAfter()).toHaveDisplayValue('5 minutes');
    await expect(screen.getByRole('button', { name: 'Lock now' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Change passphrase' })).toBeVisible();
  },
});

/** A part of the saved data is damaged. The user can export the raw data. */
export const Damaged = meta.story({
  parameters: { world: { kept: { status: { problem: 'damaged' } } } },
  play: async (context) => {
    const { app } = context;
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'A part of your data is damaged',
    );
    await context.app.press('Export raw data');
    await app.data.notice('Saved as florin-raw-data-2026-03-14.json');
    await expect(worldOf(context).saved).toHaveLength(1);
  },
});

/** The browser did not open the saved wallets, so the user has opened the app without them. */
export const WithoutTheSavedWallets = meta.story({
  parameters: { world: { kept: { status: { kind: 'off', isAside: true } } } },
  play: async ({ app }) => {
    await expect(
      await screen.findByText(/^Your kept wallets are not open: these are sample wallets/),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    const sheet = await app.data.eraseSheet.openFrom();
    await expect(sheet.getByText(/^Your wallets, their history,/)).toBeInTheDocument();
  },
});

/**
 * Before the wallets are saved, the user can choose a passphrase. The sheet warns that the data cannot be recovered if
 * the user forgets the passphrase.
 */
export const Keeping = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    await app.data.pressKeep();
    const sheet = await app.data.keepSheet.opened();
    await expect(app.data.form.passphrase).toBeInTheDocument();
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
    const { app } = context;
    const sheet = await app.data.exportSheet.openFrom();
    await app.data.exportSheet.press('Export');
    await waitFor(() =>
      expect(app.data.form.passphrase).toHaveAccessibleDescription('Enter a passphrase'),
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
  play: async ({ app, userEvent }) => {
    const text = 'This waits until the payments that are being made have ended.';
    await app.press('Lock now');
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    const sheet = await app.data.eraseSheet.openFrom();
    await app.data.eraseSheet.press('Erase everything');
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(text));
    await userEvent.keyboard('{Escape}');
    await app.data.eraseSheet.press('Cancel');
    await expect(sheet.getByRole('status')).toBeVisible();
  },
});

/** The wallets are not saved, so only the data in memory is erased. */
export const Erasing = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    const sheet = await app.data.eraseSheet.openFrom();
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
