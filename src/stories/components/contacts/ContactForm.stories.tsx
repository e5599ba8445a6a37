import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactForm, type ContactFormProps } from '../../../components/contacts/ContactForm';
import { FlorinProvider } from '../../../components/provider/FlorinProvider';
import { CURRENCIES } from '../../../domain/currency/currency';
import { fillSilently } from '../../../testing/fillSilently';
import { anyCall } from '../../../testing/call';
import { cellsCalled, matrix } from '../../../testing/matrix';

/** The example addresses of BIP-173 (Bitcoin), EIP-55 (Ethereum) and CIP-19 (Cardano). */
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ADA = 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8';

/** The Bitcoin address with a wrong last character, so that its checksum is wrong. */
const DAMAGED = `${BTC.slice(0, -1)}5`;

const ZOE = {
  name: 'Zoë',
  email: 'zoe@florin.example',
  addresses: { btc: BTC, eth: ETH, ada: ADA },
};

/**
 * A form for a contact: a name, and its email or wallet addresses.
 *
 * Use it to add or to edit a contact, for example in a `Sheet`. Below each address, the form shows the kind of the
 * address and warnings. A contact can be saved despite a warning.
 *
 * A contact with at most one address has one field, which recognises the kind of the address. Add another address shows
 * a field for the email, for each currency with a network, such as Bitcoin, and for each currency with a kind of
 * recipient that the app adds, such as an IBAN for euros.
 *
 * **When not to use it**: For the details of the signed-in user, use `ProfileForm`. To choose a contact, use
 * `ContactPicker`.
 *
 * **Keyboard**: Tab moves through the fields to Save and Cancel. Enter in a field saves the contact. If Enter reveals a
 * new warning about an address, the next Enter saves the contact.
 *
 * **Announces**: errors; the kind of an address and the warnings about the address. Both appear when the user pastes an
 * address or leaves the field, not while the user types.
 *
 * **Find it by**: new contact, add contact, edit contact, address book, payee, beneficiary.
 */
const meta = preview.meta({
  component: ContactForm,
  args: { onSave: fn(), onCancel: fn() },
});

export const Base = meta.story();

Base.test(
  'has one field for an address of any kind, and shows a field for each kind on request',
  async ({ app: { contact: form }, canvas }) => {
    const labels = () =>
      canvas
        .getAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
    await expect(labels()).toEqual(['Name', 'Email or wallet address']);
    await form.showAll();
    await expect(labels()).toEqual([
      'Name',
      'Email (optional)',
      'Bitcoin address',
      'Ethereum address',
      'Cardano address',
    ]);
    await expect(form.email).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Add another address' })).toBeNull();
  },
);

/** Phones would capitalize the first letter, and browsers would mark an address as misspelled. */
Base.test('takes addresses as they are typed', async ({ app: { contact: form } }) => {
  await expect(form.anyAddress).toHaveAttribute('autocapitalize', 'none');
  await expect(form.anyAddress).toHaveAttribute('spellcheck', 'false');
});

Base.test('shows an Arabic name from right to left', async ({ app: { contact: form } }) => {
  await form.fillIn({ name: 'نور' });
  await expect(getComputedStyle(form.name).direction).toBe('rtl');
  await expect(getComputedStyle(form.anyAddress).direction).toBe('ltr');
});

Base.test(
  'saves an address for the currency of its network',
  async ({ app: { contact: form }, args, canvas, userEvent }) => {
    await form.fillIn({ name: 'Zoë', anyAddress: ETH });
    await userEvent.tab();
    await expect(canvas.getByText('Ethereum address, checksum verified')).toBeVisible();
    await form.save();
    await expect(args.onSave).toHaveBeenCalledWith(
      { name: 'Zoë', addresses: { eth: ETH } },
      anyCall,
    );
  },
);

Base.test(
  'moves a typed address to the field of its kind when the user adds another',
  async ({ app: { contact: form }, args }) => {
    await form.fillIn({ name: 'Zoë', anyAddress: ETH });
    await form.showAll();
    await expect(form.email).toHaveFocus();
    await expect(form.email).toHaveValue('');
    await expect(form.address('eth')).toHaveValue(ETH);
    await form.fillIn({ email: 'zoe@florin.example', ada: ADA });
    await form.save();
    await expect(args.onSave).toHaveBeenCalledWith(
      { name: 'Zoë', email: 'zoe@florin.example', addresses: { eth: ETH, ada: ADA } },
      anyCall,
    );
  },
);

Base.test(
  'moves the focus to the first empty field when the user adds another',
  { args: { defaults: { name: 'Zoë', email: 'zoe@florin.example', addresses: {} } } },
  async ({ app: { contact: form } }) => {
    await form.showAll();
    await expect(form.email).toHaveValue('zoe@florin.example');
    await expect(form.address('btc')).toHaveFocus();
  },
);

