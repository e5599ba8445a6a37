import { useState } from 'react';
import type { Mock, UserEventObject } from 'storybook/test';
import { expect, fireEvent, fn, mocked, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { SendFormProps } from '../../../components/payments/send/SendForm/SendForm';
import { SendForm } from '../../../components/payments/send/SendForm/SendForm';
import { receivingAddress } from '../../../domain/recipients/address';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import type { SubmitRefusal } from '../../../domain/ledger/ledger';
import { SAMPLE_BALANCES } from '../../../domain/ledger/sampleWorld';
import { anyCall } from '../../../testing/call';
import { codePicture } from '../../../testing/codes';
import { fill } from '../../../testing/fill';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { inOtherCurrencies, OTHER_BALANCES } from '../../../testing/otherCurrencies';

/**
 * Asks for whom, how much and what for, and sends it. Use it inside a `Sheet`; for moving money
 * between one's own currencies there is the exchange.
 *
 * `onSend` answers with a refusal at a field: `field` is `recipient`, `amount`, `currency` or `description`. A refusal
 * without `retry` is final, and another press is a new payment with a new key. With `retry: true`, and after a failed
 * call, another press of the same values repeats the payment with the same key. With `retry: false` it calls nobody.
 * After a failed call, values that were changed are another payment, beside the first, which may have been made.
 *
 * **When not to use it**: Between one's own currencies: that is `ExchangeForm`.
 *
 * **States**: empty (Send is disabled), filled, or filled in from an earlier payment or a link, a link that is refused,
 * surely wrong, pressed once, with a note, sending, refused at a field, refused or failed as a whole; with what is available
 * hidden. The typed text stays in every one of them. It can be closed while it sends: the call goes on, and what your
 * callback does before it returns null still happens. `onClose` is not called a second time. A refusal, or a call that
 * fails, goes to `onRefusedUnseen`. The key is lost with the form: look at the history before the same is paid again.
 *
 * **Keyboard**: Tab walks through the fields in their order, Enter sends from any of them. A
 * refusal moves the focus to the field that it is about. While something is surely wrong, the first press of `Send`, or
 * of Enter, moves the focus to the warnings and renames the button `Send anyway`, which sends; a repetition after a
 * failed call takes two presses again. Cancel, and Escape in a `Sheet`, close it even while it sends, and stop no payment.
 *
 * **Announces**: what the recipient is, what a link filled in, and what looks wrong; a refusal at its field, which
 * gets the focus; a failure as a whole at once. Recipient is a field of the role `combobox`, Currency a `select`, which has
 * that role, too, and Amount a `textbox`.
 *
 * **Related**: `Sheet`, `Notice`, `RecipientField`, `RecipientWarnings`, `AmountWithUnit`, `CodeScanner`, `ContactPicker`,
 * `SelectField`, `ReceivePanel`, `ExchangeForm`.
 *
 * **Find it by**: send money, pay, transfer, recipient, payment form, call failed.
 */
const meta = preview.meta({
  component: SendForm,
  args: {
    available: SAMPLE_BALANCES,
    onSend: fn<SendFormProps['onSend']>(() => Promise.resolve(null)),
    onClose: fn(),
  },
});

/** A `onSend` that refuses. */
const refuses = (refusal: SubmitRefusal) =>
  fn<SendFormProps['onSend']>(() => Promise.resolve(refusal));

const fillIn = async (userEvent: UserEventObject, amount = '5') => {
  await fill(userEvent, screen.getByRole('combobox', { name: 'Recipient' }), 'rent@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
};

/** The keys of all calls so far, by the order in which they first came. */
const keysOf = ({ mock }: Mock<SendFormProps['onSend']>) => {
  const keys = mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  return keys.map((key) => keys.indexOf(key));
};

/** Nothing is typed yet: four fields, with the other ways to fill them in inside them. */
export const Base = meta.story({
  args: { known: [], prices: { btc: '40000' }, defaultCurrency: 'btc' },
  play: async ({ canvas }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    for (const [field, names] of [
      [recipient, ['Scan a code', 'Contacts']],
      [amount, ['Max', 'Enter in USD']],
    ] as const) {
      for (const name of names) {
        const button = canvas.getByRole('button', { name });
        await expect(field.parentElement).toContainElement(button);
        const { width, height } = button.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    }
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** That of an earlier payment stands in the fields. It is sent when the user says so, and only once. */
export const FilledIn = meta.story({
  args: {
    defaultCurrency: 'gbp',
    defaults: { recipient: 'tickets@example.org', amount: '75.50', description: 'Concert tickets' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
      'tickets@example.org',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
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
    await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** The chosen currency's symbol stands at the amount, and what is available below it. */
export const Bitcoin = meta.story({ args: { defaultCurrency: 'btc' } });

/** Nobody looking over the shoulder learns what there is, and nothing below the hint jumps. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    for (const id of ['usd', 'eur', 'gbp', 'btc', 'eth', 'ada']) {
      await userEvent.selectOptions(currency, id);
      await expect(amount).not.toHaveAccessibleDescription();
    }
    await expect(canvas.queryByText(/Available/)).not.toBeInTheDocument();
    const gap = currency.getBoundingClientRect().top - amount.getBoundingClientRect().bottom;
    // The hint's own line is between the two fields.
    await expect(gap).toBeGreaterThan(30);
  },
});

export const SendsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await step('Send cannot be pressed before there is a recipient and an amount', async () => {
      await expect(send).toBeDisabled();
      await fill(
        userEvent,
        canvas.getByRole('combobox', { name: 'Recipient' }),
        'rent@example.com',
      );
      await expect(send).toBeDisabled();
    });
    await step('Type the amount and send', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '$1,047.32');
      await userEvent.click(send);
    });
    await step('The order holds the exact amount, and the form closes', async () => {
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
    await step('The form is empty, so that the same payment cannot be sent again', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
      await expect(send).toBeDisabled();
    });
  },
});

/** The form can send one payment after the other, also where nothing closes it in between. */
export const SendsASecondPayment = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const amount of ['5', '6']) {
      await fill(
        userEvent,
        canvas.getByRole('combobox', { name: 'Recipient' }),
        'rent@example.com',
      );
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), `${amount}{Enter}`);
      await expect(args.onSend).toHaveBeenLastCalledWith(
        expect.objectContaining({ amount }),
        anyCall,
      );
    }
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

const COMMA_READINGS = [
  ['1,5', '1.5'],
  ['1.250,50', '1250.5'],
  ['1,250.50', '1250.5'],
  ['١٢٫٥', '12.5'],
] as const;

/** A keypad may have only a comma, and a keyboard other digits. */
export const ReadsACommaAsTheDecimalMark = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const [typed, amount] of COMMA_READINGS) {
      await fill(
        userEvent,
        canvas.getByRole('combobox', { name: 'Recipient' }),
        'rent@example.com',
      );
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), `${typed}{Enter}`);
      await expect(args.onSend).toHaveBeenLastCalledWith(
        expect.objectContaining({ amount }),
        anyCall,
      );
    }
  },
});

const REFUSED_AMOUNTS = [
  ['1,234', '1,234 can be read as 1234 or 1.234. Please write it without a comma.'],
  ['ten', 'Enter a number'],
  ['-5', 'Enter an amount above 0'],
  ['1000000000000000', 'At most 15 digits before the point'],
] as const;

export const SaysWhyAnAmountIsRefused = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await fill(userEvent, canvas.getByRole('combobox', { name: 'Recipient' }), 'rent@example.com');
    for (const [typed, reason] of REFUSED_AMOUNTS) {
      await userEvent.clear(amount);
      await userEvent.type(amount, `${typed}{Enter}`);
      await expect(amount).toHaveAccessibleDescription(reason);
      await expect(amount).toHaveValue(typed);
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const RejectsTooManyDecimals = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await step('Type a tenth of a cent and send by Enter', async () => {
      await fill(
        userEvent,
        canvas.getByRole('combobox', { name: 'Recipient' }),
        'rent@example.com',
      );
      await userEvent.type(amount, '1.001{Enter}');
    });
    await step('The amount says what is wrong, has the focus, and keeps its text', async () => {
      await expect(amount).toHaveAccessibleDescription('At most 2 decimals');
      await expect(amount).toBeInvalid();
      await expect(amount).toHaveFocus();
      await expect(amount).toHaveValue('1.001');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Editing the amount takes the error away', async () => {
      await userEvent.type(amount, '{Backspace}');
      await expect(amount).toHaveAccessibleDescription('Available: $2,847.32');
    });
  },
});

