import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PassphraseForm, type PassphraseFormProps } from '../../../features/data/PassphraseForm';
import { fill } from '../../../testing/fill';
import { fillSilently } from '../../../testing/fillSilently';
import { matrix } from '../../../testing/matrix';

type Submit = PassphraseFormProps['onSubmit'];

const OPTIONAL: PassphraseFormProps['plan'] = {
  asks: 'new',
  of: 'wallets',
  submit: 'Export',
  optional: {
    label: 'Encrypt with a passphrase',
    hint: 'Nobody can open the file without it, not even you.',
  },
};

const never: Submit = () => new Promise(() => undefined);

/**
 * A form that requires a passphrase before an action on encrypted data, such as an export. The prop `plan` sets the
 * fields: the current passphrase, a new one that the user repeats, both, or none.
 *
 * Use it in a `Sheet`, with an explanation of the action above the fields, such as a `DataTaskText`.
 *
 * **When not to use it**: For only the field, use `PassphraseField`. To sign in, use `SigninForm`.
 *
 * **Keyboard**: Enter in a field submits the form. The first refused field gets the focus.
 *
 * **Announces**: an error of a field or of the action; that the action waits, for example for a pending payment.
 *
 * **Find it by**: encrypt, change passphrase, protect data.
 */
const meta = preview.meta({
  id: 'components-screens-passphraseform',
  component: PassphraseForm,
  args: {
    plan: { asks: 'current', of: 'wallets', submit: 'Continue' },
    onSubmit: fn<Submit>(() => Promise.resolve(null)),
    onCancel: fn(),
  },
});

export const Base = meta.story();

Base.test('reports the typed passphrase', async ({ canvas, userEvent, args }) => {
  await fill(userEvent, await canvas.findByLabelText('Passphrase'), 'florin');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ passphrase: 'florin' }));
});

/** An error about a passphrase that is too short or mistyped is shown at its field. */
Base.test(
  'refuses weak and mistyped passphrases',
  { args: { plan: { asks: 'new', of: 'wallets', submit: 'Continue' } } },
  async ({ step, canvas, userEvent, args }) => {
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
);

Base.test(
  'submits with and without a passphrase',
  { args: { plan: OPTIONAL } },
  async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('checkbox')).toHaveAccessibleDescription(
      'Nobody can open the file without it, not even you.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({}));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Encrypt with a passphrase' }));
    await fill(userEvent, canvas.getByLabelText('Passphrase'), 'four words');
    await fill(userEvent, canvas.getByLabelText('Confirm passphrase'), 'four words');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ next: 'four words' }));
  },
);

Base.test(
  'shows a refusal at its place',
  {
    args: {
      onSubmit: fn<Submit>(({ passphrase }) => {
        if (passphrase === 'florin')
          return Promise.resolve({ text: 'This passphrase is wrong.', isWrong: true });
        return Promise.resolve({ text: 'An error occurred.', isWrong: false });
      }),
    },
  },
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Passphrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter your passphrase'));
    await userEvent.type(field, '  {Enter}');
    await expect(field).toHaveAccessibleDescription('Enter your passphrase');
    await userEvent.clear(field);
    await fill(userEvent, field, 'florin');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This passphrase is wrong.'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, '7');
    await expect(field).not.toHaveAccessibleDescription('This passphrase is wrong.');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred.');
    await expect(field).toHaveValue('florin7');
  },
);

/** Passphrases that a password manager has written into the fields without events are submitted. */
Base.test(
  'submits filled fields',
  { args: { plan: { asks: 'change', of: 'wallets', submit: 'Change passphrase' } } },
  async ({ canvas, userEvent, args }) => {
    fillSilently(
      [await canvas.findByLabelText('Current passphrase'), 'florin'],
      [canvas.getByLabelText('New passphrase'), 'four words of a song'],
      [canvas.getByLabelText('Confirm passphrase'), 'four words of a song'],
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change passphrase' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        passphrase: 'florin',
        next: 'four words of a song',
      }),
    );
    await expect(canvas.getByText(/^Strong/)).toBeVisible();
  },
);