Base.test(
  'is unchanged after its only address has moved to the field of its kind',
  { args: { defaults: { name: 'Zoë', addresses: { btc: BTC } }, onDirtyChange: fn() } },
  async ({ app: { contact: form }, args }) => {
    await expect(form.anyAddress).toHaveValue(BTC);
    await form.showAll();
    await expect(form.address('btc')).toHaveValue(BTC);
    await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true);
    await form.type('name', '!');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
);

/** For a payment, the beginning of a known address is a mistake. A contact may have any address. */
Base.test(
  'shows no warning about the beginning of a known recipient',
  { args: { known: [{ recipient: ETH, name: 'Ana' }] } },
  async ({ app: { contact: form }, canvas, userEvent }) => {
    await form.fillIn({ anyAddress: ETH.slice(0, 20) });
    await userEvent.tab();
    await expect(form.anyAddress).toHaveAccessibleDescription(/./);
    await expect(canvas.queryByText(/beginning of a recipient/)).not.toBeInTheDocument();
  },
);

Base.test(
  'replaces the only address by an email',
  { args: { defaults: { name: 'Zoë', addresses: { btc: BTC } } } },
  async ({ app: { contact: form }, args }) => {
    await form.fillIn({ anyAddress: 'zoe@florin.example' });
    await form.save();
    await expect(args.onSave).toHaveBeenCalledWith(
      { name: 'Zoë', email: 'zoe@florin.example', addresses: {} },
      anyCall,
    );
  },
);

/** The form of a contact with several addresses has a field for each kind. */
export const SeveralAddresses = meta.story({ args: { defaults: ZOE } });

Base.test('the saved texts are trimmed', async ({ app: { contact: form }, args, userEvent }) => {
  await form.fillIn({ name: ' Ana ', anyAddress: ' ana@florin.example ' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onSave).toHaveBeenCalledWith(
    { name: 'Ana', email: 'ana@florin.example', addresses: {} },
    anyCall,
  );
});

/** The form warns before it saves an address that money may not reach. */
Base.test(
  'warns about another network',
  async ({ app: { contact: form }, step, args, canvas, userEvent }) => {
    await form.type('name', 'Zoë');
    await form.showAll();
    await step('A pasted address is checked at once', async () => {
      await userEvent.click(form.address('btc'));
      await userEvent.paste(ETH);
      await expect(form.address('btc')).toHaveAccessibleDescription(
        'Ethereum address, checksum verified',
      );
      await expect(
        canvas.getByText('This address is for Ethereum, but this field is for Bitcoin'),
      ).toBeVisible();
    });
    await step('The contact is saved', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledWith(
        { name: 'Zoë', addresses: { btc: ETH } },
        anyCall,
      );
    });
  },
);

Base.test(
  'warns before saving a damaged address',
  { args: { defaults: { name: 'Ana', addresses: {} } } },
  async ({ app: { contact: form }, step, args, canvas, userEvent }) => {
    const warning = 'This Bitcoin address contains a mistake';
    await step('Type a damaged address', async () => {
      await userEvent.type(form.anyAddress, DAMAGED);
      await expect(canvas.queryByText(warning)).not.toBeInTheDocument();
    });
    await step('Press Enter: the warning appears, and nothing is saved', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText(warning)).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Press Enter again: the contact is saved as it was typed', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          { name: 'Ana', addresses: { btc: DAMAGED } },
          anyCall,
        ),
      );
    });
  },
);

Base.test(
  'reports whether a value has changed',
  { args: { onDirtyChange: fn() } },
  async ({ app: { contact: form }, args }) => {
    await form.type('name', 'Zoë');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await form.clear('name');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
);

Base.test('cancels', async ({ app: { contact: form }, args }) => {
  await form.cancel();
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** The app has no kind of recipient for this text, but the user may know that money arrives there. */
Base.test('saves an address of an unknown kind', async ({ app: { contact: form }, args }) => {
  await form.showAll();
  await form.fillIn({ name: 'Ana', btc: 'my landlord' });
  await form.save();
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith(
      { name: 'Ana', addresses: { btc: 'my landlord' } },
      anyCall,
    ),
  );
});

/** The form with a button that unmounts it. */
function ClosableForm(props: ContactFormProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
        }}
      >
        Close
      </button>
      {isOpen && <ContactForm {...props} />}
    </>
  );
}

