import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { DeviceProblem } from '../../../domain/keptRefusal';
import { KeptGate } from '../../../features/data/KeptGate';
import type { KeptDescription } from '../../../testing/fakeKeeper';

const PASSPHRASE = 'four words of a song';

/** Returns parameters for a world with encrypted data of an earlier visit. */
const locked = (kept: KeptDescription = {}, tryAgainAt = 0) => ({
  world: {
    kept: { status: { kind: 'locked', tryAgainAt }, passphrase: PASSPHRASE, ...kept } as const,
  },
});

const unusable = (
  problem: DeviceProblem,
  status: { readonly inMemory?: 'plain' | 'encrypted' } = {},
  kept: KeptDescription = {},
) => ({
  parameters: {
    world: { kept: { status: { kind: 'unusable', problem, ...status } as const, ...kept } },
  },
});

const unkept = {
  parameters: {
    world: { kept: { status: { kind: 'unkept' } as const }, transactions: 20 },
  },
};

/**
 * A page that replaces every signed-in page while the data that the app has saved on the device is locked by a
 * passphrase, or cannot be used. Data that cannot be used can be exported as raw data, and erased. The page also asks
 * before wallets that another tab has saved replace the wallets of this tab.
 *
 * **Keyboard**: The field for the passphrase has the focus when the app opens, and after a wrong passphrase. Enter in
 * the field unlocks the data.
 *
 * **Announces**: every error, such as a wrong passphrase; that the user can try again after a wait. The remaining
 * seconds are not announced.
 */
const meta = preview.meta({
  component: KeptGate,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '720px' } },
    ...locked(),
  },
});

const field = () => screen.findByLabelText('Passphrase');

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

export const Base = meta.story();

Base.test('asks for the passphrase', async () => {
  await waitFor(async () => expect(await field()).toHaveFocus());
  await expect(screen.getByRole('heading', { level: 1, name: 'Locked' })).toBeVisible();
  await waitFor(() => expect(document.querySelector('main svg:has(ellipse)')).toBeVisible());
  // There was no wait, so its end is not announced.
  for (const status of screen.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
});

Base.test('opens without the data', { ...unusable('no-answer') }, async ({ app }) => {
  await app.press('Open without your data');
  await expect(await screen.findByRole('navigation')).toBeVisible();
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'The app is open without your data. What you do now is not kept.',
  );
});

/** Nothing can be read, so no file is saved, and no notice names a file. */
Base.test(
  'reports that no file was saved',
  { ...unusable('damaged', {}, { isUnreadable: true }) },
  async (context) => {
    await context.app.press('Export raw data');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your data cannot be read now, so no file was saved.',
    );
    await expect(worldOf(context).saved).toEqual([]);
    await expect(screen.getByRole('button', { name: 'Export raw data' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
);

/** The seconds are shown, and only the end of the wait is announced. */
Base.test(
  'waits before the next attempt',
  { parameters: locked({}, Date.parse('2026-03-14T09:26:55.000Z')) },
  async (context) => {
    const { app, userEvent } = context;
    await app.data.form.fillIn({ passphrase: PASSPHRASE });
    await userEvent.keyboard('{Enter}');
    await advance(context, 1_000);
    await waitFor(() =>
      expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 1 s.'),
    );
    for (const status of screen.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
    await advance(context, 1_000);
    await waitFor(() =>
      expect(screen.getByText('You can try again now.')).toHaveAttribute('role', 'status'),
    );
    await app.press('Unlock');
    await expect(await screen.findByRole('navigation')).toBeVisible();
  },
);

/** Wrong passphrases in another tab have caused the wait. The error stays until the wait has ended. */
Base.test(
  'states a wait that began in another tab',
  { parameters: locked({ refuses: 'wait' }) },
  async (context) => {
    const { app, userEvent } = context;
    await app.data.form.fillIn({ passphrase: PASSPHRASE });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Wait before you try again.');
    worldOf(context).keeper.changeElsewhere('waits');
    await waitFor(() =>
      expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 16 s.'),
    );
    await expect(screen.getByRole('alert')).toBeVisible();
    await advance(context, 16_000);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(await field()).toHaveValue(PASSPHRASE);
  },
);

Base.test('asks before erasing', { ...unusable('lost') }, async ({ app }) => {
  const button = await screen.findByRole('button', { name: 'Erase everything' });
  const dialog = await app.data.eraseSheet.openFrom();
  await waitFor(() => expect(dialog.getByText(/^This cannot be undone\./)).toBeVisible());
  await app.data.eraseSheet.press('Cancel');
  await waitFor(() => expect(button).toHaveFocus());
});

export const WrongPassphrase = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, userEvent }) => {
    await app.data.form.fillIn({ passphrase: 'four wards' });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        'This passphrase is wrong. Please try again.',
      ),
    );
    await expect(await field()).toHaveFocus();
  },
});

