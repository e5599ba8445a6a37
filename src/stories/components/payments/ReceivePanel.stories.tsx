import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ReceivePanelProps } from '../../../components/payments/receive/ReceivePanel/ReceivePanel';
import { ReceivePanel } from '../../../components/payments/receive/ReceivePanel/ReceivePanel';
import { fill } from '../../../testing/fill';
import { matrix } from '../../../testing/matrix';
import { forEachCurrency } from '../../../domain/currency/currency';
import { foreign, inOtherCurrencies, OTHER_CURRENCIES } from '../../../testing/otherCurrencies';

/** The published examples of their own standards: BIP 173, EIP-55, CIP-19. */
const ADDRESSES: ReceivePanelProps['addresses'] = {
  usd: 'demo@florin.example',
  eur: 'demo@florin.example',
  gbp: 'demo@florin.example',
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ada: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
};

/**
 * Shows where money can be sent to: as a code to scan, as text, and ready to copy or share. Use it
 * inside a `Sheet`.
 *
 * **When not to use it**: To give money: that is `SendForm`. To ask somebody in particular for
 * money: it does not know who will send.
 *
 * **States**: a currency chosen; an amount typed, which goes into the code and what is shared; an
 * amount that an e-mail address cannot carry, which is said; an amount refused, which goes nowhere; copied; without sharing, where the device cannot. Copying and
 * sharing themselves are the app's: `copiedText` comes back for as long as it is to be said.
 *
 * **Keyboard**: Tab walks from the currency over the amount to Copy address and Share. Arrows
 * choose the currency, as the platform does it.
 *
 * **Announces**: politely that an address was copied, and that an amount is not carried; the focus stays where it is.
 *
 * **Related**: `Sheet`, `QrCode`, `SelectField`, `AmountField`, `SendForm`.
 *
 * **Find it by**: receive money, deposit, address, copy address, share, qr code, request.
 */
const meta = preview.meta({
  component: ReceivePanel,
  args: { addresses: ADDRESSES, onCopy: fn(), onShare: fn() },
});

/** Dollars are received at the account's e-mail. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
      'USD · US Dollar',
    );
    await expect(canvas.getByText('demo@florin.example')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A crypto address is shown whole, for comparing it character by character. */
export const Bitcoin = meta.story({
  args: { defaultCurrency: 'btc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBeVisible();
  },
});

/** The address was copied a moment ago. */
export const Copied = meta.story({
  args: { copiedText: 'demo@florin.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Address copied to clipboard!');
  },
});

/** Another currency's address was copied: that is not said of this one. */
export const CopiedSomethingElse = meta.story({
  args: { copiedText: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** The device cannot share. */
export const WithoutSharing = meta.story({
  render: ({ addresses, onCopy }) => <ReceivePanel addresses={addresses} onCopy={onCopy} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  },
});

/** A Cardano address has 103 characters and no space; it wraps. */
export const LongText = meta.story({
  args: { defaultCurrency: 'ada' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^addr1qx2.*35a3x$/)).toBeVisible();
  },
});

export const FollowsTheCurrency = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    const code = () => canvas.getByRole('img', { name: 'QR code' }).innerHTML;
    const ofDollars = code();
    await step('Choose Ethereum, and its address and its code are shown', async () => {
      await userEvent.selectOptions(currency, 'ETH · Ethereum');
      await expect(
        await canvas.findByText('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
      ).toBeVisible();
      await expect(canvas.queryByText('demo@florin.example')).not.toBeInTheDocument();
      await expect(code()).not.toBe(ofDollars);
    });
    await step('Copy it: it is the whole address, and nothing but it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await expect(args.onCopy).toHaveBeenCalledOnce();
      await expect(args.onCopy).toHaveBeenCalledWith('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    });
    await step('Share it: the text says what to send to the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await expect(args.onShare).toHaveBeenCalledOnce();
      await expect(args.onShare).toHaveBeenCalledWith(
        'Send ETH to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      );
    });
  },
});

export const AsksForAnAmount = meta.story({
  args: { defaultCurrency: 'btc' },
  play: async ({ canvas, userEvent, step, args }) => {
    const code = () => canvas.getByRole('img', { name: 'QR code' }).innerHTML;
    const withoutAmount = code();
    await step('Type half a bitcoin, and the code changes', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (optional)' }), '0.5');
      await expect(code()).not.toBe(withoutAmount);
    });
    await step('Share it: the amount is in the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await expect(args.onShare).toHaveBeenCalledOnce();
      await expect(args.onShare).toHaveBeenCalledWith(
        'Send 0.5 BTC to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      );
    });
    await step('Copy it: that is the address alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await expect(args.onCopy).toHaveBeenCalledOnce();
      await expect(args.onCopy).toHaveBeenCalledWith('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    });
  },
});

/** An e-mail address has no room for an amount, and neither has a code that holds no more. */
export const SaysThatAnEmailCarriesNoAmount = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const sentence =
      'The code and the address do not include an amount. Tell the sender how much to send.';
    const code = () => canvas.getByRole('img', { name: 'QR code' }).innerHTML;
    const withoutAmount = code();
    await step('Without an amount there is nothing to say', async () => {
      await expect(canvas.queryByText(sentence)).not.toBeInTheDocument();
    });
    await step('Type twenty dollars: the code stays the same, and a sentence says so', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (optional)' }), '20');
      await expect(code()).toBe(withoutAmount);
      await expect(canvas.getByText(sentence)).toBeVisible();
      await expect(canvas.getByText(sentence)).toHaveAttribute('aria-live', 'polite');
    });
    await step('What is shared names the amount all the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await expect(args.onShare).toHaveBeenCalledWith('Send 20 USD to demo@florin.example');
    });
    await step('A Bitcoin code carries it, and the sentence goes', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'btc');
      await expect(canvas.queryByText(sentence)).not.toBeInTheDocument();
      await expect(code()).not.toBe(withoutAmount);
    });
  },
});

export const LeavesOutAnAmountThatIsNone = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount (optional)' });
    await step('Type a tenth of a cent, and the field says what is wrong', async () => {
      await fill(userEvent, amount, '1.001');
      await expect(amount).toHaveAccessibleDescription('At most 2 decimals');
      await expect(amount).toBeInvalid();
    });
    await step('What is shared has no amount in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await expect(args.onShare).toHaveBeenCalledOnce();
      await expect(args.onShare).toHaveBeenCalledWith('Send USD to demo@florin.example');
    });
    await step('The same figures are an amount of Bitcoin', async () => {
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Currency' }),
        'BTC · Bitcoin',
      );
      await expect(amount).toBeValid();
      await expect(amount).toHaveValue('1.001');
    });
    await step('Nothing at all is no error either', async () => {
      await userEvent.clear(amount);
      await expect(amount).toBeValid();
    });
  },
});

/** The code carries the payment link of the currency's own standard. */
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

export const Matrix = meta.story(
  matrix({
    Base: <ReceivePanel {...meta.input.args} />,
    'Copied a moment ago': (
      <ReceivePanel {...meta.input.args} defaultCurrency="btc" copiedText={ADDRESSES.btc} />
    ),
    'Without sharing': <ReceivePanel addresses={ADDRESSES} onCopy={fn()} />,
  }),
);