Base.test(
  'passes the typed values to `onLeave` when it unmounts',
  {
    args: { onLeave: fn<NonNullable<ContactFormProps['onLeave']>>() },
    render: (args) => <ClosableForm {...args} />,
  },
  async ({ app, app: { contact: form }, args }) => {
    await form.fillIn({ name: 'Zo', anyAddress: ETH });
    await expect(args.onLeave).not.toHaveBeenCalled();
    await app.press('Close');
    await expect(args.onLeave).toHaveBeenCalledWith({
      name: 'Zo',
      email: '',
      addresses: { btc: '', eth: ETH, ada: '' },
    });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Base.test(
  'keeps every value while it is saved',
  { args: { defaults: ZOE, onSave: fn(() => new Promise<null>(() => undefined)) } },
  async ({ app: { contact: form }, userEvent }) => {
    await form.save();
    for (const field of [form.name, form.email, form.address('btc'), form.address('ada')])
      await expect(field).toHaveAttribute('readonly');
    await userEvent.type(form.name, '!');
    await expect(form.name).toHaveValue('Zoë');
  },
);

Base.test(
  'announces a warning about another network',
  async ({ app: { contact: form }, canvas, userEvent }) => {
    await form.showAll();
    await userEvent.click(form.address('eth'));
    await userEvent.paste(BTC);
    const warning = canvas.getByText('This address is for Bitcoin, but this field is for Ethereum');
    await expect(warning.closest('[role=status]')).not.toBeNull();
    await expect(canvas.getByText(/ask for an address that accepts Ethereum\.$/)).toBeVisible();
  },
);

/**
 * A wallet address in the field for an email address is an error, not a warning about a network. An email address can
 * receive the first currency of the app, which is a cryptocurrency here.
 */
Base.test(
  'shows no warning about a network in the field for an email address',
  async ({ app: { contact: form }, args, canvas, mount, userEvent }) => {
    await mount(
      <FlorinProvider currencies={[CURRENCIES.btc, CURRENCIES.eth]}>
        <ContactForm {...args} />
      </FlorinProvider>,
    );
    await form.showAll();
    await form.type('email', ETH);
    await userEvent.tab();
    await expect(form.email).toHaveAccessibleDescription('Ethereum address, checksum verified');
    await expect(canvas.queryByText(/^This address is for/)).not.toBeInTheDocument();
  },
);

/** Values that the browser has written into the fields without events are saved, and the kind of an address is shown. */
Base.test('saves filled fields', async ({ app: { contact: form }, canvas, userEvent, args }) => {
  await form.showAll();
  fillSilently([form.name, 'Ana'], [form.email, 'ana@florin.example'], [form.address('btc'), BTC]);
  await userEvent.hover(form.saveButton);
  await expect(await canvas.findByText('Bitcoin address (SegWit)')).toBeVisible();
  await form.save();
  await expect(args.onSave).toHaveBeenCalledWith(
    { name: 'Ana', email: 'ana@florin.example', addresses: { btc: BTC } },
    anyCall,
  );
});

/** An error appears if the name is empty, or if there is neither an email address nor a wallet address. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ app: { contact: form }, args, userEvent, step }) => {
    await step('Save without a name and an address: both are required', async () => {
      await form.save();
      await expect(form.name).toHaveAccessibleDescription('Name is required');
      await expect(form.name).toHaveFocus();
      await expect(form.anyAddress).toHaveAccessibleDescription(
        'Please enter a valid email or wallet address',
      );
    });
    await step(
      'Save an invalid email address, and an invisible character in the name',
      async () => {
        await form.type('name', 'A\u200B');
        await form.fillIn({ anyAddress: 'ana@florin' });
        await userEvent.keyboard('{Enter}');
        await expect(form.name).toHaveAccessibleDescription(
          'This contains characters that cannot be seen',
        );
        await expect(form.anyAddress).toHaveAccessibleDescription(
          'Please enter a valid email address',
        );
      },
    );
    await step('Save a text that is not an address, and a link', async () => {
      for (const [text, error] of [
        ['ana', 'Please enter a valid email or wallet address'],
        ['https://florin.example', 'This is a link. Enter an email or wallet address instead.'],
      ] as const) {
        await form.fillIn({ anyAddress: text });
        await userEvent.keyboard('{Enter}');
        await expect(form.anyAddress).toHaveAccessibleDescription(error);
      }
    });
    await step('With all fields, save without an address', async () => {
      await form.clear('anyAddress');
      await form.showAll();
      await form.save();
      await expect(form.email).toHaveAccessibleDescription('Add an email or at least one address');
    });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      Empty: <ContactForm {...meta.input.args} />,
      'Filled in': <ContactForm {...meta.input.args} defaults={ZOE} />,
      'With warnings': (
        <ContactForm
          {...meta.input.args}
          defaults={{ name: 'Ana', addresses: { btc: DAMAGED, eth: BTC } }}
        />
      ),
    },
    { cell: 360, onPaper: true },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Filled in')) {
      await expect(cell.getByRole('textbox', { name: 'Bitcoin address' })).toHaveValue(BTC);
      await expect(
        cell.getByRole('textbox', { name: 'Ethereum address' }),
      ).toHaveAccessibleDescription('Ethereum address, checksum verified');
    }
  },
});

/** Without `onCancel`, the form has no Cancel button. */
export const WithoutCancel = meta.story({
  render: ({ onSave }) => <ContactForm onSave={onSave} defaults={ZOE} />,
  play: async ({ app: { contact: form }, canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await form.save();
    await expect(args.onSave).toHaveBeenCalledWith(ZOE, anyCall);
  },
});
