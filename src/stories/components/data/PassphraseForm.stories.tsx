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
 * **When to use it**: In a `Sheet`, to choose a new passphrase, to enter an existing one, to change it (`asks`), or to
 * let the user choose whether to encrypt data (`optionalLabel`, `withoutLabel`).
 *
 * **When not to use it**: For locked data, use `LockScreen`. For an account, use `SigninForm` or `SignupForm`.
 *
 * **States**: current, new, change, optional, with a way without, refused, pending, waiting.
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
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ passphrase: 'florin' }));
  },
});

/** The user chooses a passphrase, and repeats it. */
export const NewPassphrase = meta.story({
  args: {
    asks: 'new',
    submitLabel: 'Set passphrase',
    children: <Typography>Your wallets are encrypted with a passphrase.</Typography>,
  },
});

/** The present passphrase, and a new one. */
export const ChangedPassphrase = meta.story({
  args: { asks: 'change', submitLabel: 'Change passphrase' },
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByLabelText('Current passphrase'), 'florin');
    await fill(userEvent, canvas.getByLabelText('New passphrase'), 'four words of a song');
    await fill(userEvent, canvas.getByLabelText('Confirm passphrase'), 'four words of a song');
    await userEvent.click(canvas.getByRole('button', { name: 'Change passphrase' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        passphrase: 'florin',
        next: 'four words of a song',
      }),
    );
  },
});

/** A second button submits without a passphrase. */
export const WithAWayWithout = meta.story({
  args: { asks: 'new', submitLabel: 'Keep with a lock', withoutLabel: 'Keep without a lock' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep without a lock' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({}));
  },
});

/** Without the check mark, no passphrase is needed. */
export const Optional = meta.story({
  args: { asks: 'new', optionalLabel: 'Encrypt it with a passphrase', submitLabel: 'Export' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Passphrase')).not.toBeInTheDocument();
  },
});

/** The submission is pending, and waits for a payment. */
export const Waiting = meta.story({
  args: { onSubmit: fn(never), isWaiting: true },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'florin');
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByLabelText('Passphrase')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This waits until the payments that are being made have ended.',
    );
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Current: <PassphraseForm {...meta.input.args} />,
      New: (
        <PassphraseForm {...meta.input.args} asks="new" submitLabel="Set passphrase">
          <Typography>Your wallets are encrypted with a passphrase.</Typography>
        </PassphraseForm>
      ),
      Optional: (
        <PassphraseForm
          {...meta.input.args}
          asks="new"
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
  args: { asks: 'new' },
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
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ next: 'florin7 is long' }));
    });
  },
});

export const SubmitsWithAndWithoutAPassphrase = meta.story({
  tags: ['behaviour'],
  args: { asks: 'new', optionalLabel: 'Encrypt it with a passphrase', submitLabel: 'Export' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({}));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Encrypt it with a passphrase' }));
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'four words');
    await fill(userEvent, canvas.getByLabelText('Confirm passphrase'), 'four words');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ next: 'four words' }));
  },
});

/** A wrong passphrase is an error of the field; any other refusal is shown above the buttons. */
export const ShowsARefusalAtItsPlace = meta.story({
  tags: ['behaviour'],
  args: {
    // The refusal depends on the passphrase.
    onSubmit: fn<Submit>(({ passphrase }) => {
      if (passphrase === 'florin') return Promise.resolve({ kind: 'wrong-passphrase' });
      if (passphrase === 'florin7') return Promise.resolve({ kind: 'in-doubt' });
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
      'A payment or an exchange is not confirmed yet.',
    );
    await userEvent.type(field, '8{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.'),
    );
  },
});
