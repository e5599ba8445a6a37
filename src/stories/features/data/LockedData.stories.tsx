import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LockedData, type LockedDataProps } from '../../../features/data/LockedData';
import { fill } from '../../../testing/fill';
import { matrix } from '../../../testing/matrix';

/**
 * A form for the passphrase that unlocks encrypted data on the device. A user who has forgotten the passphrase can
 * erase the data.
 *
 * Use it in place of every page that shows the data, while the data is locked. After wrong passphrases, `secondsLeft`
 * is the time until the next attempt.
 *
 * **When not to use it**: For data that cannot be used, use `UnusableData`. To sign in, use `SigninForm`.
 *
 * **Keyboard**: The field receives the focus, unless another element has it. Enter in the field unlocks the data.
 *
 * **Announces**: a wrong passphrase; that the user can try again. The remaining seconds are not announced.
 *
 * **Find it by**: unlock, forgot passphrase, try again in seconds.
 */
const meta = preview.meta({
  id: 'components-screens-lockeddata',
  component: LockedData,
  args: {
    secondsLeft: null,
    onUnlock: fn<LockedDataProps['onUnlock']>(() => Promise.resolve(null)),
    onErase: fn(),
  },
});

export const Base = meta.story();

Base.test('reports the typed passphrase', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByLabelText('Passphrase')).toHaveFocus();
  await fill(userEvent, canvas.getByLabelText('Passphrase'), 'florin');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onUnlock).toHaveBeenCalledWith('florin'));
});

Base.test('states that the wallets are encrypted', async ({ canvas }) => {
  await expect(canvas.getByText('Your wallets are encrypted on this device.')).toBeVisible();
});

Base.test('hides the button that erases the data', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Erase everything' })).not.toBeInTheDocument();
});

/** Pressing `Forgot your passphrase?` shows that the data cannot be recovered, and a button that erases it. */
export const ForgottenPassphrase = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Forgot your passphrase?' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(
      canvas.getByText(/^Without the passphrase, this data cannot be recovered by anyone\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story(
  matrix({
    Locked: <LockedData {...meta.input.args} />,
    'During a wait': <LockedData {...meta.input.args} secondsLeft={8} />,
  }),
);
