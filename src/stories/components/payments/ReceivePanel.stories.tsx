import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  ReceivePanel,
  type ReceivePanelProps,
} from '../../../components/payments/receive/ReceivePanel';
import { fill } from '../../../testing/fill';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { forEachCurrency } from '../../../domain/currency/currency';
import { foreign, inOtherCurrencies, OTHER_CURRENCIES } from '../../../testing/otherCurrencies';

/** The example addresses of BIP-173 (Bitcoin), EIP-55 (Ethereum) and CIP-19 (Cardano). */
const ADDRESSES: ReceivePanelProps['addresses'] = {
  usd: 'demo@florin.example',
  eur: 'demo@florin.example',
  gbp: 'demo@florin.example',
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ada: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
};

/**
 * A panel for receiving money. It shows an address as a QR code and as text, which the user can copy or share.
 *
 * Use it inside a `Sheet`. Your app copies the address in `onCopy`, and shares it in `onShare`. To show the
 * confirmation, it passes the copied text back as `copiedText`.
 *
 * **When not to use it**: To send money, use `SendForm`. Do not use it to send a request to a certain person, because
 * the panel has no field for that person.
 *
 * **Keyboard**: Tab moves from the currency and the amount to Copy address and Share. The arrow keys choose the
 * currency, as in every `select`.
 *
 * **Announces**: that the address was copied; that the code does not contain the amount.
 *
 * **Find it by**: receive money, deposit, address, copy address, share, qr code, request.
 */
const meta = preview.meta({
  component: ReceivePanel,
  args: { addresses: ADDRESSES, onCopy: fn(), onShare: fn() },
});

/** The user receives dollars at the email address of the account. */
export const Base = meta.story();

Base.test('shows the address, its QR code and the actions', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
    'USD · US Dollar',
  );
  await expect(canvas.getByText('demo@florin.example')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

Base.test(
  'shows the unit of the chosen currency at the end of the amount',
  { args: { defaultCurrency: 'btc' } },
  async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: /^Amount/ });
    await expect(amount.parentElement).toHaveTextContent('BTC');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'usd');
    await expect(amount.parentElement).toHaveTextContent('USD');
  },
);

Base.test('ignores an amount of spaces', async ({ canvas, userEvent }) => {
  const amount = canvas.getByRole('textbox', { name: /^Amount/ });
  await fill(userEvent, amount, '  ');
  await expect(amount).toBeValid();
});

Base.test(
  'breaks a long address',
  { args: { defaultCurrency: 'ada' }, globals: { viewport: { value: 'small' } } },
  async ({ canvas }) => {
    // This Cardano address has 103 characters and no space. The address wraps onto several lines.
    await expect(canvas.getByText(/^addr1qx2.*35a3x$/)).toBeVisible();
  },
);

