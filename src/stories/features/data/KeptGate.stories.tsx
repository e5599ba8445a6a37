import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { DeviceProblem } from '../../../domain/keptRefusal';
import { KeptGate } from '../../../features/data/KeptGate';
import type { KeptDescription } from '../../../testing/fakeKeeper';
import { fill } from '../../../testing/fill';

const PASSPHRASE = 'four words of a song';

/** Returns parameters for a world with encrypted data of an earlier visit. */
const locked = (kept: KeptDescription = {}, tryAgainAt = 0) => ({
  world: {
    kept: { status: { kind: 'locked', tryAgainAt }, passphrase: PASSPHRASE, ...kept } as const,
  },
});

const unusable = (problem: DeviceProblem) => ({
  parameters: { world: { kept: { status: { kind: 'unusable', problem } as const } } },
});

/**
 * A page that replaces every signed-in page while the data that the app has saved on the device is locked by a
 * passphrase, or cannot be used. Data that cannot be used can be exported as raw data, and erased.
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

export const Base = meta.story({
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('heading', { level: 1, name: 'Locked' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('main svg:has(ellipse)')).toBeVisible());
  },
});

export const WrongPassphrase = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await fill(userEvent, await field(), 'four wards');
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

/** The seconds are shown, and only the end of the wait is announced. */
export const WaitsBeforeTheNextAttempt = meta.story({
  tags: ['behaviour'],
  parameters: locked({}, Date.parse('2026-03-14T09:26:55.000Z')),
  play: async (context) => {
    const { userEvent } = context;
    await fill(userEvent, await field(), PASSPHRASE);
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
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await expect(await screen.findByRole('navigation')).toBeVisible();
  },
});

/** Wrong passphrases in another tab have caused the wait. The error stays until the wait has ended. */
export const StatesAWaitOfAnotherTab = meta.story({
  tags: ['behaviour'],
  parameters: locked({ refuses: 'wait' }),
  play: async (context) => {
    const { userEvent } = context;
    await fill(userEvent, await field(), PASSPHRASE);
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
});

export const AsksBeforeErasing = meta.story({
  tags: ['behaviour'],
  ...unusable('lost'),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Erase everything' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything' }));
    await waitFor(() => expect(dialog.getByText(/^This cannot be undone\./)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});