/**
 * Each form that asks for a passphrase has one account, which is neither visible nor announced. The passphrase of the
 * wallets and that of a file are different accounts, so that a password manager does not replace one by the other.
 */
Base.test(
  'has an account for password managers',
  async ({ canvas, canvasElement, mount, args }) => {
    const accounts = () =>
      [...canvasElement.querySelectorAll<HTMLInputElement>('[autocomplete="username"]')].map(
        ({ value }) => value,
      );
    const tokens = () =>
      [...canvasElement.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
    for (const [asks, of, account, fields] of [
      ['current', 'wallets', 'Wallets on this device', ['current-password']],
      ['new', 'wallets', 'Wallets on this device', ['new-password', 'new-password']],
      [
        'change',
        'wallets',
        'Wallets on this device',
        ['current-password', 'new-password', 'new-password'],
      ],
      ['new', 'backup', 'Wallets in a backup', ['new-password', 'new-password']],
      ['current', 'backup', 'Wallets in a backup', ['current-password']],
    ] as const) {
      const plan = { asks, of, submit: 'Continue' };
      await mount(<PassphraseForm key={`${asks}-${of}`} {...args} plan={plan} />);
      await expect(accounts()).toEqual([account]);
      // The username is before the passphrases.
      await expect(tokens()).toEqual(['username', ...fields]);
      await expect(canvas.queryByDisplayValue(account)).not.toBeVisible();
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    }
  },
);

/** The user enters the current passphrase, and chooses a new one. */
export const ChangedPassphrase = meta.story({
  args: { plan: { asks: 'change', of: 'wallets', submit: 'Change passphrase' } },
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

/** A second button continues without a passphrase. */
export const WithAWayWithout = meta.story({
  args: {
    plan: {
      asks: 'new',
      of: 'wallets',
      submit: 'Keep with a lock',
      without: 'Keep without a lock',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep without a lock' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({}));
  },
});

WithAWayWithout.test(
  'can be pressed again after a refusal',
  {
    args: {
      onSubmit: fn<Submit>(() =>
        Promise.resolve({ text: 'There is no space left.', isWrong: false }),
      ),
    },
  },
  async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no space left.');
    const button = canvas.getByRole('button', { name: 'Keep without a lock' });
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    mocked(args.onSubmit).mockImplementation(never);
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
);

WithAWayWithout.test(
  'continues once without a passphrase',
  { args: { onSubmit: fn(never) } },
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Keep without a lock' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
);

/** The action waits until pending payments have ended. */
export const Waiting = meta.story({
  tags: ['!autodocs'],
  args: {
    waiting: 'This waits until the payments that are being made have ended.',
    onSubmit: fn(never),
  },
  play: async ({ canvas, userEvent }) => {
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

export const Matrix = meta.story(
  matrix({
    Current: <PassphraseForm {...meta.input.args} />,
    New: (
      <PassphraseForm
        {...meta.input.args}
        plan={{ asks: 'new', of: 'wallets', submit: 'Set passphrase' }}
      >
        Your wallets are encrypted with a passphrase.
      </PassphraseForm>
    ),
    Change: (
      <PassphraseForm
        {...meta.input.args}
        plan={{ asks: 'change', of: 'wallets', submit: 'Change passphrase' }}
      />
    ),
    Optional: <PassphraseForm {...meta.input.args} plan={OPTIONAL} />,
    'With a way without': (
      <PassphraseForm
        {...meta.input.args}
        plan={{
          asks: 'new',
          of: 'wallets',
          submit: 'Keep with a lock',
          without: 'Keep without a lock',
        }}
      />
    ),
    'Dangerous, waiting': (
      <PassphraseForm
        {...meta.input.args}
        plan={{ asks: 'nothing', of: 'wallets', submit: 'Erase everything', isDanger: true }}
        waiting="This waits until the payments that are being made have ended."
      />
    ),
  }),
);
