import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { LockScreenProps } from '../../../components/data/LockScreen/LockScreen';
import { LockScreen } from '../../../components/data/LockScreen/LockScreen';
import type { ManualClock } from '../../../services/manualClock';
import { createManualClock } from '../../../services/manualClock';
import { fill } from '../../../testing/fill';

type Unlock = LockScreenProps['onUnlock'];

const START = Date.parse('2026-03-14T10:00:00.000Z');

/**
 * A whole page for data that is locked by a passphrase.
 *
 * **When to use it**: In place of every page that shows the data, so that the document does not contain the data.
 *
 * **When not to use it**: For signing in to an account, use `SigninForm`. For data that cannot be read, use
 * `KeptDataProblem`.
 *
 * **States**: locked; after a wrong passphrase; during a wait; pending; with an explanation for a forgotten passphrase.
 *
 * **Keyboard**: Enter in the field unlocks the data. After a wrong passphrase, the focus is in the field.
 *
 * **Announces**: every error, such as a wrong passphrase; the end of a wait. The remaining seconds are not announced.
 *
 * **Related**: `PassphraseField`, `EraseSheet`, `KeptDataProblem`.
 *
 * **Find it by**: lock, locked, unlock, passphrase, forgotten passphrase.
 */
const meta = preview.meta({
  component: LockScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    timer: createManualClock(START),
    onUnlock: fn<Unlock>(() => Promise.resolve(null)),
    onErase: fn(() => Promise.resolve(null)),
  },
});

const wrong = fn<Unlock>(() => Promise.resolve({ kind: 'wrong-passphrase' }));

export const Base = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Locked' })).toBeVisible();
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'four words of a song');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onUnlock).toHaveBeenCalledWith('four words of a song'));
  },
});

export const WrongPassphrase = meta.story({
  args: { onUnlock: wrong },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Passphrase');
    await fill(userEvent, field, 'four wards');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This passphrase is wrong. Please try again.'),
    );
    await expect(field).toHaveFocus();
  },
});

/** After wrong passphrases, the user has to wait before the next attempt. */
export const Waiting = meta.story({
  args: { tryAgainAt: '2026-03-14T10:00:08.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 8 s.');
    await expect(canvas.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  },
});

export const Pending = meta.story({
  args: { onUnlock: fn<Unlock>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'four words of a song');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Unlock' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
});

/** The screen explains that the data cannot be recovered without the passphrase, and offers to erase the data. */
export const ForgottenPassphrase = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Forgot your passphrase?' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(
      canvas.getByText(/^Without the passphrase, this data cannot be recovered by anyone\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erase everything' })).toBeVisible();
  },
});

/** The seconds are shown, and only the end of the wait is announced. */
export const WaitsBeforeTheNextAttempt = meta.story({
  tags: ['behaviour'],
  args: { timer: createManualClock(START), tryAgainAt: '2026-03-14T10:00:02.000Z' },
  play: async ({ canvas, userEvent, args }) => {
    const clock = args.timer as ManualClock;
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'four words of a song');
    await userEvent.keyboard('{Enter}');
    clock.advance(1_000);
    await waitFor(() =>
      expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 1 s.'),
    );
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
    await expect(args.onUnlock).not.toHaveBeenCalled();
    await waitFor(() => expect(clock.pending).toBe(1));
    clock.advance(1_000);
    await waitFor(() =>
      expect(canvas.getByText('You can try again now.')).toHaveAttribute('role', 'status'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(args.onUnlock).toHaveBeenCalledOnce());
  },
});

let clock = createManualClock(START);

/** Another tab has caused the wait. The sentence is shown until the wait has ended. */
export const StatesAWaitOfAnotherTab = meta.story({
  tags: ['behaviour'],
  args: { onUnlock: fn<Unlock>(() => Promise.resolve({ kind: 'wait' })) },
  render: function Render(args) {
    const [tryAgainAt, setTryAgainAt] = useState<string | null>(null);
    return (
      <LockScreen
        {...args}
        timer={clock}
        tryAgainAt={tryAgainAt}
        onUnlock={async (passphrase) => {
          setTryAgainAt('2026-03-14T10:00:16.000Z');
          return args.onUnlock(passphrase);
        }}
      />
    );
  },
  beforeEach: () => {
    clock = createManualClock(START);
  },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'four words of a song');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wait before you try again.');
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 16 s.');
    clock.advance(16_000);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Passphrase')).toHaveValue('four words of a song');
  },
});

export const RequiresAPassphrase = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    const field = canvas.getByLabelText('Passphrase');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter your passphrase'));
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
});

export const ErasesAfterAConfirmation = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your passphrase?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything' }));
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(args.onErase).toHaveBeenCalledOnce());
  },
});