Base.test(
  'shows the address of Bitcoin',
  { args: { defaultCurrency: 'btc' }, globals: { viewport: { value: 'small' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBeVisible();
  },
);

/**
 * The confirmation is shown only for the address that was copied.
 * @spec receive-address
 */
Base.test('shows the address of the currency', async ({ step, canvas, userEvent, args }) => {
  const currency = canvas.getByRole('combobox', { name: 'Currency' });
  const code = () => canvas.getByRole('img', { name: 'QR code' }).innerHTML;
  const ofDollars = code();
  await step('Choose Ethereum: its address and its code are shown', async () => {
    await userEvent.selectOptions(currency, 'ETH · Ethereum');
    await expect(
      await canvas.findByText('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
    ).toBeVisible();
    await expect(canvas.queryByText('demo@florin.example')).not.toBeInTheDocument();
    await expect(code()).not.toBe(ofDollars);
  });
  await step('Copy the address: the copied text is exactly the address', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenCalledWith('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  });
  await step('Share the address: the text names the currency and the address', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onShare).toHaveBeenCalledWith(
      'Send ETH to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    );
  });
});

Base.test(
  'confirms only the copied address',
  { args: { copiedText: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
);

/**
 * A valid amount is part of the code and of the shared text. If the code cannot contain an amount, a sentence states
 * this.
 */
Base.test(
  'includes the amount',
  { args: { defaultCurrency: 'btc' } },
  async ({ step, canvas, userEvent, args }) => {
    const code = () => canvas.getByRole('img', { name: 'QR code' }).innerHTML;
    const withoutAmount = code();
    await step('Type half a bitcoin: the code changes', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (optional)' }), '0.5');
      await expect(code()).not.toBe(withoutAmount);
    });
    await step('Share the address: the text contains the amount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await expect(args.onShare).toHaveBeenCalledOnce();
      await expect(args.onShare).toHaveBeenCalledWith(
        'Send 0.5 BTC to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      );
    });
    await step('Copy the address: the text is only the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await expect(args.onCopy).toHaveBeenCalledOnce();
      await expect(args.onCopy).toHaveBeenCalledWith('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    });
  },
);

Base.test('warns that emails carry no amount', async ({ step, canvas, userEvent, args }) => {
  const sentence =
    'The code and the address do not include an amount. Tell the sender how much to send.';
  const code = () => canvas.getByRole('img', { name: 'QR code' }).innerHTML;
  const withoutAmount = code();
  await step('Without an amount there is no warning', async () => {
    await expect(canvas.queryByText(sentence)).not.toBeInTheDocument();
  });
  await step('Type twenty dollars: the code stays the same, and a warning appears', async () => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (optional)' }), '20');
    await expect(code()).toBe(withoutAmount);
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByText(sentence)).toHaveAttribute('aria-live', 'polite');
  });
  await step('The shared text contains the amount', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith('Send 20 USD to demo@florin.example');
  });
  await step('A Bitcoin code contains the amount, and the warning disappears', async () => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'btc');
    await expect(canvas.queryByText(sentence)).not.toBeInTheDocument();
    await expect(code()).not.toBe(withoutAmount);
  });
});

Base.test('omits an invalid amount', async ({ step, canvas, userEvent, args }) => {
  const amount = canvas.getByRole('textbox', { name: 'Amount (optional)' });
  await step('Type less than a cent: the field shows an error', async () => {
    await fill(userEvent, amount, '1.001');
    await expect(amount).toHaveAccessibleDescription('At most 2 decimals');
    await expect(amount).toBeInvalid();
  });
  await step('The shared text contains no amount', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onShare).toHaveBeenCalledWith('Send USD to demo@florin.example');
  });
  await step('The same number is a valid amount of Bitcoin', async () => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Currency' }),
      'BTC · Bitcoin',
    );
    await expect(amount).toBeValid();
    await expect(amount).toHaveValue('1.001');
  });
  await step('An empty field is valid', async () => {
    await userEvent.clear(amount);
    await expect(amount).toBeValid();
  });
});

/** The user can select only the currencies that have an address. */
export const SomeCurrenciesWithoutAddress = meta.story({
  args: {
    addresses: { eur: 'demo@florin.example', btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    defaultCurrency: 'usd',
  },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['EUR · Euro', 'BTC · Bitcoin']);
    await expect(canvas.getByText('demo@florin.example')).toBeVisible();
  },
});

/**
 * The user can select the currencies of the provider. If a currency defines `paymentLink`, the QR code also contains
 * the typed amount.
 */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: {
    addresses: forEachCurrency(OTHER_CURRENCIES, (id) => `${id}-address`),
    defaultCurrency: foreign('sol'),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (optional)' }), '0.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith('Send 0.5 SOL to sol-address');
    await expect(canvas.getByText('sol-address')).toBeVisible();
  },
});

/** While no currency has an address, a sentence replaces the panel. */
export const NoAddress = meta.story({
  args: { addresses: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No address yet')).toBeVisible();
    await expect(
      canvas.getByText('As soon as a currency has an address, you can receive it here.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  ...matrix({
    Default: <ReceivePanel {...meta.input.args} />,
    Copied: <ReceivePanel {...meta.input.args} defaultCurrency="btc" copiedText={ADDRESSES.btc} />,
    'Without sharing': <ReceivePanel addresses={ADDRESSES} onCopy={fn()} />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Copied')) {
      await expect(cell.getByRole('status')).toHaveTextContent('Address copied to clipboard!');
    }
    for (const cell of cellsCalled(canvasElement, 'Without sharing')) {
      await expect(cell.getByRole('button', { name: 'Copy address' })).toBeVisible();
      await expect(cell.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    }
  },
});

/** Without `onCopy`, there is no copy button. Without `onShare` as well, the panel has no buttons. */
export const WithoutCopying = meta.story({
  render: ({ addresses, onShare }) => (
    <>
      <ReceivePanel addresses={addresses} onShare={onShare} />
      <ReceivePanel addresses={addresses} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('demo@florin.example')).toHaveLength(2);
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['Share']);
  },
});
