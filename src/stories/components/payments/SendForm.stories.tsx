import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, screen, waitFor, within, type Mock } from 'storybook/test';
import preview from '#.storybook/preview';
import { SendForm, type SendFormProps } from '../../../components/payments/send/SendForm/SendForm';
import { receivingAddress } from '../../../domain/demo/sampleCurrencies';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import type { SubmitRefusal } from '../../../domain/ledger/ledger';
import { SAMPLE_BALANCES } from '../../../domain/demo/sampleWorld';
import { de } from '../../../messages/de';
import { anyCall } from '../../../testing/call';
import { codePicture } from '../../../testing/codes';
import { sendForm } from '../../../testing/drivers/forms/sendForm';
import { fillSilently } from '../../../testing/fillSilently';
import { expectInSight } from '../../../testing/inSight';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { Submitted } from '../../../testing/Submitted';
import { inOtherCurrencies, OTHER_BALANCES } from '../../../testing/otherCurrencies';

/** The name of the group of warnings below Recipient. */
const WARNINGS = { name: 'Check before you send' } as const;

/** Returns the dialog that opens before the form sends a payment with warnings. */
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Check before you send' }));

/**
 * A form for sending money: recipient, amount, currency and an optional description.
 *
 * Use it inside a `Sheet`. If the user closes the form while a payment is being sent, the form aborts the `signal` of
 * the call. If `onSend` ignores the signal, the call continues, and the form passes a later refusal to
 * `onRefusedUnseen`.
 *
 * **When not to use it**: To exchange one currency for another, use `ExchangeForm`.
 *
 * **Refusals**: If the server refuses the payment, `onSend` resolves with a refusal. Its `field` is `recipient`,
 * `amount`, `currency` or `description`, and its `retry` decides what happens when the user presses Send again with the
 * same values:
 *
 * - Without `retry`, the form calls `onSend` again with the same `idempotencyKey`.
 * - With `retry: 'new'`, the form calls `onSend` with a new key. This also applies to a refusal without a message, such
 *   as `insufficient-balance`.
 * - With `retry: true`, the result is unknown, as after a failed call (see below). The key stays the same.
 * - With `retry: false`, the form shows the message again without a call.
 *
 * The refusal `duplicate` means that a payment with this key was already made: the form shows `This payment has already
 * been made.`, so that the user does not pay twice. Reload the history then.
 *
 * **Failed calls**: If `onSend` rejects, the payment may have been made. Changed values always get a new key.
 *
 * - Without `doubts`, pressing Send again with the same values repeats the call with the same key, so that the server
 *   does not pay twice.
 * - With `doubts`, the form lists the payments whose result is unknown. The button `Check again` calls `onCheckAgain`,
 *   which has to repeat the call with the same key. If the user sends the same payment again instead, a dialog asks
 *   first, and the payment gets a new key.
 * - The form loses its keys when it unmounts. Reload the history before the user pays again, so that the user sees
 *   whether the first payment was made.
 *
 * **Keyboard**: Tab moves through the fields. Enter in a text field submits the form, unless it picks a suggested
 * recipient. If a field is refused, the focus moves to that field. Cancel, or Escape in a `Sheet`, closes the form, but
 * does not cancel a payment that the server already has.
 *
 * - If there are warnings, Send or Enter opens a dialog that repeats them. The focus is on `Go back`, and Escape has
 *   the same effect. `Send anyway` sends the payment.
 *
 * **Announces**: the kind of recipient, the fields that a link filled in, and warnings, politely.
 *
 * - A refusal of a field: the field receives the focus, and the message is its description.
 * - A failed call, or a refusal without a field: the message, immediately, as an alert.
 *
 * In tests, Recipient and Currency have the role `combobox`, and Amount has `textbox`.
 *
 * **Find it by**: send money, pay, transfer, recipient, payment form, refused payment, failed payment.
 */
const meta = preview.meta({
  component: SendForm,
  args: {
    available: SAMPLE_BALANCES,
    onSend: fn<SendFormProps['onSend']>(() => Promise.resolve(null)),
    onClose: fn(),
  },
});

/** The buttons for scanning a code, choosing a contact, `Max`, and changing the unit are inside the fields. */
export const Base = meta.story({
  args: { known: [], prices: { btc: '40000' }, defaults: { currency: 'btc' } },
});

