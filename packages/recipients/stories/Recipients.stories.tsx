import Stack from '@mui/material/Stack';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactList } from '#src/components/contacts/ContactList';
import { TransactionDetails } from '#src/components/payments/history/TransactionDetails/TransactionDetails';
import { TransactionList } from '#src/components/payments/history/TransactionList';
import { SendForm, type SendFormProps } from '#src/components/payments/send/SendForm/SendForm';
import { FlorinProvider } from '#src/components/provider/FlorinProvider';
import { iban } from '../src/iban';
import { de } from '../src/messages/de';
import { anyCall } from '#src/testing/call';
import { fill } from '#src/testing/fill';
import { ALL_KINDS, withAllKinds } from './allKinds';

/**
 * Additional kinds of recipients for `SendForm`: IBANs and phone numbers. An app passes them to `FlorinProvider` in the
 * prop `recipients`.
 */
const meta = preview.meta({
  component: SendForm,
  decorators: withAllKinds,
  args: {
    available: { eur: '1250.50', btc: '0.5' },
    defaults: { currency: 'eur' },
    onSend: fn<SendFormProps['onSend']>(() => Promise.resolve(null)),
    onClose: fn(),
  },
});

/** The length and the check digits of the IBAN are correct. */
export const Iban = meta.story({
  args: { defaults: { currency: 'eur', recipient: 'GB82 WEST 1234 5698 7654 32', amount: '20' } },
});

Iban.test('sends the IBAN without spaces', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('IBAN, check digits verified')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  const order = {
    recipient: 'GB82WEST12345698765432',
    amount: '20',
    currency: 'eur',
    description: '',
  };
  await expect(args.onSend).toHaveBeenCalledWith(order, anyCall);
});

/** A pasted IBAN keeps its spaces in the field. The order contains the IBAN without spaces. */
Iban.test(
  'keeps the spaces of a pasted IBAN in the field',
  { args: { defaults: { currency: 'eur' } } },
  async ({ canvas, userEvent, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await fill(userEvent, recipient, ' de89 3704 0044\u00A00532 0130 00 ');
    await expect(await canvas.findByText('IBAN, check digits verified')).toBeVisible();
    await expect(recipient).toHaveValue(' de89 3704 0044\u00A00532 0130 00 ');
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Amount' }), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      { recipient: 'DE89370400440532013000', amount: '5', currency: 'eur', description: '' },
      anyCall,
    );
  },
);

