import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RecipientWarning } from '../../../components/payments/recipients/RecipientWarning/RecipientWarning';
import { CURRENCIES, CURRENCY_LIST } from '../../../domain/currency/currency';
import type { RecipientCheck } from '../../../domain/recipients/recipientWarnings';
import { recipientWarnings } from '../../../domain/recipients/recipientWarnings';
import { matrix } from '../../../testing/matrix';

/** The gravest warning of a recipient. */
function warningOf(recipient: string, other: Partial<RecipientCheck> = {}) {
  const [warning] = recipientWarnings({
    recipient,
    currency: CURRENCIES.btc,
    currencies: CURRENCY_LIST,
    known: [],
    ...other,
  });
  if (!warning) throw new Error(`Nothing is wrong with ${recipient}`);
  return warning;
}

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const WARNINGS = {
  otherNetwork: warningOf(ETH),
  // Nobody offers Ether here, so there is no currency to change to.
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
 * Something that looks wrong with a recipient, in words and with an icon, and advice. What may be right all the same
 * looks like a note. It refuses nothing, and shows no amount, so that hidden balances stay hidden.
 *
 * **When not to use it**: For more than one, and for its announcement: that is `RecipientWarnings`. For a text
 * that is refused: that is an error at its field (`TextField`).
 *
 * **States**: another network, with a button that changes the currency, or without; a look-alike of a known
 * address; a checksum that fails; a testnet; a stake address; the beginning of a known recipient, with a button that
 * takes the whole one; characters that cannot be seen; letters of several scripts. As a note: fiat money to an address;
 * a first payment of more than half of the money; an unknown kind of recipient.
 *
 * **Keyboard**: the button that changes the currency or takes the known recipient is in the order of Tab. The warning
 * disappears with it, so the form moves the focus on.
 *
 * **Related**: `RecipientWarnings`, `AddressDiff`, `RecipientKind`.
 *
 * **Find it by**: scam, wrong address, wrong network, address poisoning, phishing, safety, testnet.
 */
const meta = preview.meta({
  component: RecipientWarning,
  args: { warning: WARNINGS.otherNetwork, onChangeCurrency: fn() },
});

/** One press changes the currency, also with the keyboard. */
export const Base = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('This address belongs to Ethereum, but you are sending Bitcoin'),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change to Ethereum' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeCurrency).toHaveBeenCalledWith('eth');
  },
});

export const NoCurrencyTakesIt = meta.story({
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

/** Both addresses, whole, and where they differ. */
export const LookAlike = meta.story({
  args: { warning: WARNINGS.lookAlike },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This looks like an address you know, but it is a different one'),
    ).toBeVisible();
    await expect(canvas.getByText(ETH)).toBeInTheDocument();
    await expect(canvas.getByText('They differ from character 7 to character 38.')).toBeVisible();
  },
});

/** One press takes the whole recipient. */
export const Beginning = meta.story({
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

/** A note, which may be right all the same. */
export const Fiat = meta.story({
  args: { warning: WARNINGS.fiat },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('This address belongs to Ethereum, and you are sending US dollars'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change to Ethereum' }));
    await expect(args.onChangeCurrency).toHaveBeenCalledWith('eth');
  },
});

/** The letters that can be mistaken are named. */
export const Scripts = meta.story({
  args: { warning: WARNINGS.scripts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u0430')).toBeVisible();
  },
});

/** The currency is named, and no digit of it. */
export const FirstLarge = meta.story({
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
      'Another network': (
        <RecipientWarning warning={WARNINGS.otherNetwork} onChangeCurrency={fn()} />
      ),
      'A look-alike': <RecipientWarning warning={WARNINGS.lookAlike} />,
      'A mistake': <RecipientWarning warning={WARNINGS.checksum} />,
      'A testnet': <RecipientWarning warning={WARNINGS.testnet} />,
      'A stake address': <RecipientWarning warning={WARNINGS.stake} />,
      'Unseen characters': <RecipientWarning warning={WARNINGS.invisible} />,
      'Several scripts': <RecipientWarning warning={WARNINGS.scripts} />,
      'A beginning': <RecipientWarning warning={WARNINGS.beginning} onUse={fn()} />,
      'Fiat money': <RecipientWarning warning={WARNINGS.fiat} onChangeCurrency={fn()} />,
      'An unknown recipient': <RecipientWarning warning={WARNINGS.unknown} />,
      'A first payment': <RecipientWarning warning={WARNINGS.firstLarge} />,
    },
    { cell: 320 },
  ),
);