Base.test('has its buttons inside the fields', async ({ app: { send: form }, canvas }) => {
  for (const [field, names] of [
    [form.recipient, ['Scan a code', 'Contacts']],
    [form.amount, ['Max', 'Enter in USD']],
  ] as const) {
    for (const name of names) {
      const button = canvas.getByRole('button', { name });
      await expect(field.parentElement).toContainElement(button);
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
  await expect(form.sendButton).toBeDisabled();
});

Base.test('announces which buttons open a dialog', async ({ canvas }) => {
  for (const name of ['Scan a code', 'Contacts'])
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
});

/** The form as it opens. Nothing is filled in, and the app has passed no contacts and no prices. */
export const Blank = meta.story();

/** The form explains the error, and keeps the invalid amount. */
Blank.test(
  'explains why an amount is invalid',
  { globals: { viewport: { value: 'small' } } },
  async ({ app: { send: form }, args }) => {
    await form.fillIn({ recipient: 'rent@example.com' });
    for (const [typed, reason] of REFUSED_AMOUNTS) {
      await form.clear('amount');
      await form.type('amount', `${typed}{Enter}`);
      await expect(form.amount).toHaveAccessibleDescription(reason);
      await expect(form.amount).toHaveValue(typed);
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

Blank.test(
  'rejects too many decimals',
  { globals: { viewport: { value: 'small' } } },
  async ({ app: { send: form }, step, args }) => {
    await step('Type less than a cent and press Enter', async () => {
      await form.fillIn({ recipient: 'rent@example.com' });
      await form.type('amount', '1.001{Enter}');
    });
    await step('The amount shows an error, has the focus, and keeps its text', async () => {
      await expect(form.amount).toHaveAccessibleDescription('At most 2 decimals');
      await expect(form.amount).toBeInvalid();
      await expect(form.amount).toHaveFocus();
      await expect(form.amount).toHaveValue('1.001');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Editing the amount removes the error', async () => {
      await form.type('amount', '{Backspace}');
      await expect(form.amount).toHaveAccessibleDescription('Available: $2,847.32');
    });
  },
);

/** The form keeps an invalid text in its field, and does not send it. */
Blank.test(
  'rejects invisible characters in the recipient',
  async ({ app: { send: form }, step, userEvent, args }) => {
    // The field would display the pasted text as `com@evil.org`, but the money would be sent to a different
    // recipient.
    await step('Paste a text that reverses its direction, and press Enter', async () => {
      await form.fillIn({ recipient: '\u202Egro.live@moc' });
      await form.type('amount', '5{Enter}');
    });
    await step('The recipient shows an error, has the focus, and keeps its text', async () => {
      await expect(form.recipient).toHaveAccessibleDescription(
        'This contains characters that cannot be seen',
      );
      await expect(form.recipient).toBeInvalid();
      await expect(form.recipient).toHaveFocus();
      await expect(form.recipient).toHaveValue('\u202Egro.live@moc');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Editing the recipient removes the error', async () => {
      await form.fillIn({ recipient: 'rent@example.com' });
      await userEvent.keyboard('{Enter}');
      await expect(form.recipient).toHaveAccessibleDescription('Email or wallet address');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
);

Blank.test(
  'rejects texts that are too long',
  async ({ app: { send: form }, step, userEvent, args }) => {
    await step(
      'Paste a recipient of 257 characters and a description of 141, and send',
      async () => {
        await form.fillIn({ recipient: 'a'.repeat(257), description: '👨‍👩‍👧‍👦'.repeat(141) });
        await form.type('amount', '5{Enter}');
      },
    );
    await step('Both fields show their maximum length, and keep their texts', async () => {
      await expect(form.recipient).toHaveAccessibleDescription('At most 256 characters');
      await expect(form.recipient).toHaveFocus();
      await expect(form.recipient).toHaveValue('a'.repeat(257));
      await expect(form.description).toHaveAccessibleDescription('At most 140 characters');
      await expect(form.description).toBeInvalid();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('With texts that are one character shorter, the payment is sent', async () => {
      await form.type('recipient', '{Backspace}');
      await form.fillIn({ description: '👨‍👩‍👧‍👦'.repeat(140) });
      await expect(form.description).toBeValid();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
);

Blank.test(
  'does not repeat a refused call',
  async ({ app: { send: form }, canvas, args, mount }) => {
    const onSend = refuses({ kind: 'message', text: 'Your account is closed', retry: false });
    await mount(<SendForm {...args} onSend={onSend} />);
    await form.fillIn(PAYMENT);
    await form.send();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your account is closed');
    await form.send();
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your account is closed');
    await expect(onSend).toHaveBeenCalledOnce();
    await form.type('amount', '0{Enter}');
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
);

Blank.test('reports a refusal after unmount', async ({ app, app: { send: form }, args, mount }) => {
  // If `onSend` ignores its `signal`, the call continues after the form unmounts, and `onRefusedUnseen`
  // receives a later refusal.
  const onRefusedUnseen = fn<NonNullable<SendFormProps['onRefusedUnseen']>>();
  await mount(<ClosableForm {...args} onRefusedUnseen={onRefusedUnseen} />);
  let answer: (refusal: SubmitRefusal) => void = () => undefined;
  mocked(args.onSend).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await form.fillIn(PAYMENT);
  await form.send();
  const { signal } = mocked(args.onSend).mock.lastCall?.[1] ?? {};
  await expect(signal?.aborted).toBe(false);
  await app.press('Close');
  await expect(signal?.aborted).toBe(true);
  answer({ kind: 'insufficient-balance' });
  await waitFor(() =>
    expect(onRefusedUnseen).toHaveBeenCalledWith({ kind: 'insufficient-balance' }),
  );
  await expect(args.onClose).not.toHaveBeenCalled();
});

Blank.test('aborts the payment on unmount', async ({ app, app: { send: form }, args, mount }) => {
  // If `onSend` aborts the call through its `signal`, the aborted call is not reported as a refusal.
  const onRefusedUnseen = fn<NonNullable<SendFormProps['onRefusedUnseen']>>();
  const onSend = fn<SendFormProps['onSend']>(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      }),
  );
  await mount(<ClosableForm {...args} onRefusedUnseen={onRefusedUnseen} onSend={onSend} />);
  await form.fillIn(PAYMENT);
  await form.send();
  await app.press('Close');
  const call = mocked(onSend).mock.results[0]?.value;
  await expect(call).rejects.toThrow('aborted');
  // A report would be made by the end of this microtask, so the check waits for it. Otherwise the check could not
  // fail.
  await Promise.resolve();
  await expect(onRefusedUnseen).not.toHaveBeenCalled();
});

Blank.test(
  'has no fields without a currency to send',
  { args: { currencies: [] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to send')).toBeVisible();
    await expect(
      canvas.getByText('As soon as there is a currency, you can send it here.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
);

/** Neither a held key nor a second press sends a payment twice. */
Blank.test('sends once when enter is held', async ({ app: { send: form } }) => {
  // Browsers repeat `keydown` while Enter is held. The form cancels only the repeated events.
  // `fireEvent` returns false if the default action was prevented.
  await expect(await fireEvent.keyDown(form.amount, { key: 'Enter' })).toBe(true);
  await expect(await fireEvent.keyDown(form.amount, { key: 'Enter', repeat: true })).toBe(false);
  await expect(await fireEvent.keyDown(form.amount, { key: 'Backspace', repeat: true })).toBe(true);
});

/** @spec send-disabled */
Blank.test(
  'sends once while pending',
  async ({ app: { send: form }, step, canvas, mount, args }) => {
    const onSend = fn<SendFormProps['onSend']>(() => new Promise(() => undefined));
    await mount(<SendForm {...args} onSend={onSend} />);
    await step('Press Enter three times in a row', async () => {
      await form.fillIn({ recipient: 'rent@example.com' });
      await form.type('amount', '5{Enter}{Enter}{Enter}');
    });
    await step('One payment is sent. A spinner is shown, and the button is disabled', async () => {
      await expect(onSend).toHaveBeenCalledOnce();
      await expect(await canvas.findByRole('progressbar')).toBeVisible();
      await expect(form.sendButton).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name: 'Scan a code' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
);

/** Yen have no decimals. The smallest amount of a currency with 24 decimals is sent unchanged. */
Blank.test(
  'limits decimals by currency',
  { args: { available: OTHER_BALANCES }, decorators: inOtherCurrencies },
  async ({ app: { send: form }, userEvent, args }) => {
    await form.fillIn({ recipient: 'ann@example.com' });
    await expect(form.amount).toHaveAccessibleDescription('Available: ¥1,234,567');
    await form.fillIn({ amount: '0.000000000000000000000001' });
    await userEvent.keyboard('{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('Enter a whole number');
    await form.fillIn({ currency: 'near' });
    await form.send();
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '0.000000000000000000000001', currency: 'near' }),
      anyCall,
    );
  },
);

const ETHEREUM = receivingAddress('eth');

/** A payment link fills in the fields. Nothing is sent until the user presses Send. */
export const FromALink = meta.story({
  args: { defaults: { link: `ethereum:${ETHEREUM}@1?value=2.014e18` } },
  play: async ({ app: { send: form }, canvas, args }) => {
    await expect(form.recipient).toHaveValue(ETHEREUM);
    await expect(form.amount).toHaveValue('2.014');
    await expect(form.currency).toHaveValue('eth');
    await expect(canvas.getByText(/^Filled in from the link/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

FromALink.test(
  'keeps the notice about the link when the focus moves through the recipient field',
  async ({ app: { send: form }, canvas, userEvent }) => {
    await userEvent.click(form.recipient);
    await userEvent.click(form.description);
    await expect(form.description).toHaveFocus();
    await expect(canvas.getByText(/^Filled in from the link/)).toBeVisible();
  },
);

FromALink.test(
  'removes the notice about the link when the user edits the recipient',
  async ({ app: { send: form }, canvas }) => {
    await form.type('recipient', '1');
    await expect(canvas.queryByText(/^Filled in from the link/)).not.toBeInTheDocument();
  },
);

FromALink.test(
  'removes the notice about the link when the user picks a recipient',
  { args: { known: [{ recipient: 'rent@example.com', paidAt: '2026-03-12T08:00:00.000Z' }] } },
  async ({ app, app: { send: form }, canvas }) => {
    await app.press('rent@example.com');
    await expect(form.recipient).toHaveValue('rent@example.com');
    await expect(canvas.queryByText(/^Filled in from the link/)).not.toBeInTheDocument();
  },
);

FromALink.test(
  'removes the notice about the link after the payment',
  async ({ app: { send: form }, canvas, args }) => {
    await form.send();
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.queryByText(/^Filled in from the link/)).not.toBeInTheDocument(),
    );
  },
);

/** While amounts are hidden, the form does not show the available amount. The fields do not move. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ app: { send: form }, canvas }) => {
    for (const id of ['usd', 'eur', 'gbp', 'btc', 'eth', 'ada']) {
      await form.fillIn({ currency: id });
      await expect(form.amount).not.toHaveAccessibleDescription();
    }
    await expect(canvas.queryByText(/Available/)).not.toBeInTheDocument();
    const gap =
      form.currency.getBoundingClientRect().top - form.amount.getBoundingClientRect().bottom;
    // The gap is at least the height of a hint, so the fields do not move closer when the hint is hidden.
    await expect(gap).toBeGreaterThan(30);
  },
});

/** Returns an `onSend` that resolves with the given refusal. */
const refuses = (refusal: SubmitRefusal) =>
  fn<SendFormProps['onSend']>(() => Promise.resolve(refusal));

/** Submits the form of a story, which has default values. */
const submitted: Decorator = (Story) => (
  <Submitted>
    <Story />
  </Submitted>
);

const PAYMENT = { recipient: 'rent@example.com', amount: '5' } as const;

const RENT = { recipient: 'rent@example.com', amount: '47.32' } as const;

/** The server refuses the payment, because the amount is a cent more than the balance. The typed amount stays. */
export const InsufficientBalance = meta.story({
  args: {
    defaults: { ...RENT, amount: '2847.33' },
    onSend: refuses({ kind: 'insufficient-balance' }),
  },
  decorators: submitted,
  play: async ({ app: { send: form }, args }) => {
    await waitFor(() => expect(form.amount).toHaveAccessibleDescription('Insufficient balance'));
    await expect(form.amount).toHaveValue('2847.33');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** While the payment is being sent, the fields are read-only, and the button shows a spinner. */
export const Sending = meta.story({
  args: { defaults: RENT, onSend: fn<SendFormProps['onSend']>(() => new Promise(() => undefined)) },
  decorators: submitted,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

Sending.test(
  'keeps every value as it is sent',
  { args: { known: [{ recipient: 'ana@florin.example', name: 'Ana' }] } },
  async ({ app: { send: form }, canvas, userEvent }) => {
    for (const field of [form.recipient, form.amount, form.description])
      await expect(field).toHaveAttribute('readonly');
    await expect(form.currency).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Scan a code', 'Contacts', 'Max', 'Ana']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(form.recipient).toHaveValue('rent@example.com');
    await expect(form.amount).toHaveValue('47.32');
  },
);

const DOUBTS = {
  inDoubt: [
    {
      id: 'first',
      walletId: 'personal',
      order: { kind: 'send', currency: 'usd', description: '', ...RENT },
      inDoubt: true,
    },
  ],
  onCheckAgain: fn(),
} satisfies SendFormProps['doubts'];

/** The result of an earlier payment is unknown. `Check again` repeats its call with the same key. */
export const InDoubt = meta.story({
  args: {
    defaults: RENT,
    doubts: DOUBTS,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It may have been made/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

InDoubt.test(
  'a confirmed payment empties the fields and closes the form',
  async ({ app: { send: form }, canvas, userEvent, args }) => {
    mocked(args.doubts?.onCheckAgain as () => Promise<null>).mockResolvedValueOnce(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(form.recipient).toHaveValue('');
    await expect(form.amount).toHaveValue('');
  },
);

InDoubt.test(
  'asks before it sends the same payment a second time, and marks the call as confirmed',
  async ({ app: { send: form }, userEvent, args }) => {
    await form.send();
    const asked = await question();
    await expect(asked.getByText(/is not confirmed/)).toBeInTheDocument();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ recipient: 'rent@example.com', amount: '47.32' }),
      expect.objectContaining({ anyway: true }),
    );
  },
);

InDoubt.test(
  'hides the amount of a payment in doubt',
  { args: { hidden: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('To rent@example.com');
    await expect(canvas.queryByText(/47/)).not.toBeInTheDocument();
  },
);

/** A form whose payment is in doubt after a press of the first button. */
function FormWithNewDoubt(props: SendFormProps) {
  const [isInDoubt, setInDoubt] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setInDoubt(true);
        }}
      >
        Lose the response
      </button>
      <div style={{ blockSize: 900 }} />
      <SendForm {...props} {...(isInDoubt && { doubts: DOUBTS })} />
    </>
  );
}

Blank.test(
  'scrolls a new payment in doubt into view',
  { render: (args) => <FormWithNewDoubt {...args} />, globals: { viewport: { value: 'small' } } },
  async ({ app, canvas }) => {
    await app.press('Lose the response');
    const button = await canvas.findByRole('button', { name: 'Check again' });
    await waitFor(() => expectInSight(button));
  },
);

const BITCOIN = receivingAddress('btc');

/** The recipients that the user has paid or has saved as contacts. */
const KNOWN: readonly KnownRecipient[] = [
  { recipient: 'rent@example.com', currency: 'usd', paidAt: '2026-03-12T08:00:00.000Z' },
  {
    recipient: ETHEREUM,
    name: 'Ana Lima',
    currency: 'eth',
    paidAt: '2026-02-01T12:30:00.000Z',
  },
];

/** An address with the same start and end as the known address. */
const LOOK_ALIKE = `${ETHEREUM.slice(0, 8)}${'0'.repeat(26)}${ETHEREUM.slice(-8)}`.toLowerCase();

/** The address looks like a known address. Send opens a dialog that asks whether the user wants to send anyway. */
export const Warning = meta.story({
  args: {
    known: KNOWN,
    defaults: { currency: 'eth', recipient: LOOK_ALIKE, amount: '0.1' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/They differ from character/)).toBeVisible();
  },
});

const filledIn = {
  ...meta.input.args,
  defaults: { recipient: 'rent@example.com', amount: '2847.33' },
};

export const Matrix = meta.story({
  ...matrix({
    Empty: <SendForm {...meta.input.args} />,
    Hidden: <SendForm {...meta.input.args} hidden />,
    'With an error': (
      <Submitted>
        <SendForm {...filledIn} onSend={refuses({ kind: 'insufficient-balance' })} />
      </Submitted>
    ),
    'Failed call': (
      <Submitted>
        <SendForm {...filledIn} onSend={refuses({ kind: 'call-failed' })} />
      </Submitted>
    ),
    'With a warning': (
      <SendForm
        {...meta.input.args}
        known={KNOWN}
        defaults={{ currency: 'eth', recipient: LOOK_ALIKE, amount: '0.1' }}
      />
    ),
    'From a link': (
      <SendForm {...meta.input.args} defaults={{ link: `bitcoin:${BITCOIN}?amount=0.05` }} />
    ),
    'Refused link': (
      <SendForm {...meta.input.args} defaults={{ link: `bitcoin:${BITCOIN}?req-x=1` }} />
    ),
    Sending: (
      <Submitted>
        <SendForm {...filledIn} onSend={() => new Promise(() => undefined)} />
      </Submitted>
    ),
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'With an error'))
      await expect(await cell.findByText('Insufficient balance')).toBeVisible();
    for (const cell of cellsCalled(canvasElement, 'Failed call'))
      await expect(await cell.findByRole('alert')).toBeVisible();
    for (const cell of cellsCalled(canvasElement, 'Sending'))
      await expect(await cell.findByRole('progressbar')).toBeVisible();
  },
});

Blank.test(
  'shows the suggestions in front of the next fields',
  { args: { known: KNOWN } },
  async ({ app: { send: form }, canvas }) => {
    await form.type('recipient', 'a');
    const suggestions = within(await canvas.findByRole('listbox')).getAllByRole('option');
    for (const suggestion of suggestions) await expectInSight(suggestion);
  },
);

/** A pasted link, a contact or a scanned code fills in the fields. */
Blank.test(
  'fills in from a pasted link',
  async ({ app: { send: form }, step, canvas, userEvent, args }) => {
    await step('A link with an unknown required parameter changes no field', async () => {
      const refused = `bitcoin:${BITCOIN}?amount=1&req-somethingyoudontunderstand=50`;
      await form.fillIn({ recipient: refused });
      await expect(await canvas.findByRole('alert')).toHaveTextContent('req-somethingyoudont');
      await expect(form.recipient).toHaveValue(refused);
      await expect(form.amount).toHaveValue('');
      await expect(form.currency).toHaveValue('usd');
    });
    await step('The link is refused as a recipient at each press', async () => {
      await form.type('amount', '1');
      for (const _ of [1, 2, 3]) {
        await form.send();
        await waitFor(() => expect(form.recipient).toHaveAccessibleDescription(/^This is a link/));
        await expect(form.recipient).toBeInvalid();
      }
      await expect(args.onSend).not.toHaveBeenCalled();
      await form.clear('amount');
    });
    await step('A link that is not a payment link is refused as a recipient', async () => {
      await form.type('amount', '1');
      for (const text of ['https://florin.example/pay', 'javascript:alert(1)']) {
        await form.fillIn({ recipient: text });
        await expect(await canvas.findByText('A link, not a recipient')).toBeVisible();
        await form.type('amount', '{Enter}{Enter}');
        await expect(form.recipient).toHaveAccessibleDescription(/^This is a link/);
      }
      await expect(args.onSend).not.toHaveBeenCalled();
      await form.clear('amount');
    });
    await step('A valid link fills in all of its values', async () => {
      await form.fillIn({ recipient: `bitcoin:${BITCOIN}?amount=0.05&message=Rent&pj=x` });
      await expect(form.recipient).toHaveValue(BITCOIN);
      await expect(form.amount).toHaveValue('0.05');
      await expect(form.currency).toHaveValue('btc');
      await expect(form.description).toHaveValue('Rent');
      await expect(
        canvas.getByText(/^Filled in from the link/).closest('[role="status"]'),
      ).toHaveTextContent(/pj$/);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('A link without an amount keeps the currency of the typed amount', async () => {
      await form.fillIn({ recipient: `ethereum:${ETHEREUM}@1` });
      await expect(form.recipient).toHaveValue(ETHEREUM);
      await expect(form.currency).toHaveValue('btc');
      await expect(canvas.getByText(/^Filled in from the link/)).toHaveTextContent(/: recipient$/);
      await expect(await canvas.findByRole('button', { name: 'Change to Ethereum' })).toBeVisible();
    });
    await step('Without a typed amount, the link sets the currency', async () => {
      await form.clear('amount');
      await form.fillIn({ recipient: `ethereum:${ETHEREUM}@1` });
      await expect(form.currency).toHaveValue('eth');
    });
    await step('A typed link is read when the field loses the focus', async () => {
      await form.clear('recipient');
      await form.type('recipient', 'mailto:ana@florin.example');
      await expect(form.recipient).toHaveValue('mailto:ana@florin.example');
      await userEvent.tab();
      await waitFor(() => expect(form.recipient).toHaveValue('ana@florin.example'));
    });
  },
);

Blank.test(
  'keeps the default amounts currency',
  { args: { defaults: { link: `bitcoin:${BITCOIN}`, amount: '50' } } },
  async ({ app: { send: form } }) => {
    await expect(form.recipient).toHaveValue(BITCOIN);
    await expect(form.currency).toHaveValue('usd');
  },
);

Blank.test(
  'lists the contacts first that can receive the currency',
  {
    args: {
      known: [
        { recipient: BITCOIN, name: 'Ben', currency: 'btc' },
        { recipient: ETHEREUM, name: 'Zoë', currency: 'eth' },
      ],
    },
  },
  async ({ app: { send: form }, canvas, userEvent }) => {
    await form.fillIn({ currency: 'eth' });
    await userEvent.click(canvas.getByRole('button', { name: 'Contacts' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Contacts' }));
    await expect(sheet.getAllByRole('listitem')[0]).toHaveTextContent('Zoë');
  },
);

Blank.test(
  'fills in from contacts and codes',
  { args: { known: KNOWN } },
  async ({ app: { send: form }, step, canvas, userEvent }) => {
    const sheetOf = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name }));
    };
    await step('Choose a contact', async () => {
      const sheet = await sheetOf('Contacts');
      await userEvent.click(sheet.getByRole('button', { name: /^Ana Lima/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(form.recipient).toHaveValue(ETHEREUM);
      await expect(form.currency).toHaveValue('eth');
      await expect(canvas.getByText('The currency is now Ethereum.')).toBeVisible();
    });
    await step('A code that is no payment changes no field', async () => {
      const sheet = await sheetOf('Scan a code');
      await userEvent.upload(
        await sheet.findByLabelText('Choose a picture'),
        await codePicture(
          'legal winner thank year wave sausage worth useful legal winner thank yellow',
        ),
      );
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'This code is not a payment',
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(form.recipient).toHaveValue(ETHEREUM);
    });
    await step('A closed sheet unmounts the scanner', async () => {
      const sheet = await sheetOf('Scan a code');
      const picture = await sheet.findByLabelText('Choose a picture');
      await fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
      await expect(picture).not.toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Read a code from a picture', async () => {
      const sheet = await sheetOf('Scan a code');
      await userEvent.upload(
        await sheet.findByLabelText('Choose a picture'),
        await codePicture(`bitcoin:${BITCOIN}?amount=0.05`),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(form.recipient).toHaveValue(BITCOIN);
      await expect(form.amount).toHaveValue('0.05');
      await expect(form.currency).toHaveValue('btc');
    });
  },
);

Blank.test('does not count spaces as an amount or a recipient', async ({ app: { send: form } }) => {
  await form.fillIn({ recipient: 'rent@example.com', amount: '  ' });
  await expect(form.sendButton).toBeDisabled();
  await form.fillIn({ recipient: '  ', amount: '5' });
  await expect(form.sendButton).toBeDisabled();
});

/**
 * `onSend` receives the exact amount. After a payment, the form is empty, and can send another payment.
 * @spec send-disabled, send-closes
 */
Blank.test('sends the typed order', async ({ app: { send: form }, step, args }) => {
  await step('Send is disabled without a recipient or an amount', async () => {
    await expect(form.sendButton).toBeDisabled();
    await form.type('amount', '1');
    await expect(form.sendButton).toBeDisabled();
    await form.clear('amount');
    await form.fillIn({ recipient: 'rent@example.com' });
    await expect(form.sendButton).toBeDisabled();
  });
  await step('Type the amount and send', async () => {
    await form.type('amount', '$1,047.32');
    await form.send();
  });
  await step('The order contains the exact amount, and the form closes', async () => {
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        recipient: 'rent@example.com',
        amount: '1047.32',
        currency: 'usd',
        description: '',
      },
      anyCall,
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  });
  await step('The form is empty, so the same payment cannot be sent twice', async () => {
    await expect(form.recipient).toHaveValue('');
    await expect(form.amount).toHaveValue('');
    await expect(form.sendButton).toBeDisabled();
  });
});

/** The texts of a language are also the names with which the driver of `florin/testing` finds the fields. */
Blank.test(
  'is driven by the texts of another language',
  { globals: { language: 'de' } },
  async ({ canvas, userEvent, step, args }) => {
    const form = sendForm({ canvas, userEvent, step }, de.SendForm);
    await form.fillIn({ recipient: 'miete@example.com', amount: '5', description: 'Miete' });
    await form.send();
    await expect(args.onSend).toHaveBeenCalledWith(
      { recipient: 'miete@example.com', amount: '5', currency: 'usd', description: 'Miete' },
      anyCall,
    );
  },
);

Blank.test('sends a second payment', async ({ app: { send: form }, args }) => {
  for (const amount of ['5', '6']) {
    await form.fillIn({ recipient: 'rent@example.com' });
    await form.type('amount', `${amount}{Enter}`);
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ amount }),
      anyCall,
    );
  }
  await expect(args.onSend).toHaveBeenCalledTimes(2);
});

Blank.test('accepts a comma as decimal mark', async ({ app: { send: form }, args }) => {
  for (const [typed, amount] of COMMA_READINGS) {
    await form.fillIn({ recipient: 'rent@example.com' });
    await form.type('amount', `${typed}{Enter}`);
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ amount }),
      anyCall,
    );
  }
});

Blank.test(
  'sends the default values',
  {
    args: {
      defaults: {
        currency: 'gbp',
        recipient: 'tickets@example.org',
        amount: '75.50',
        description: 'Concert tickets',
      },
    },
  },
  async ({ app: { send: form }, args }) => {
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(form.recipient).toHaveValue('tickets@example.org');
    await form.send();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        recipient: 'tickets@example.org',
        amount: '75.5',
        currency: 'gbp',
        description: 'Concert tickets',
      },
      anyCall,
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(form.recipient).toHaveValue('');
    await expect(form.currency).toHaveValue('gbp');
    await expect(form.sendButton).toBeDisabled();
  },
);

Blank.test(
  'sends an amount typed in dollars',
  { args: { prices: { btc: '40000' }, defaults: { currency: 'btc', recipient: BITCOIN } } },
  async ({ app, app: { send: form }, step, canvas, args }) => {
    await step('Type dollars', async () => {
      await app.press('Enter in USD');
      await form.type('amount', '100');
      await expect(await canvas.findByText(/^Sends/)).toHaveTextContent('0.0025');
    });
    await step('Send the amount, and then the maximum', async () => {
      await form.send();
      await waitFor(() =>
        expect(args.onSend).toHaveBeenLastCalledWith(
          expect.objectContaining({ amount: '0.0025', currency: 'btc' }),
          anyCall,
        ),
      );
      await form.fillIn({ recipient: BITCOIN });
      await form.max();
      await form.send();
      await waitFor(() =>
        expect(args.onSend).toHaveBeenLastCalledWith(
          expect.objectContaining({ amount: SAMPLE_BALANCES.btc }),
          anyCall,
        ),
      );
    });
  },
);

Blank.test('writes an Arabic description from right to left', async ({ app: { send: form } }) => {
  await form.type('description', 'إيجار');
  await expect(getComputedStyle(form.description).direction).toBe('rtl');
});

/** Otherwise the form would read the bitcoins of the link as dollars. */
Blank.test(
  'reads the amount of a link in the currency of the link',
  { args: { prices: { btc: '40000' }, defaults: { currency: 'btc' } } },
  async ({ app, app: { send: form }, args }) => {
    await app.press('Enter in USD');
    await form.fillIn({ recipient: `bitcoin:${BITCOIN}?amount=0.05` });
    await expect(form.amount).toHaveValue('0.05');
    await form.send();
    await waitFor(() =>
      expect(args.onSend).toHaveBeenLastCalledWith(
        expect.objectContaining({ amount: '0.05', currency: 'btc' }),
        anyCall,
      ),
    );
  },
);

Blank.test(
  'removes the errors of the fields that a link fills in',
  async ({ app: { send: form } }) => {
    await form.fillIn({ recipient: 'rent@example.com' });
    await form.type('amount', '1.001{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('At most 2 decimals');
    await form.fillIn({ recipient: `ethereum:${ETHEREUM}@1?value=2.014e18` });
    await expect(form.amount).toHaveValue('2.014');
    await expect(form.amount).toBeValid();
  },
);

const COMMA_READINGS = [
  ['1,5', '1.5'],
  ['1.250,50', '1250.5'],
  ['1,250.50', '1250.5'],
  ['١٢٫٥', '12.5'],
] as const;

const REFUSED_AMOUNTS = [
  ['1,234', '1,234 can be read as 1234 or 1.234. Please write it without a comma.'],
  ['ten', 'Enter a number'],
  ['5 €', 'This amount is in €. Enter it in USD.'],
  ['CHF 5', 'This amount is in CHF. Enter it in USD.'],
  ['-5', 'Enter an amount above 0'],
  ['1000000000000000', 'At most 15 digits before the point'],
] as const;

/**
 * A refusal is shown at the field that it names, and otherwise as an alert. A refusal without text or of an unknown
 * kind is shown as a failed call.
 */
Blank.test(
  'shows messages without a known field',
  { globals: { viewport: { value: 'small' } } },
  async ({ app: { send: form }, canvas, args }) => {
    await form.fillIn(PAYMENT);
    for (const field of [undefined, 'iban', 'root', 'constructor']) {
      mocked(args.onSend).mockResolvedValueOnce({
        kind: 'message',
        text: LONG_WORD,
        ...(field && { field }),
      });
      await form.send();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(LONG_WORD);
      await expect(form.amount).toHaveValue('5');
    }
    await expect(args.onSend).toHaveBeenCalledTimes(4);
  },
);

Blank.test(
  'shows server messages at the field',
  {
    args: {
      onSend: refuses({
        kind: 'message',
        text: 'No wallet <b>has</b> this address',
        field: 'recipient',
      }),
    },
    globals: { viewport: { value: 'small' } },
  },
  async ({ app: { send: form }, args }) => {
    await form.fillIn(PAYMENT);
    await form.send();
    await expect(form.recipient).toHaveAccessibleDescription('No wallet <b>has</b> this address');
    await expect(form.recipient).toBeInvalid();
    await expect(form.recipient).toHaveFocus();
    await expect(form.recipient).toHaveValue('rent@example.com');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

Blank.test(
  'shows server messages at the currency',
  {
    args: {
      onSend: refuses({ kind: 'message', text: 'Dollars are closed today', field: 'currency' }),
    },
    globals: { viewport: { value: 'small' } },
  },
  async ({ app: { send: form } }) => {
    await form.fillIn(PAYMENT);
    await form.send();
    await expect(form.currency).toHaveAccessibleDescription('Dollars are closed today');
    await expect(form.currency).toHaveFocus();
    await form.fillIn({ currency: 'eur' });
    await expect(form.currency).not.toHaveAccessibleDescription();
  },
);

Blank.test(
  'reports a message without text',
  { globals: { viewport: { value: 'small' } } },
  async ({ app: { send: form }, canvas, userEvent, args, mount }) => {
    const onSend = refuses({ kind: 'message', text: ' ', field: 'amount' });
    await mount(<SendForm {...args} onSend={onSend} />);
    await form.fillIn(PAYMENT);
    await form.send();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
    onSend.mockResolvedValueOnce({ kind: 'message' } as unknown as SubmitRefusal);
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
  },
);

Blank.test(
  'shows the refusal at its field',
  {
    args: { onSend: refuses({ kind: 'too-long', field: 'description', most: 140 }) },
    globals: { viewport: { value: 'small' } },
  },
  async ({ app: { send: form } }) => {
    await form.fillIn(PAYMENT);
    await form.send();
    await expect(form.description).toHaveAccessibleDescription('At most 140 characters');
    await expect(form.description).toHaveFocus();
  },
);

Blank.test(
  'reports an unknown refusal',
  {
    args: { onSend: refuses({ kind: 'account-locked' } as unknown as SubmitRefusal) },
    globals: { viewport: { value: 'small' } },
  },
  async ({ app: { send: form }, canvas }) => {
    await form.fillIn(PAYMENT);
    await form.send();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
  },
);

/** The payment may have been made, so the form shows an error and keeps the typed values. */
Blank.test(
  'keeps input after a failed call',
  { args: { onSend: refuses({ kind: 'call-failed' }) } },
  async ({ app: { send: form }, step, canvas }) => {
    await step('Send with a failed call', async () => {
      await form.type('recipient', 'rent@example.com');
      await form.type('amount', '5{Enter}');
    });
    await step('The form shows an error, and keeps the typed values', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
      await expect(form.recipient).toHaveValue('rent@example.com');
      await expect(form.amount).toHaveValue('5');
    });
  },
);

Blank.test(
  'reports a rejected call',
  async ({ app: { send: form }, step, canvas, mount, args }) => {
    const onSend = fn<SendFormProps['onSend']>(() => Promise.reject(new Error('503')));
    await mount(<SendForm {...args} onSend={onSend} />);
    await form.fillIn(PAYMENT);
    for (const times of [1, 2, 3]) {
      await step(`Send, attempt ${times}`, async () => {
        await form.send();
        await expect(onSend).toHaveBeenCalledTimes(times);
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'We could not confirm this payment. It may have been made.',
        );
        await expect(form.amount).toHaveValue('5');
      });
    }
  },
);

const LONG_WORD = 'https://status.example.com/'.padEnd(120, 'x');

/**
 * Returns, for each call, the index of the first call with the same key. For example, `[0, 0, 2]` means that the second
 * call had the same key as the first, and the third call had a new key.
 */
const keysOf = ({ mock }: Mock<SendFormProps['onSend']>) => {
  const keys = mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  return keys.map((key) => keys.indexOf(key));
};

const BUSY = { kind: 'message', text: 'We are very busy', retry: true } as const;

/** Outcomes after which the server may have executed the payment. */
const UNKNOWN_OUTCOMES = {
  'A failed call': () => Promise.resolve({ kind: 'call-failed' }),
  'A rejection': () => Promise.reject(new Error('503')),
  'An unknown refusal': () =>
    Promise.resolve({ kind: 'account-locked' } as unknown as SubmitRefusal),
  'A message': () => Promise.resolve({ kind: 'message', text: 'The bank is closed' }),
  'A message with `retry: true`': () => Promise.resolve(BUSY),
} satisfies Record<string, () => Promise<SubmitRefusal>>;

/** The server may have executed a failed or refused call, so sending the same payment again must not pay twice. */
Blank.test(
  'repeats a payment with its key after an unknown outcome',
  async ({ app: { send: form }, step, args }) => {
    await form.fillIn(PAYMENT);
    for (const [outcome, answer] of Object.entries(UNKNOWN_OUTCOMES))
      await step(outcome, async () => {
        mocked(args.onSend).mockImplementationOnce(answer);
        await form.send();
      });
    await form.send();
    await expect(keysOf(mocked(args.onSend))).toEqual([0, 0, 0, 0, 0, 0]);
  },
);

Blank.test(
  'gives another amount a new key, and the same amount its key',
  { args: { onSend: refuses({ kind: 'call-failed' }) } },
  async ({ app: { send: form }, args }) => {
    for (const amount of ['5', '5.00', '5.01', '5']) {
      await form.fillIn({ ...PAYMENT, amount });
      await form.send();
    }
    await expect(keysOf(mocked(args.onSend))).toEqual([0, 0, 2, 0]);
  },
);

Blank.test(
  'gives the same payment a new key after a certain refusal and after a success',
  { args: { onSend: refuses({ kind: 'insufficient-balance' }) } },
  async ({ app: { send: form }, step, args }) => {
    await form.fillIn(PAYMENT);
    await form.send();
    await step("A message with `retry: 'new'`", async () => {
      mocked(args.onSend).mockResolvedValueOnce({
        kind: 'message',
        text: 'Not today',
        retry: 'new',
      });
      await form.send();
    });
    await step('A success, which empties the form', async () => {
      mocked(args.onSend).mockResolvedValueOnce(null);
      await form.send();
      await form.fillIn(PAYMENT);
    });
    await form.send();
    await expect(keysOf(mocked(args.onSend))).toEqual([0, 1, 2, 3]);
  },
);

/** The form with a button that unmounts it. */
function ClosableForm(props: SendFormProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={close}>
        Close
      </button>
      {isOpen && <SendForm {...props} />}
    </>
  );
}

/** Each entry is a pasted text, the chosen currency, and the expected warning. The testnet address is from BIP-173. */
const WARNED = [
  [BITCOIN, 'eth', 'This address is for Bitcoin, but you are sending Ethereum'],
  [`${BITCOIN.slice(0, -1)}5`, 'btc', 'This Bitcoin address contains a mistake'],
  [LOOK_ALIKE, 'eth', 'This looks like an address you know, but it is a different one'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'btc', 'This is a Bitcoin testnet address'],
  ['аna@florin.example', 'usd', 'Some letters can be mistaken for others'],
  ['rent@exam', 'usd', 'This is only the beginning of a recipient you know: rent@example.com'],
] as const;

/** A payment with a warning has to be confirmed in a dialog. A payment with a note is sent at once. */
Blank.test(
  'shows warnings about the recipient',
  { args: { known: KNOWN, available: { ...SAMPLE_BALANCES, gbp: '0.015' } } },
  async ({ app, app: { send: form }, step, canvas, userEvent, args }) => {
    // The amount is more than half of the balance only in pounds, so only a payment in pounds shows a note about it.
    await form.fillIn({ amount: '0.01' });
    for (const [text, id, sentence] of WARNED) {
      await step(sentence, async () => {
        await form.fillIn({ currency: id, recipient: text });
        const group = await canvas.findByRole('group', WARNINGS);
        await waitFor(() => expect(group).toHaveTextContent(sentence));
        form.amount.focus();
        await userEvent.keyboard('{Enter}');
        await question();
        await expect(screen.getByRole('alertdialog')).toHaveTextContent(sentence);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
        await expect(form.recipient).toHaveValue(text);
        await expect(args.onSend).not.toHaveBeenCalled();
      });
    }
    await step('One press fills in the full recipient', async () => {
      await app.press('Use rent@example.com');
      await expect(form.recipient).toHaveValue('rent@example.com');
      await expect(form.recipient).toHaveFocus();
    });
    await step('A known recipient has no warning', async () => {
      await form.fillIn({ recipient: 'Rent@Example.com' });
      await expect(form.sendButton).toBeEnabled();
      await expect(canvas.queryByRole('group', WARNINGS)).not.toBeInTheDocument();
    });
  },
);

Blank.test(
  'sends despite notes',
  { args: { known: KNOWN, available: { ...SAMPLE_BALANCES, gbp: '0.015' } } },
  async ({ app: { send: form }, step, canvas, args }) => {
    for (const [text, id, sentence] of NOTED) {
      await step(sentence, async () => {
        await form.fillIn({ amount: '0.01', currency: id, recipient: text });
        await expect(await canvas.findByRole('listitem')).toHaveTextContent(sentence);
        await expect(canvas.queryByRole('group', WARNINGS)).not.toBeInTheDocument();
        await form.send();
        await waitFor(() =>
          expect(args.onSend).toHaveBeenLastCalledWith(
            expect.objectContaining({ recipient: text, currency: id }),
            anyCall,
          ),
        );
      });
    }
    await expect(args.onSend).toHaveBeenCalledTimes(3);
  },
);

/** Each entry is a pasted text, the chosen currency, and the expected note. */
const NOTED = [
  [BITCOIN, 'usd', 'This address is for Bitcoin, but you are sending US dollars'],
  ['new@florin.example', 'gbp', 'Your first payment to this recipient is more than half'],
  ['landlord', 'usd', 'We do not recognize this recipient. The payment may not arrive.'],
] as const;

const WRONG = `${BITCOIN.slice(0, -1)}5`;

/**
 * While the user types an incomplete address, no warning appears. The address is checked when the field loses the
 * focus, or when the whole text is filled in or pasted.
 */
Blank.test(
  'warns only about a complete address',
  {
    args: {
      defaults: { currency: 'btc', amount: '0.001' },
      known: [{ recipient: WRONG, name: 'Ana Lima', currency: 'btc' }],
    },
  },
  async ({ app: { send: form }, canvas, userEvent, step }) => {
    const showsTheWarning = async () => {
      await waitFor(() =>
        expect(canvas.getByRole('group', WARNINGS)).toHaveTextContent('contains a mistake'),
      );
    };
    await step(
      'Pressing a button takes the focus, and the warning appears only after its click',
      async () => {
        await userEvent.type(form.recipient, WRONG);
        await expect(canvas.queryByRole('group', WARNINGS)).not.toBeInTheDocument();
        const target = canvas.getByRole('button', { name: 'Cancel' });
        await userEvent.pointer({ keys: '[MouseLeft>]', target });
        await expect(form.recipient).not.toHaveFocus();
        await expect(canvas.queryByRole('group', WARNINGS)).not.toBeInTheDocument();
        await userEvent.pointer({ keys: '[/MouseLeft]', target });
        await showsTheWarning();
      },
    );
    await step('A link pasted after a letter is checked at once', async () => {
      await form.clear('recipient');
      await form.type('recipient', 'b');
      await userEvent.paste(`bitcoin:${WRONG}`);
      await expect(form.recipient).toHaveValue(WRONG);
      await showsTheWarning();
      await expect(canvas.getByText(/^Bitcoin address with a mistake/)).toBeVisible();
    });
    await step('A picked recipient is checked at once', async () => {
      await form.clear('recipient');
      await form.type('recipient', 'ana');
      await userEvent.click(canvas.getByRole('option', { name: /^Ana Lima/ }));
      await expect(form.recipient).toHaveValue(WRONG);
      await showsTheWarning();
    });
    await step('Tab checks the address at once', async () => {
      await form.clear('recipient');
      await userEvent.type(form.recipient, WRONG);
      await userEvent.tab();
      await showsTheWarning();
    });
  },
);

/** The recipient can be a suggestion, an address with its network before it, or an address. */
Blank.test(
  'picks the first suggestion on enter',
  { args: { known: KNOWN, defaults: { amount: '5' } } },
  async ({ app: { send: form }, userEvent, args }) => {
    // Enter picks the first suggestion, and does not send money to the incomplete typed text.
    await form.fillIn({ recipient: 'rent' });
    await userEvent.keyboard('{Enter}');
    await expect(form.recipient).toHaveValue('rent@example.com');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ recipient: 'rent@example.com' }),
        anyCall,
      ),
    );
  },
);

Blank.test(
  'reads the network before an address',
  { args: { defaults: { currency: 'eth', amount: '0.1' } } },
  async ({ app: { send: form }, step, canvas, args }) => {
    await step('Another network is refused', async () => {
      await form.fillIn({ recipient: `matic:${ETHEREUM}` });
      await expect(await canvas.findByText('Address on another network (matic)')).toBeVisible();
      await form.type('recipient', '{Enter}');
      await expect(form.recipient).toHaveAccessibleDescription(
        'This address is for another network (matic). Money sent there could be lost.',
      );
    });
    await step('A private key is refused', async () => {
      await form.clear('recipient');
      await form.fillIn({
        recipient: 'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262',
      });
      await form.type('recipient', '{Enter}');
      await expect(form.recipient).toHaveAccessibleDescription(/^This looks like a private key/);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Ethereum itself is read', async () => {
      await form.clear('recipient');
      await form.fillIn({ recipient: `eth:${ETHEREUM}` });
      await expect(await canvas.findByText(/^Ethereum address/)).toBeVisible();
      await form.type('recipient', '{Enter}');
      await waitFor(() =>
        expect(args.onSend).toHaveBeenCalledWith(
          expect.objectContaining({ recipient: ETHEREUM, amount: '0.1' }),
          anyCall,
        ),
      );
    });
  },
);

/** The form does not ask about a payment that cannot be made. */
Blank.test(
  'refuses an amount above the balance before it asks about the recipient',
  async ({ app: { send: form }, args }) => {
    await form.fillIn({ recipient: `${BITCOIN.slice(0, -1)}q`, amount: '2847.33' });
    await form.send();
    await expect(form.amount).toHaveAccessibleDescription(/^Insufficient balance/);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(form.amount).toHaveValue('2847.33');
  },
);

/** The dialog repeats the warnings. Only `Send anyway` sends the payment. */
Blank.test(
  'asks before a wrong payment',
  { args: { defaults: { currency: 'btc' }, known: KNOWN } },
  async ({ app: { send: form }, step, userEvent, args }) => {
    await step('Fill in a testnet address, and press Enter', async () => {
      form.recipient.focus();
      await userEvent.keyboard('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
      form.amount.focus();
      await userEvent.keyboard('0.001{Enter}');
    });
    await step('A dialog asks, with the focus on the way back', async () => {
      const asked = await question();
      await expect(asked.getByText('This is a Bitcoin testnet address')).toBeInTheDocument();
      await waitFor(() => expect(asked.getByRole('button', { name: 'Go back' })).toHaveFocus());
      await expect(asked.queryByText(/is not confirmed/)).not.toBeInTheDocument();
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        /Testnet coins have no value/,
      );
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Go back closes the dialog, and the focus returns to the form', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(form.amount).toHaveFocus();
      await expect(form.amount).toHaveValue('0.001');
    });
    await step('Send anyway sends another amount', async () => {
      await userEvent.keyboard('2{Enter}');
      await question();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Send anyway' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
      await expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ amount: '0.0012', currency: 'btc' }),
        anyCall,
      );
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  },
);

Blank.test(
  'focuses Send after the question if the press did not focus it',
  { args: { defaults: { currency: 'btc', recipient: ETHEREUM, amount: '0.1' } } },
  async ({ app: { send: form }, canvas, userEvent }) => {
    await canvas.findByRole('group', WARNINGS);
    // Like a press in Safari, this event does not focus the button.
    await fireEvent.click(form.sendButton);
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(form.sendButton).toHaveFocus());
  },
);

Blank.test(
  'keeps asking after a double click',
  { args: { defaults: { currency: 'btc', recipient: ETHEREUM, amount: '0.1' } } },
  async ({ app, app: { send: form }, step, canvas, userEvent, args }) => {
    await canvas.findByRole('group', WARNINGS);
    await step('A click beside the dialog leaves it open', async () => {
      await form.send();
      const asked = await question();
      const beside = screen.getByRole('alertdialog').parentElement as HTMLElement;
      await userEvent.click(beside);
      await userEvent.click(asked.getByRole('button', { name: 'Go back' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step(
      'One press selects the currency of the address, and the warning disappears',
      async () => {
        await app.press('Change to Ethereum');
        await expect(form.currency).toHaveValue('eth');
        await expect(form.currency).toHaveFocus();
        await expect(canvas.getByText('The currency is now Ethereum.')).toBeVisible();
        await expect(canvas.queryByRole('group', WARNINGS)).not.toBeInTheDocument();
      },
    );
    await step('The next press on Send sends the payment', async () => {
      await form.send();
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    });
  },
);

/**
 * Values that were written into the fields without events count as soon as the user moves the pointer or presses a key,
 * so that Send is enabled. A link in the recipient field fills in the form and is not sent.
 */
Blank.test(
  'enables Send when the pointer moves over a form filled without events',
  { args: { known: [{ recipient: 'zoe@florin.example', name: 'Not ana@florin.example' }] } },
  async ({ app: { send: form }, userEvent, args }) => {
    fillSilently(
      [form.recipient, 'ana@florin.example'],
      [form.amount, '12.50'],
      [form.currency, 'eur'],
      [form.description, 'Lunch'],
    );
    await userEvent.hover(form.amount);
    await expect(form.sendButton).toBeEnabled();
    // The recipient does not have the focus, so its suggestions must not cover the form.
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await form.send();
    await expect(args.onSend).toHaveBeenLastCalledWith(
      { recipient: 'ana@florin.example', amount: '12.5', currency: 'eur', description: 'Lunch' },
      anyCall,
    );
  },
);

Blank.test(
  'fills in the form when a link is submitted, and sends nothing',
  async ({ app: { send: form }, args }) => {
    await form.fillIn({ recipient: 'ana@florin.example', amount: '1' });
    fillSilently([form.recipient, `ethereum:${ETHEREUM}@1?value=2.014e18`]);
    form.recipient.closest('form')?.requestSubmit();
    await waitFor(() => expect(form.recipient).toHaveValue(ETHEREUM));
    await expect(form.amount).toHaveValue('2.014');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);