/** After wrong passphrases, the user has to wait. The remaining seconds are shown. */
export const Waiting = meta.story({
  parameters: locked({}, Date.parse('2026-03-14T09:27:01.000Z')),
  play: async () => {
    await expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 8 s.');
    await expect(screen.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  },
});

/** A part of the saved data is damaged, so the app shows none of it. */
export const Damaged = meta.story({
  ...unusable('damaged'),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 2, name: 'We cannot open your data' }),
    ).toBeVisible();
    await expect(screen.getByText(/^A part of your data is damaged/)).toBeVisible();
    await expect(buttons()).toEqual(['Export raw data', 'Try again', 'Erase everything']);
  },
});

/** A newer version of the app has saved the data. The first button reloads the page, which loads that version. */
export const NewerVersion = meta.story({
  ...unusable('newer-version'),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(buttons()).toEqual([
      'Reload the page',
      'Export raw data',
      'Try again',
      'Erase everything',
    ]);
  },
});

/** The data was removed while the app was open. The app still has it in memory, so the user can export a backup. */
export const Lost = meta.story({
  ...unusable('lost', { inMemory: 'plain' }),
  play: async () => {
    await expect(await screen.findByText(/^Your data is no longer on this device/)).toBeVisible();
    await expect(buttons()).toEqual(['Export backup', 'Try again', 'Erase everything']);
  },
});

/** The browser does not answer. The user can open the app without the data. */
export const NoAnswer = meta.story({
  ...unusable('no-answer'),
  play: async () => {
    await expect(await screen.findByText(/^The browser does not answer/)).toBeVisible();
    await expect(buttons()).toEqual([
      'Reload the page',
      'Export raw data',
      'Try again',
      'Open without your data',
      'Erase everything',
    ]);
  },
});

/** Another tab has closed the connection to the data. The first button reloads the page, which opens a new one. */
export const Closed = meta.story({
  ...unusable('closed'),
  play: async () => {
    await expect(await screen.findByText(/^The connection to your data was closed,/)).toBeVisible();
    await expect(buttons()).toEqual([
      'Reload the page',
      'Export raw data',
      'Try again',
      'Erase everything',
    ]);
  },
});

/** Another tab has begun to save its wallets, and this tab has other wallets, which are not saved. */
export const Unkept = meta.story({
  ...unkept,
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 2, name: 'Other wallets are kept now' }),
    ).toBeVisible();
    await expect(buttons()).toEqual(['Export backup', 'Open the kept wallets']);
  },
});

const PLAIN = 'Without a passphrase, anyone who has the file can read it.';

/** A backup of data that was encrypted asks for a passphrase; other data is exported at once. */
Base.test(
  'exports the data in memory',
  { ...unusable('lost', { inMemory: 'plain' }) },
  async (context) => {
    const { app } = context;
    const dialog = await app.data.exportSheet.openFrom();
    await expect(dialog.getByText(PLAIN)).toBeInTheDocument();
    await app.data.exportSheet.press('Export');
    await waitFor(() => expect(worldOf(context).saved).toHaveLength(1));
  },
);

Base.test('exports the wallets of this tab', { ...unkept }, async (context) => {
  const { app } = context;
  const dialog = await app.data.exportSheet.openFrom();
  await expect(dialog.getByText(PLAIN)).toBeInTheDocument();
  await app.data.exportSheet.press('Export');
  await waitFor(() => expect(worldOf(context).saved).toHaveLength(1));
  await app.noDialog();
  await context.app.press('Open the kept wallets');
  await expect(await screen.findByRole('navigation')).toBeVisible();
});
