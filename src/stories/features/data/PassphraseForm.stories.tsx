import Typography from '@mui/material/Typography';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import type { PassphraseFormProps } from '../../../features/data/PassphraseForm';
import { PassphraseForm } from '../../../features/data/PassphraseForm';
import { fill } from '../../../testing/fill';

type Submit = PassphraseFormProps['onSubmit'];

const OPTIONAL: PassphraseFormProps['plan'] = {
  asks: 'new',
  submit: 'Export',
  optional: {
    label: 'Encrypt with a passphrase',
    hint: 'Nobody can open the file without it, not even you.',
  },
};

const never: Submit = () => new Promise(() => undefined);

/**
 * A form for the passphrase of encrypted data: to choose a new passphrase, to enter an existing one, to change it, or to
 * let the user choose whether to encrypt data.
 *
 * **States**: Current, new, change, optional, with a way without, waiting.
 *
 * **Keyboard**: Enter in a field submits the form. The first refused field gets the focus.
 */
const meta = preview.meta({
  component: PassphraseForm,
  parameters: { world: {} },
  args: {
    plan: { asks: 'current', submit: 'Continue' },
    onSubmit: fn<Submit>(() => Promise.resolve(null)),
    onCancel: fn(),
  },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, await canvas.findByLabelText('Passphrase'), 'florin');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ passphrase: 'florin' }));
  },
});

/** The user chooses a passphrase, and repeats it. */
export const NewPassphrase = meta.story({
  args: {
    plan: { asks: 'new', submit: 'Set passphrase' },
    children: <Typography>Your wallets are encrypted with a passphrase.</Typography>,
  },
});

/** The present passphrase, and a new one. */
export const ChangedPassphrase = meta.story({
  args: { plan: { asks: 'change', submit: 'Change passphrase' } },
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, await canvas.findByLabelText('Current passphrase'), 'florin');
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
  args: { plan: { asks: 'new', submit: 'Keep with a lock', without: 'Keep without a lock' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep without a lock' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({}));
  },
});

/** Without the check mark, no passphrase is needed. */
export const Optional = meta.story({
  args: { plan: OPTIONAL },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toHaveAccessibleDescription(
      'Nobody can open the file without it, not even you.',
    );
    await expect(canvas.queryByLabelText('Passphrase')).not.toBeInTheDocument();
  },
});

/** The submission is pending, and waits for a payment. */
export const Waiting = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { kept: { isWaiting: true } } },
  args: { onSubmit: fn(never) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    void worldOf(context).keeper.erase();
    await fill(userEvent, await canvas.findByLabelText('Passphrase'), 'florin');
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByLabelText('Passphrase')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This waits until the payments that are being made have ended.',
    );
  },
});

export const RefusesWeakAndMistypedPassphrases = meta.story({
  tags: ['behaviour'],
  args: { plan: { asks: 'new', submit: 'Continue' } },
  play: async ({ canvas, userEvent, step, args }) => {
    const first = await canvas.findByLabelText('Passphrase');
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
  args: { plan: OPTIONAL },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({}));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Encrypt with a passphrase' }));
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
      return Promise.resolve({ kind: 'call-failed' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Passphrase');
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
