import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PassphraseField } from '../../../components/inputs/PassphraseField';
import { fill } from '../../../testing/fill';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A field for a passphrase, with a button that shows the typed text.
 *
 * Use it for the passphrase of encrypted data. Set `isNew` if the user chooses a new passphrase. Also set
 * `confirmation`, which adds a second field, because a mistyped passphrase cannot be recovered.
 *
 * **When not to use it**: For the password of an account, use `PasswordField`.
 *
 * **Keyboard**: Tab moves from each field to its button; Enter or Space shows and hides the text.
 *
 * **Announces**: the hint or the error as the field's description. A changed hint is announced once.
 *
 * **Find it by**: passphrase, strength, encryption, secret, confirm passphrase.
 */
const meta = preview.meta({
  component: PassphraseField,
  args: { onChange: fn() },
});

export const Base = meta.story();

Base.test('hides the passphrase until the user shows it', async ({ canvas }) => {
  const field = canvas.getByLabelText('Passphrase');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(canvas.getByRole('button', { name: 'Show passphrase' })).toBeVisible();
});

Base.test(
  'hides the username, which only password managers read',
  { args: { account: 'wallets-of-this-device' } },
  async ({ canvas }) => {
    const username = canvas.getByDisplayValue('wallets-of-this-device');
    await expect(username).not.toBeVisible();
    await expect(username).toHaveAttribute('autocomplete', 'username');
  },
);

/** A new passphrase is rated, and can be shown. */
Base.test('rates the passphrase', { args: { isNew: true } }, async ({ canvas, userEvent }) => {
  // The hint depends on the number of visible characters. The emoji of a family counts as one.
  const field = canvas.getByLabelText('Passphrase');
  await fill(userEvent, field, '👨‍👩‍👧‍👦'.repeat(14));
  await expect(field).toHaveAccessibleDescription('Easy to guess. Use 15 characters or more.');
  await userEvent.clear(field);
  await fill(userEvent, field, 'a'.repeat(20));
  await expect(field).toHaveAccessibleDescription(
    'Easy to guess, because it repeats a few characters.',
  );
  await userEvent.clear(field);
  await fill(userEvent, field, 'four words of a song');
  await expect(field).toHaveAccessibleDescription('Strong: long enough to be hard to guess.');
});

Base.test(
  'shows both passphrases',
  { args: { isNew: true, confirmation: {} } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show passphrase' }));
    await expect(canvas.getByLabelText('Passphrase')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Confirm passphrase')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirmed passphrase' }));
    await expect(canvas.getByLabelText('Confirm passphrase')).toHaveAttribute('type', 'text');
  },
);

export const WithError = meta.story({
  args: { error: 'This passphrase is wrong. Please try again.', defaultValue: 'florin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Passphrase')).toBeInvalid();
  },
});

export const Matrix = meta.story({
  ...matrix({
    Current: <PassphraseField />,
    New: <PassphraseField isNew />,
    Short: <PassphraseField isNew defaultValue="four words" />,
    Repetitive: <PassphraseField isNew defaultValue="aaaaaaaaaaaaaaaa" />,
    Long: <PassphraseField isNew defaultValue="four words of a song" />,
    'Read-only': <PassphraseField readOnly defaultValue="four words of a song" />,
    Repeated: (
      <PassphraseField
        isNew
        defaultValue="four words of a song"
        confirmation={{ error: 'The passphrases do not match', defaultValue: 'four words' }}
      />
    ),
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'New')) {
      const field = cell.getByLabelText('Passphrase');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await expect(field).toHaveAccessibleDescription(
        'At least 8 characters. Several words are easy to remember and hard to guess.',
      );
    }
    for (const cell of cellsCalled(canvasElement, 'Repeated')) {
      const second = cell.getByLabelText('Confirm passphrase');
      await expect(second).toHaveAccessibleDescription('The passphrases do not match');
      await expect(cell.getByRole('button', { name: 'Show confirmed passphrase' })).toBeVisible();
    }
  },
});
