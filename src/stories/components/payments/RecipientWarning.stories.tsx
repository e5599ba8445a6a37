import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RecipientWarning } from '../../../components/payments/recipients/RecipientWarning/RecipientWarning';
import { CURRENCIES, CURRENCY_LIST } from '../../../domain/currency/currency';
import {
  recipientWarnings,
  type RecipientCheck,
} from '../../../domain/recipients/recipientWarnings';
import { matrix } from '../../../testing/matrix';

/** Returns the most serious warning about a recipient. */
function warningOf(recipient: string, other: Partial<RecipientCheck> = {}) {
  const [warning] = recipientWarnings({
    recipient,
    currency: CURRENCIES.btc,
    currencies: CURRENCY_LIST,
    known: [],
    ...other,
  });
  if (!warning) throw new Error(`There is no warning for ${recipient}`);
  return warning;
}

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const WARNINGS = {
  otherNetwork: warningOf(ETH),
  // Ether is not among the currencies, so the warning offers no other currency.
  noCurrency: warningOf(ETH, { currencies: [CURRENCIES.btc] }),
  lookAlike: warningOf('0x5aae11112222333344445555666677778888eaed', {
    currency: CURRENCIES.eth,
    known: [{ recipient: ETH, name: 'Ana' }],
  }),
  checksum: warningOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'),
  testnet: warningOf('mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'),
  stake: warningOf('stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', {
    currency: CURRENCIES.ada,
  }),
  invisible: warningOf('ana\u202E@florin.example'),
  scripts: warningOf('\u0430na@florin.example'),
  beginning: warningOf('ana', { known: [{ recipient: 'ana@florin.example', name: 'Ana Lima' }] }),
  fiat: warningOf(ETH, { currency: CURRENCIES.usd }),
  unknown: warningOf('Ana'),
  firstLarge: warningOf('ana@florin.example', { amount: '0.4', available: '0.5' }),
} as const;

/**
 * A warning about a recipient, with an icon and advice.
 *
 * Use it for a payment that may be a mistake. A warning about a payment that is probably correct is less prominent, and
 * is called a note. The component only shows the warning, so your form decides whether to send the payment. The text
 * contains no amount, so that hidden balances stay hidden.
 *
 * **When not to use it**: To show and announce several warnings, use `RecipientWarnings`. For invalid text, use the
 * `error` of the field.
 *
 * **Keyboard**: Tab reaches the button in the warning. When the user presses the button, the warning disappears, so
 * your form has to move the focus.
 *
 * **Find it by**: scam, wrong address, wrong network, address poisoning, phishing, safety, testnet.
 */
const meta = preview.meta({
  component: RecipientWarning,
  args: { warning: WARNINGS.otherNetwork, onChangeCurrency: fn() },
});

/** The button in the warning changes the currency to the currency of the address. */
export const Base = meta.story();

Base.test('offers the currency of the address', async ({ args, canvas, userEvent }) => {
  await expect(
    canvas.getByText('This address is for Ethereum, but you are sending Bitcoin'),
  ).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Change to Ethereum' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChangeCurrency).toHaveBeenCalledWith('eth');
});

/** The app's kind of recipient has no texts for this warning, so the warning has its general texts. */
Base.test(
  'explains that a kind without texts cannot receive the currency',
  { args: { warning: { kind: 'other-currency', of: 'postal', currency: CURRENCIES.btc } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('This recipient cannot receive Bitcoin')).toBeVisible();
    await expect(
      canvas.getByText('Change the currency, or ask for an address that accepts Bitcoin.'),
    ).toBeVisible();
  },
);

/** The wallet has no currency for this address, so the warning has no button. */
export const NoMatchingCurrency = meta.story({
  args: { warning: WARNINGS.noCurrency },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Money sent to an address on another network can be lost. Change the currency, or ask for an address that accepts Bitcoin.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Both addresses are shown in full, and their differences are marked. */
export const LookAlike = meta.story({
  args: { warning: WARNINGS.lookAlike },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This looks like an address you know, but it is a different one'),
    ).toBeVisible();
    await expect(canvas.getByText(ETH)).toBeInTheDocument();
    await expect(canvas.getByText('Address you entered')).toBeVisible();
    await expect(canvas.getByText('Ana').closest('dt')).toHaveTextContent('Address of Ana');
    await expect(canvas.getByText('They differ from character 7 to character 38.')).toBeVisible();
  },
});

/** The warning lists the letters that can be mistaken for other letters. */
export const MixedScripts = meta.story({
  args: { warning: WARNINGS.scripts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u0430')).toBeVisible();
  },
});

/** The button in the warning replaces the typed text with the full recipient. */
export const BeginningOfAKnownRecipient = meta.story({
  args: { warning: WARNINGS.beginning, onUse: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This is only the beginning/)).toHaveTextContent(/: Ana Lima$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use Ana Lima' }));
    await expect(args.onUse).toHaveBeenCalledWith({
      recipient: 'ana@florin.example',
      name: 'Ana Lima',
    });
  },
});

/** A payment of dollars to an Ethereum address may be correct, so the warning is only a note. */
export const CryptoAddressWithFiatCurrency = meta.story({
  args: { warning: WARNINGS.fiat },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('This address is for Ethereum, but you are sending US dollars'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change to Ethereum' }));
    await expect(args.onChangeCurrency).toHaveBeenCalledWith('eth');
  },
});

/** The note about a first payment to a new recipient names the currency, but shows no amount. */
export const LargeFirstPayment = meta.story({
  args: { warning: WARNINGS.firstLarge },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('Your first payment to this recipient is more than half of your Bitcoin'),
    ).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\d/);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      'Other network': <RecipientWarning warning={WARNINGS.otherNetwork} onChangeCurrency={fn()} />,
      'Look-alike address': <RecipientWarning warning={WARNINGS.lookAlike} />,
      'Wrong checksum': <RecipientWarning warning={WARNINGS.checksum} />,
      Testnet: <RecipientWarning warning={WARNINGS.testnet} />,
      'Stake address': <RecipientWarning warning={WARNINGS.stake} />,
      'Invisible characters': <RecipientWarning warning={WARNINGS.invisible} />,
      'Part of a known recipient': <RecipientWarning warning={WARNINGS.beginning} onUse={fn()} />,
      'Fiat currency': <RecipientWarning warning={WARNINGS.fiat} onChangeCurrency={fn()} />,
      'Unknown recipient': <RecipientWarning warning={WARNINGS.unknown} />,
      'Large first payment': <RecipientWarning warning={WARNINGS.firstLarge} />,
    },
    { cell: 320 },
  ),
);