/** Shown in the field this reads `com@evil.org`, and the money would go to somebody else. */
export const RejectsARecipientThatCannotBeSeenWhole = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await step('Paste a text that turns its direction, and send by Enter', async () => {
      recipient.focus();
      await userEvent.paste('\u202Egro.live@moc');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
    });
    await step('The recipient says what is wrong, has the focus, and keeps its text', async () => {
      await expect(recipient).toHaveAccessibleDescription(
        'This contains characters that cannot be seen',
      );
      await expect(recipient).toBeInvalid();
      await expect(recipient).toHaveFocus();
      await expect(recipient).toHaveValue('\u202Egro.live@moc');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Editing it takes the error away', async () => {
      await userEvent.clear(recipient);
      await fill(userEvent, recipient, 'rent@example.com');
      await userEvent.keyboard('{Enter}');
      await expect(recipient).toHaveAccessibleDescription('E-mail or wallet address');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
});

/** The longest texts go through, one character more does not; nothing that was pasted is lost. */
export const RejectsTextsThatAreTooLong = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    const description = canvas.getByRole('textbox', { name: 'Description (optional)' });
    await step('Paste 257 characters for whom, 141 for what, and send', async () => {
      recipient.focus();
      await userEvent.paste('a'.repeat(257));
      description.focus();
      await userEvent.paste('👨‍👩‍👧‍👦'.repeat(141));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
    });
    await step('Both fields say how much they take, and keep their texts', async () => {
      await expect(recipient).toHaveAccessibleDescription('At most 256 characters');
      await expect(recipient).toHaveFocus();
      await expect(recipient).toHaveValue('a'.repeat(257));
      await expect(description).toHaveAccessibleDescription('At most 140 characters');
      await expect(description).toBeInvalid();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('With one character less in each it is sent', async () => {
      await userEvent.type(recipient, '{Backspace}');
      await userEvent.clear(description);
      await userEvent.paste('👨‍👩‍👧‍👦'.repeat(140));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
});

/** A sheet is not the only guard: the ledger's refusal stands at the same field. */
export const SaysWhatTheLedgerRefuses = meta.story({
  args: { onSend: refuses({ kind: 'too-long', field: 'description', most: 140 }) },
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByRole('textbox', { name: 'Description (optional)' });
    await fill(userEvent, canvas.getByRole('combobox', { name: 'Recipient' }), 'rent@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
    await expect(description).toHaveAccessibleDescription('At most 140 characters');
    await expect(description).toHaveFocus();
  },
});

export const RefusesMoreThanThereIs = meta.story({
  args: { onSend: refuses({ kind: 'insufficient-balance' }) },
  play: async ({ canvas, userEvent, step, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await step('Send a cent more than there is', async () => {
      await fill(
        userEvent,
        canvas.getByRole('combobox', { name: 'Recipient' }),
        'rent@example.com',
      );
      await fill(userEvent, amount, '2847.33');
      await userEvent.keyboard('{Enter}');
    });
    await step('The refusal stands at the amount, and the form stays open', async () => {
      await expect(amount).toHaveAccessibleDescription('Insufficient balance');
      await expect(amount).toHaveValue('2847.33');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const KeepsWhatWasTypedWhenTheCallFails = meta.story({
  args: { onSend: refuses({ kind: 'call-failed' }) },
  play: async ({ canvas, userEvent, step }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await step('Send, and the call fails', async () => {
      await userEvent.type(recipient, 'rent@example.com');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
    });
    await step('The form says so, and nothing typed is lost', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
      await expect(recipient).toHaveValue('rent@example.com');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('5');
    });
  },
});

/** A server that answers 503 rejects the call: the form says so, and the next press tries again. */
export const SaysWhenTheCallRejects = meta.story({
  args: { onSend: fn<SendFormProps['onSend']>(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent, step, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await fill(userEvent, canvas.getByRole('combobox', { name: 'Recipient' }), 'rent@example.com');
    for (const times of [1, 2, 3]) {
      await step(`Send for the ${times}. time`, async () => {
        await userEvent.type(amount, times === 1 ? '5{Enter}' : '{Enter}');
        await expect(args.onSend).toHaveBeenCalledTimes(times);
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'We could not confirm this payment. It may have been made.',
        );
        await expect(amount).toHaveValue('5');
      });
    }
  },
});

/** A kind of refusal that the library does not know, from a newer server for one. */
export const SaysARefusalOfAnUnknownKind = meta.story({
  args: { onSend: refuses({ kind: 'account-locked' } as unknown as SubmitRefusal) },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByRole('combobox', { name: 'Recipient' }), 'rent@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
  },
});

/** A server's own words stand at the field that it names, as plain text. */
export const SaysWhatTheServerRefusesAtAField = meta.story({
  args: {
    onSend: refuses({
      kind: 'message',
      text: 'No wallet <b>has</b> this address',
      field: 'recipient',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await fillIn(userEvent, '5{Enter}');
    await expect(recipient).toHaveAccessibleDescription('No wallet <b>has</b> this address');
    await expect(recipient).toBeInvalid();
    await expect(recipient).toHaveFocus();
    await expect(recipient).toHaveValue('rent@example.com');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const SaysWhatTheServerRefusesOfTheCurrency = meta.story({
  args: {
    onSend: refuses({ kind: 'message', text: 'Dollars are closed today', field: 'currency' }),
  },
  play: async ({ canvas, userEvent }) => {
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    await fillIn(userEvent, '5{Enter}');
    await expect(currency).toHaveAccessibleDescription('Dollars are closed today');
    await expect(currency).toHaveFocus();
    await userEvent.selectOptions(currency, 'eur');
    await expect(currency).not.toHaveAccessibleDescription();
  },
});

const LONG_WORD = 'https://status.example.com/'.padEnd(120, 'x');

/** Without a field, or with one that the form has not, it is about the form. No text is too long. */
export const SaysWhatTheServerRefusesAsAWhole = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(userEvent);
    for (const field of [undefined, 'iban', 'root', 'constructor']) {
      args.onSend.mockResolvedValueOnce({
        kind: 'message',
        text: LONG_WORD,
        ...(field && { field }),
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(LONG_WORD);
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('5');
    }
    await expect(args.onSend).toHaveBeenCalledTimes(4);
  },
});

/** A server that forgets its text swallows nothing. */
export const SaysAMessageWithoutAText = meta.story({
  args: { onSend: refuses({ kind: 'message', text: ' ', field: 'amount' }) },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(userEvent, '5{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
    args.onSend.mockResolvedValueOnce({ kind: 'message' } as unknown as SubmitRefusal);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
  },
});

const BUSY = { kind: 'message', text: 'We are very busy', retry: true } as const;

/** A failed call may have been carried out: the very same payment keeps its key, and only it. */
export const KeepsTheKeyOfWhatMayHaveBeenSent = meta.story({
  args: { onSend: refuses({ kind: 'call-failed' }) },
  play: async ({ canvas, userEvent, step, args }) => {
    const { onSend } = args;
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await step('After a failed call, a rejection, an unknown kind and a busy server', async () => {
      await fillIn(userEvent);
      await send();
      onSend.mockRejectedValueOnce(new Error('503'));
      await send();
      onSend.mockResolvedValueOnce({ kind: 'account-locked' } as unknown as SubmitRefusal);
      await send();
      onSend.mockResolvedValueOnce(BUSY);
      await send();
      await expect(keysOf(onSend)).toEqual([0, 0, 0, 0]);
    });
    await step('The same amount in other signs is the same payment; another is not', async () => {
      await userEvent.type(amount, '.00');
      await send();
      await expect(keysOf(onSend)).toEqual([0, 0, 0, 0, 0]);
      await userEvent.type(amount, '{Backspace}1');
      await send();
      await expect(keysOf(onSend)).toEqual([0, 0, 0, 0, 0, 5]);
    });
    await step(
      'Back at the first, it is the first; once it is answered, it begins anew',
      async () => {
        await userEvent.clear(amount);
        await userEvent.type(amount, '5');
        onSend.mockResolvedValueOnce({ kind: 'insufficient-balance' });
        await send();
        await send();
        await expect(keysOf(onSend)).toEqual([0, 0, 0, 0, 0, 5, 0, 7]);
      },
    );
    await step('After a success an equal payment is another one', async () => {
      onSend.mockResolvedValue(null);
      await send();
      await fillIn(userEvent, '5{Enter}');
      await expect(keysOf(onSend)).toEqual([0, 0, 0, 0, 0, 5, 0, 7, 7, 9]);
    });
  },
});

/** Sending again cannot mend it: the sentence is repeated without a call, until something changes. */
export const CallsNobodyTwiceInVain = meta.story({
  args: {
    onSend: refuses({ kind: 'message', text: 'Your account is closed', retry: false }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(userEvent, '5{Enter}');
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('Your account is closed');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(said).not.toBeInTheDocument());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your account is closed');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '0{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

/** The form, and a button that takes it away as a closed sheet does. */
function FormToLeave(props: SendFormProps) {
  const [isOpen, setOpen] = useState(true);
  const leave = () => {
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={leave}>
        Leave
      </button>
      {isOpen && <SendForm {...props} />}
    </>
  );
}

/** A payment goes on where nobody listens to the signal, and its refusal is told elsewhere. */
export const GoesOnWhenItIsLeft = meta.story({
  args: { onRefusedUnseen: fn<NonNullable<SendFormProps['onRefusedUnseen']>>() },
  render: (args) => <FormToLeave {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    let answer: (refusal: SubmitRefusal) => void = () => undefined;
    mocked(args.onSend).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await fillIn(userEvent, '5{Enter}');
    const { signal } = mocked(args.onSend).mock.lastCall?.[1] ?? {};
    await expect(signal?.aborted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(signal?.aborted).toBe(true);
    answer({ kind: 'insufficient-balance' });
    await waitFor(() =>
      expect(args.onRefusedUnseen).toHaveBeenCalledWith({ kind: 'insufficient-balance' }),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** `fetch` rejects with the signal's reason: that is no refusal, since nobody waits for it. */
export const CanBeGivenUpWhenItIsLeft = meta.story({
  args: {
    onRefusedUnseen: fn<NonNullable<SendFormProps['onRefusedUnseen']>>(),
    onSend: fn<SendFormProps['onSend']>(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        }),
    ),
  },
  render: (args) => <FormToLeave {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(userEvent, '5{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const call = mocked(args.onSend).mock.results[0]?.value;
    await expect(call).rejects.toThrow('aborted');
    // The form would have told of it in the same turn.
    await Promise.resolve();
    await expect(args.onRefusedUnseen).not.toHaveBeenCalled();
  },
});

/** Browsers repeat the key that is held; the repetitions are cancelled, and only they. */
export const AHeldEnterCountsOnce = meta.story({
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    // `fireEvent` answers false for an event whose default was prevented.
    await expect(await fireEvent.keyDown(amount, { key: 'Enter' })).toBe(true);
    await expect(await fireEvent.keyDown(amount, { key: 'Enter', repeat: true })).toBe(false);
    await expect(await fireEvent.keyDown(amount, { key: 'Backspace', repeat: true })).toBe(true);
  },
});

export const SendsOnce = meta.story({
  args: { onSend: fn<SendFormProps['onSend']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press Enter three times in a row', async () => {
      await fill(
        userEvent,
        canvas.getByRole('combobox', { name: 'Recipient' }),
        'rent@example.com',
      );
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Amount' }),
        '5{Enter}{Enter}{Enter}',
      );
    });
    await step('It is sent once; a spinner turns, and the button cannot be pressed', async () => {
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(await canvas.findByRole('progressbar')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
});

/** The smallest amount of 24 decimals is sent as it was typed; of yen there is no fraction. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: { available: OTHER_BALANCES },
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByRole('combobox', { name: 'Recipient' }), 'ann@example.com');
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAccessibleDescription('Available: ¥1,234,567');
    await fill(userEvent, amount, '0.000000000000000000000001');
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveAccessibleDescription('Enter a whole number');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'near');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '0.000000000000000000000001', currency: 'near' }),
      anyCall,
    );
  },
});

const BITCOIN = receivingAddress('btc');
const ETHEREUM = receivingAddress('eth');

/** Whom the form's owner knows. */
const KNOWN: readonly KnownRecipient[] = [
  { recipient: 'rent@example.com', currency: 'usd', paidAt: '2026-03-12T08:00:00.000Z' },
  {
    recipient: ETHEREUM,
    name: 'Ana Lima',
    currency: 'eth',
    paidAt: '2026-02-01T12:30:00.000Z',
  },
];

/** Begins and ends like the one that is known. */
const LOOK_ALIKE = `${ETHEREUM.slice(0, 8)}${'0'.repeat(26)}${ETHEREUM.slice(-8)}`.toLowerCase();

/** Pastes a text in place of what is in the field. */
const pasteInto = async (userEvent: UserEventObject, field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};

/** A pasted text, the chosen currency, and the first warning. The testnet addresses are those of BIP-173. */
const WARNED = [
  [BITCOIN, 'eth', 'This address belongs to Bitcoin, but you are sending Ethereum'],
  [`${BITCOIN.slice(0, -1)}5`, 'btc', 'This Bitcoin address contains a mistake'],
  [LOOK_ALIKE, 'eth', 'This looks like an address you know, but it is a different one'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'btc', 'This is a Bitcoin testnet address'],
  ['аna@florin.example', 'usd', 'Some letters can be mistaken for others'],
  ['rent@exam', 'usd', 'This is only the beginning of a recipient you know: rent@example.com'],
] as const;

/** A pasted text, the chosen currency, and the note. */
const NOTED = [
  [BITCOIN, 'usd', 'This address belongs to Bitcoin, and you are sending US dollars'],
  ['new@florin.example', 'gbp', 'Your first payment to this recipient is more than half'],
  ['landlord', 'usd', 'A payment to this kind of recipient may not arrive'],
] as const;

/** Each warning is shown before the buttons. The first press only leads to it. */
export const SaysWhatLooksWrong = meta.story({
  args: { known: KNOWN, available: { ...SAMPLE_BALANCES, gbp: '0.015' } },
  play: async ({ canvas, userEvent, step, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    // Of pounds it is more than half of what there is, and of the others less.
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Amount' }), '0.01');
    for (const [text, id, sentence] of WARNED) {
      await step(sentence, async () => {
        await userEvent.selectOptions(currency, id);
        await pasteInto(userEvent, recipient, text);
        const group = await canvas.findByRole('group', { name: 'Check before you send' });
        await waitFor(() => expect(group).toHaveTextContent(sentence));
        canvas.getByRole('textbox', { name: 'Amount' }).focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
        await expect(canvas.getByRole('button', { name: 'Send anyway' })).toBeEnabled();
        await expect(recipient).toHaveValue(text);
        await expect(args.onSend).not.toHaveBeenCalled();
      });
    }
    await step('The whole recipient is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use rent@example.com' }));
      await expect(recipient).toHaveValue('rent@example.com');
      await expect(recipient).toHaveFocus();
    });
    await step('To a recipient who was paid before there is no warning', async () => {
      await pasteInto(userEvent, recipient, 'Rent@Example.com');
      await expect(await canvas.findByRole('button', { name: 'Send' })).toBeEnabled();
      await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    });
  },
});

/** What may be right all the same is noted above the button, and one press sends it. */
export const NotesWhatMayBeRight = meta.story({
  args: { known: KNOWN, available: { ...SAMPLE_BALANCES, gbp: '0.015' } },
  play: async ({ canvas, userEvent, step, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    for (const [text, id, sentence] of NOTED) {
      await step(sentence, async () => {
        await fill(userEvent, canvas.getByRole('textbox', { name: 'Amount' }), '0.01');
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), id);
        await pasteInto(userEvent, recipient, text);
        await expect(await canvas.findByRole('listitem')).toHaveTextContent(sentence);
        await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
        await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
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
});

const WRONG = `${BITCOIN.slice(0, -1)}5`;

/** Half an address that is being typed is not called wrong; left behind, or filled in at once, it is. */
export const WaitsForTheWholeAddress = meta.story({
  args: {
    defaultCurrency: 'btc',
    known: [{ recipient: WRONG, name: 'Ana Lima', currency: 'btc' }],
    defaults: { amount: '0.001' },
  },
  play: async ({ canvas, userEvent, step }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    const looksWrong = async () => {
      await waitFor(() =>
        expect(canvas.getByRole('group')).toHaveTextContent('contains a mistake'),
      );
    };
    await step(
      'A press on a button leaves the field, and moves no button before its click',
      async () => {
        await userEvent.type(recipient, WRONG);
        await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
        const target = canvas.getByRole('button', { name: 'Send' });
        await userEvent.pointer({ keys: '[MouseLeft>]', target });
        await expect(recipient).not.toHaveFocus();
        await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
        await userEvent.pointer({ keys: '[/MouseLeft]', target });
        await looksWrong();
      },
    );
    await step('A link that is pasted after some letters is no half', async () => {
      await userEvent.clear(recipient);
      await userEvent.type(recipient, 'b');
      await userEvent.paste(`bitcoin:${WRONG}`);
      await expect(recipient).toHaveValue(WRONG);
      await looksWrong();
      await expect(canvas.getByText(/^Bitcoin address with a mistake/)).toBeVisible();
    });
    await step('Neither is somebody who is picked', async () => {
      await userEvent.clear(recipient);
      await userEvent.type(recipient, 'ana');
      await userEvent.click(canvas.getByRole('option', { name: /^Ana Lima/ }));
      await expect(recipient).toHaveValue(WRONG);
      await looksWrong();
    });
    await step('Left by the keyboard, the field is done at once', async () => {
      await userEvent.clear(recipient);
      await userEvent.type(recipient, WRONG);
      await userEvent.tab();
      await looksWrong();
    });
  },
});

/** Enter in the list takes the first suggestion, and nothing is sent to the letters that were typed. */
export const EnterTakesTheFirstSuggestion = meta.story({
  args: { known: KNOWN, defaults: { amount: '5' } },
  play: async ({ canvas, userEvent, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await fill(userEvent, recipient, 'rent');
    await userEvent.keyboard('{Enter}');
    await expect(recipient).toHaveValue('rent@example.com');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ recipient: 'rent@example.com' }),
        anyCall,
      ),
    );
  },
});

/** By keyboard alone: Enter sends nothing yet and leads to the warnings, and the button sends. */
export const SendsAnyway = meta.story({
  args: { defaultCurrency: 'btc', known: KNOWN },
  play: async ({ canvas, userEvent, step, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    const pressAgain = 'Press Send anyway again to confirm.';
    await step('Fill in a testnet address, and press Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
      amount.focus();
      await userEvent.keyboard('0.001{Enter}');
    });
    await step('The warnings have the focus, and nothing is sent', async () => {
      // Before the first press it was called Send.
      await expect(canvas.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
      // A warning by its icon and its colour.
      const anyway = canvas.getByRole('button', { name: 'Send anyway' });
      await expect(anyway.querySelector('svg')).toBeVisible();
      const group = canvas.getByRole('group', { name: 'Check before you send' });
      await waitFor(() => expect(group).toHaveFocus());
      await expect(canvas.getByText(pressAgain)).toBeVisible();
      await expect(canvas.getByText(pressAgain)).toHaveAttribute('role', 'status');
    });
    await step('Any change takes the press back', async () => {
      amount.focus();
      await userEvent.keyboard('2');
      await expect(canvas.queryByText(pressAgain)).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
      // The payment of the first press is there again, but nobody has pressed since.
      await userEvent.keyboard('{Backspace}');
      await expect(canvas.queryByText(pressAgain)).not.toBeInTheDocument();
      await expect(amount).toHaveFocus();
      await userEvent.keyboard('2{Enter}');
      await expect(await canvas.findByText(pressAgain)).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('The second press on the button sends', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send anyway' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
      await expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ amount: '0.0012', currency: 'btc' }),
        anyCall,
      );
    });
  },
});

/** Clicks at a moment of the page's own clock; answers false where the click's default was prevented. */
function clickAt(button: HTMLElement, timeStamp: number, detail: number) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  return fireEvent(button, click);
}

/** Clicks that follow each other within 700 ms are one press, however many they are. */
export const ADoubleClickIsOnePress = meta.story({
  args: { defaultCurrency: 'btc', defaults: { recipient: ETHEREUM, amount: '0.1' } },
  play: async ({ canvas, userEvent, args, step }) => {
    const send = await canvas.findByRole('button', { name: 'Send' });
    await canvas.findByRole('group');
    await step('A double click sends nothing', async () => {
      await expect(await clickAt(send, 1_000, 1)).toBe(true);
      await expect(await canvas.findByText(/again to confirm/)).toBeVisible();
      await expect(await clickAt(send, 1_150, 2)).toBe(false);
    });
    await step(
      'Nor do clicks that follow each other, each within the time of a double click',
      async () => {
        // Safari on iOS counts each tap as a first one.
        for (const timeStamp of [1_750, 2_350, 2_950])
          await expect(await clickAt(send, timeStamp, 1)).toBe(false);
        await expect(args.onSend).not.toHaveBeenCalled();
      },
    );
    await step(
      'One press changes the currency to that of the address, and nothing is warned of',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Change to Ethereum' }));
        const currency = canvas.getByRole('combobox', { name: 'Currency' });
        await expect(currency).toHaveValue('eth');
        await expect(currency).toHaveFocus();
        await expect(canvas.getByText('The currency is now Ethereum.')).toBeVisible();
        await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
      },
    );
    await step('The next press is a first one, and sends', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    });
  },
});

/** A pasted link fills in what it says, and a refused one changes nothing and says why. */
export const ReadsALink = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    await step('A link that demands something unknown stays as it was pasted', async () => {
      const refused = `bitcoin:${BITCOIN}?amount=1&req-somethingyoudontunderstand=50`;
      await pasteInto(userEvent, recipient, refused);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('req-somethingyoudont');
      await expect(recipient).toHaveValue(refused);
      await expect(amount).toHaveValue('');
      await expect(currency).toHaveValue('usd');
    });
    await step('It is refused as a recipient, however often one presses', async () => {
      await userEvent.type(amount, '1');
      for (const _ of [1, 2, 3]) {
        await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
        await waitFor(() => expect(recipient).toHaveAccessibleDescription(/^This is a link/));
        await expect(recipient).toBeInvalid();
      }
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.clear(amount);
    });
    await step('So is any other text with a scheme', async () => {
      await userEvent.type(amount, '1');
      for (const text of ['https://florin.example/pay', 'javascript:alert(1)']) {
        await pasteInto(userEvent, recipient, text);
        await expect(await canvas.findByText('A link, not a recipient')).toBeVisible();
        await userEvent.type(amount, '{Enter}{Enter}');
        await expect(recipient).toHaveAccessibleDescription(/^This is a link/);
      }
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.clear(amount);
    });
    await step('Another one fills in all that it names', async () => {
      await pasteInto(userEvent, recipient, `bitcoin:${BITCOIN}?amount=0.05&message=Rent&pj=x`);
      await expect(recipient).toHaveValue(BITCOIN);
      await expect(amount).toHaveValue('0.05');
      await expect(currency).toHaveValue('btc');
      await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Rent');
      await expect(canvas.getByText(/^Filled in from the link/)).toHaveTextContent(/pj$/);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('One without an amount makes no other money of the one that stands', async () => {
      await pasteInto(userEvent, recipient, `ethereum:${ETHEREUM}@1`);
      await expect(recipient).toHaveValue(ETHEREUM);
      await expect(currency).toHaveValue('btc');
      await expect(canvas.getByText(/^Filled in from the link/)).toHaveTextContent(/: recipient$/);
      await expect(await canvas.findByRole('button', { name: 'Change to Ethereum' })).toBeVisible();
    });
    await step('While there is no amount, the currency is that of the link', async () => {
      await userEvent.clear(amount);
      await pasteInto(userEvent, recipient, `ethereum:${ETHEREUM}@1`);
      await expect(currency).toHaveValue('eth');
    });
    await step('A link that is typed is read when the field is left', async () => {
      await userEvent.clear(recipient);
      await userEvent.type(recipient, 'mailto:ana@florin.example');
      await expect(recipient).toHaveValue('mailto:ana@florin.example');
      await userEvent.tab();
      await waitFor(() => expect(recipient).toHaveValue('ana@florin.example'));
    });
  },
});

/** A form that begins with a link sends nothing by itself. */
export const BeginsWithALink = meta.story({
  args: { link: `ethereum:${ETHEREUM}@1?value=2.014e18` },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveValue(ETHEREUM);
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('2.014');
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('eth');
    await expect(canvas.getByText(/^Filled in from the link/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** An amount of one currency does not become one of another because a link names another. */
export const BeginsWithALinkAndAnAmount = meta.story({
  args: { link: `bitcoin:${BITCOIN}`, defaults: { amount: '50' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveValue(BITCOIN);
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('usd');
  },
});

/** From the list, with the currency that the address takes; and from a picture of a code. */
export const OtherWaysToARecipient = meta.story({
  args: { known: KNOWN },
  play: async ({ canvas, userEvent, step }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    const sheetOf = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name }));
    };
    await step('Choose somebody from the list', async () => {
      const sheet = await sheetOf('Contacts');
      await userEvent.click(sheet.getByRole('button', { name: /^Ana Lima/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(recipient).toHaveValue(ETHEREUM);
      await expect(currency).toHaveValue('eth');
      await expect(canvas.getByText('The currency is now Ethereum.')).toBeVisible();
    });
    await step('A sheet that is closed scans nothing any more', async () => {
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
      await expect(recipient).toHaveValue(BITCOIN);
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.05');
      await expect(currency).toHaveValue('btc');
    });
  },
});

/** The amount that is sent is in sight, and it is the amount that is sent. */
export const InTheOtherUnit = meta.story({
  args: { defaultCurrency: 'btc', prices: { btc: '40000' }, defaults: { recipient: BITCOIN } },
  play: async ({ canvas, userEvent, step, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await step('Type dollars', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
      await userEvent.type(amount, '100');
      await expect(await canvas.findByText(/^Sends/)).toHaveTextContent('0.0025');
    });
    await step('Send, and once more all that there is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() =>
        expect(args.onSend).toHaveBeenLastCalledWith(
          expect.objectContaining({ amount: '0.0025', currency: 'btc' }),
          anyCall,
        ),
      );
      await fill(userEvent, canvas.getByRole('combobox', { name: 'Recipient' }), BITCOIN);
      await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() =>
        expect(args.onSend).toHaveBeenLastCalledWith(
          expect.objectContaining({ amount: SAMPLE_BALANCES.btc }),
          anyCall,
        ),
      );
    });
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
    Refused: <SendForm {...filledIn} onSend={refuses({ kind: 'insufficient-balance' })} />,
    'The call fails': <SendForm {...filledIn} onSend={refuses({ kind: 'call-failed' })} />,
    'Looks wrong': (
      <SendForm
        {...meta.input.args}
        known={KNOWN}
        defaultCurrency="eth"
        defaults={{ recipient: LOOK_ALIKE, amount: '0.1' }}
      />
    ),
    'From a link': <SendForm {...meta.input.args} link={`bitcoin:${BITCOIN}?amount=0.05`} />,
    'A refused link': <SendForm {...meta.input.args} link={`bitcoin:${BITCOIN}?req-x=1`} />,
    Sending: <SendForm {...filledIn} onSend={() => new Promise(() => undefined)} />,
  }),
  play: async ({ canvasElement, userEvent, step }) => {
    const send = async (label: string) => {
      for (const cell of cellsCalled(canvasElement, label)) {
        cell.getByLabelText('Amount').focus();
        await userEvent.keyboard('{Enter}');
      }
    };
    await step('Send more than there is', async () => {
      await send('Refused');
      for (const cell of cellsCalled(canvasElement, 'Refused'))
        await expect(await cell.findByText('Insufficient balance')).toBeVisible();
    });
    await step('Send, and the call fails', async () => {
      await send('The call fails');
      for (const cell of cellsCalled(canvasElement, 'The call fails'))
        await expect(await cell.findByRole('alert')).toBeVisible();
    });
    await step('Send, and no answer comes', async () => {
      await send('Sending');
      for (const cell of cellsCalled(canvasElement, 'Sending'))
        await expect(await cell.findByRole('progressbar')).toBeVisible();
    });
  },
});
