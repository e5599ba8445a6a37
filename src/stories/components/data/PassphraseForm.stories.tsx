import Typography from '@mui/material/Typography';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { PassphraseFormProps } from '../../../components/data/PassphraseForm/PassphraseForm';
import { PassphraseForm } from '../../../components/data/PassphraseForm/PassphraseForm';
import { fill } from '../../../testing/fill';
import { matrix } from '../../../testing/matrix';

type Submit = PassphraseFormProps['onSubmit'];

const never: Submit = () => new Promise(() => undefined);

/**
 * A form for the passphrase of encrypted data.
 *
 * **When to use it**: In a `Sheet`, to set a new passphrase (`isNew`), to enter an existing one, or to let the user
 * choose whether to encrypt data (`optionalLabel`).
 *
 * **When not to use it**: For locked data, use `LockScreen`. For an account, use `SigninForm` or `SignupForm`.
 *
 * **States**: current, new, optional, refused, pending.
 *
 * **Keyboard**: Enter in a field submits the form. The first refused field gets the focus.
 *
 * **Announces**: a refusal at its field, or above the buttons.
 *
 * **Related**: `PassphraseField`, `LockScreen`, `Sheet`, `BackupImport`.
 *
 * **Find it by**: passphrase, encryption, set passphrase, encrypt.
 */
const meta = preview.meta({
  component: PassphraseForm,
  args: {
    submitLabel: 'Continue',
    onSubmit: fn<Submit>(() => Promise.resolve(null)),
    onCancel: fn(),
  },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'florin');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('florin'));
  },
});

/** The user chooses a passphrase, and repeats it. */
export const NewPassphrase = meta.story({
  args: {
    isNew: true,
    submitLabel: 'Set passphrase',
    children: <Typography>Your wallets are encrypted with a passphrase.</Typography>,
  },
});

/** Without the check mark, no passphrase is needed. */
export const Optional = meta.story({
  args: { isNew: true, optionalLabel: 'Encrypt it with a passphrase', submitLabel: 'Export' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Passphrase')).not.toBeInTheDocument();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(never) },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'florin');
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByLabelText('Passphrase')).toHaveAttribute('readonly');
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Current: <PassphraseForm {...meta.input.args} />,
      New: (
        <PassphraseForm {...meta.input.args} isNew submitLabel="Set passphrase">
          <Typography>Your wallets are encrypted with a passphrase.</Typography>
        </PassphraseForm>
      ),
      Optional: (
        <PassphraseForm
          {...meta.input.args}
          isNew
          optionalLabel="Encrypt it with a passphrase"
          submitLabel="Export"
        />
      ),
    },
    { onPaper: true },
  ),
);

export const RefusesWeakAndMistypedPassphrases = meta.story({
  tags: ['behaviour'],
  args: { isNew: true },
  play: async ({ canvas, userEvent, step, args }) => {
    const first = canvas.getByLabelText('Passphrase');
    const second = canvas.getByLabelText('Confirm passphrase');
    const refusedAs = (text: string) =>
      waitFor(() => expect(first).toHaveAccessibleDescription(text));
    await step('Missing, then too short: the field has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await refusedAs('Enter a passphrase');
      await expect(first).toHaveFocus();
      await userEvent.type(first, 'florin7{Enter}');
      await refusedAs('At least 8 characters');
    });
    await step('The second field differs', async () => {
      await fill(userEvent, first, ' is long');
      await fill(userEvent, second, 'florin7 is lang');
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(second).toHaveAccessibleDescription('The passphrases do not match'),
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Both are the same', async () => {
      await userEvent.clear(second);
      await fill(userEvent, second, 'florin7 is long');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('florin7 is long'));
    });
  },
});

export const SubmitsWithAndWithoutAPassphrase = meta.story({
  tags: ['behaviour'],
  args: { isNew: true, optionalLabel: 'Encrypt it with a passphrase', submitLabel: 'Export' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(undefined));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Encrypt it with a passphrase' }));
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'four words');
    await fill(userEvent, canvas.getByLabelText('Confirm passphrase'), 'four words');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith('four words'));
  },
});

/** A wrong passphrase is an error of the field; any other refusal is shown above the buttons. */
export const ShowsARefusalAtItsPlace = meta.story({
  tags: ['behaviour'],
  args: {
    // The refusal depends on the passphrase.
    onSubmit: fn<Submit>((passphrase) => {
      if (passphrase === 'florin') return Promise.resolve({ kind: 'wrong-passphrase' });
      if (passphrase === 'florin7') return Promise.resolve({ kind: 'busy' });
      return Promise.reject(new Error('No answer'));
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Passphrase');
    await fill(userEvent, field, 'florin');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This passphrase is wrong. Please try again.'),
    );
    await expect(field).toHaveFocus();
    await userEvent.type(field, '7{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'A payment or an exchange is pending or not confirmed.',
    );
    await userEvent.type(field, '8{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.'),
    );
  },
});