/** An invalid recipient is refused at the field, and the form offers no way to send it. */
Iban.test(
  'refuses wrong check digits',
  {
    args: { defaults: { currency: 'eur', recipient: 'DE89 3704 0044 0532 0130 01', amount: '20' } },
  },
  async ({ canvas, userEvent, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(recipient).toHaveFocus();
    await expect(recipient).toBeInvalid();
    await expect(recipient).toHaveAccessibleDescription(
      'This IBAN contains a mistake: its check digits do not match',
    );
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

Iban.test(
  'refuses an IBAN that is too short',
  {
    args: { defaults: { currency: 'eur', recipient: 'DE89 3704 0044 0532 0130 0', amount: '20' } },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveAccessibleDescription(
      'An IBAN that begins with DE has 22 characters, and this one has 21',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

Iban.test(
  'refuses a phone number without a country code',
  { args: { defaults: { currency: 'eur', recipient: '030 23125014', amount: '20' } } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveAccessibleDescription(
      'Begin the phone number with a plus sign and the country code',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

/** An IBAN cannot receive bitcoins. The warning offers a currency that the IBAN can receive. */
export const IbanForBitcoin = meta.story({
  args: {
    defaults: { currency: 'btc', recipient: 'DE89370400440532013000', amount: '0.1' },
  },
});

IbanForBitcoin.test(
  'offers a currency that the IBAN can receive',
  async ({ canvas, userEvent }) => {
    const warnings = canvas.getByRole('group', { name: 'Check before you send' });
    await expect(warnings).toHaveTextContent('An IBAN cannot receive Bitcoin');
    await userEvent.click(canvas.getByRole('button', { name: 'Change to US Dollar' }));
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('usd');
    await waitFor(() => expect(warnings).not.toBeInTheDocument());
  },
);

/** A phone number with its country code is accepted. The hint of the field names the kinds that the app adds. */
Iban.test(
  'accepts a phone number with its country code',
  { args: { defaults: { currency: 'eur' } } },
  async ({ canvas, userEvent, args }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await expect(recipient).toHaveAccessibleDescription(
      'Email or wallet address, IBAN, or phone number',
    );
    await fill(userEvent, recipient, '+44 (0)20 7946 0018');
    await expect(await canvas.findByText('Phone number')).toBeVisible();
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Amount' }), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      { recipient: '+442079460018', amount: '5', currency: 'eur', description: '' },
      anyCall,
    );
  },
);

const SENT = {
  id: 'sample',
  type: 'send',
  amount: '120',
  currency: 'EUR',
  toAddress: 'DE89370400440532013000',
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
  description: 'Rent',
} as const;

const CALLED = {
  ...SENT,
  id: 'other',
  toAddress: '+442079460018',
  description: 'Lunch',
} as const;

/** Lists shorten an IBAN to its start and end. A receipt shows the IBAN in groups of four, from left to right. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <Stack spacing={6}>
      <TransactionList transactions={[SENT, CALLED]} />
      <ContactList
        contacts={[{ id: 'ana', name: 'Ana', addresses: { eur: 'DE89370400440532013000' } }]}
        onEdit={fn()}
        onRemove={fn()}
        onAdd={fn()}
        onClear={fn()}
      />
      <TransactionDetails transaction={SENT} onCopy={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const short = canvas.getAllByText('DE89 … 3000');
    await expect(short).toHaveLength(2);
    for (const text of [...short, canvas.getByText('+44 20 7946 0018')])
      await expect(getComputedStyle(text).direction).toBe('ltr');
    const receipt = canvas.getByText('DE89370400440532013000');
    await expect(receipt.parentElement).toHaveAttribute('dir', 'ltr');
    await expect(receipt.nextElementSibling).toHaveTextContent('DE89370400440532013000');
    const groups = Array.from(receipt.nextElementSibling?.querySelectorAll('span') ?? []);
    await expect(groups.map(({ textContent }) => textContent)).toEqual([
      'DE89',
      '3704',
      '0044',
      '0532',
      '0130',
      '00',
    ]);
    const [first, last] = [groups[0], groups.at(-1)].map((group) => group?.getBoundingClientRect());
    await expect(first?.left ?? 0).toBeLessThan(last?.left ?? 0);
  },
});

Iban.test(
  'reads a link to an account',
  { args: { defaults: { currency: 'eur' } } },
  async ({ canvas, userEvent }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await fill(
      userEvent,
      recipient,
      'payto://iban/DE75512108001245126199?amount=EUR:200&message=Rent',
    );
    await waitFor(() => expect(recipient).toHaveValue('DE75512108001245126199'));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('200.00');
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Rent');
  },
);

/** The provider has German texts for the kinds of recipients. */
Iban.test(
  'translates the kinds',
  {
    args: { defaults: { currency: 'eur', recipient: 'DE89 3704 0044 0532 0130 0', amount: '20' } },
    decorators: (Story) => (
      <FlorinProvider recipients={ALL_KINDS} messages={{ recipients: de }}>
        <Story />
      </FlorinProvider>
    ),
  },
  async ({ canvas }) => {
    await expect(
      canvas.getByText('Eine IBAN, die mit DE beginnt, hat 22 Zeichen, diese hat 21'),
    ).toBeVisible();
  },
);

/** An app that offers only IBANs and refuses everything else. The hint and the errors name no other kinds. */
Iban.test(
  'refuses other kinds',
  {
    args: {
      defaults: { currency: 'eur', recipient: 'my landlord', amount: '20' },
      known: [
        { recipient: 'ana@florin.example', name: 'Ana' },
        { recipient: 'GB82WEST12345698765432', name: 'Landlord', currency: 'eur' },
      ],
    },
    decorators: (Story) => (
      <FlorinProvider recipients={[iban]} onlyKnownRecipients>
        <Story />
      </FlorinProvider>
    ),
  },
  async ({ canvas, userEvent, args, step }) => {
    const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
    await step('Only a recent recipient with an IBAN is offered', async () => {
      const recent = within(canvas.getByRole('group', { name: 'Recent recipients' }));
      await expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Landlord',
      ]);
    });
    await step('A text that is no IBAN is refused', async () => {
      await expect(canvas.getByText('Not a known kind of recipient')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(recipient).toHaveAccessibleDescription(
        'This kind of recipient is not accepted here',
      );
    });
    await step('An email address and a link are refused', async () => {
      for (const [text, reason] of [
        ['ana@florin.example', 'This kind of recipient is not accepted here'],
        ['https://florin.example', 'This is a link, not a recipient'],
      ] as const) {
        await userEvent.clear(recipient);
        await fill(userEvent, recipient, text);
        await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
        await waitFor(() => expect(recipient).toHaveAccessibleDescription(reason));
      }
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('The hint names only IBANs', async () => {
      await userEvent.clear(recipient);
      await expect(recipient).toHaveAccessibleDescription('IBAN');
    });
  },
);
