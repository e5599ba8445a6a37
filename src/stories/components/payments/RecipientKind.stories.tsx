import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RecipientKind } from '../../../components/payments/recipients/RecipientKind';
import { readRecipient } from '../../../domain/recipients/recipient';
import { matrix } from '../../../testing/matrix';

/**
 * Maps each expected text to an example of a recipient. The addresses are the examples in the standards of their
 * networks.
 */
const EXAMPLES = {
  'Email address': 'ana@florin.example',
  'Not an email or a known kind of address': 'Ana',
  'A link, not a recipient': 'https://florin.example',
  'Bitcoin address (legacy)': '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem',
  'Bitcoin address (script)': '3EktnHQD7RiAE6uzMj2ZifT9YgRrkSgzQX',
  'Bitcoin address (SegWit)': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'Bitcoin address (Taproot)': 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'Bitcoin address (later SegWit)': 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  'Bitcoin testnet address (SegWit)':
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  'Bitcoin address with a mistake': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'Ethereum address, checksum verified': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'Ethereum address without a checksum': '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  'Ethereum address with a mistake': '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'Cardano payment address': 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
  'Cardano testnet payment address':
    'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz',
  'Cardano stake address': 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
  'Cardano testnet stake address':
    'stake_test1uqehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gssrtvn',
  'Cardano Byron address': 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
  'Cardano testnet Byron address':
    '37btjrVyb4KDXBNC4haBVPCrro8AQPHwvCMp3RFhhSVWwfFmZ6wwzSK6JK1hY6wHNmtrpTf1kdbva8TCneM2YsiXT7mrzT21EacHnPpz5YyUdj64na',
  'Cardano address with a mistake': 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9',
} as const;

/**
 * A line that names the kind of a recipient, such as "Email address" or "Bitcoin address (SegWit)".
 *
 * Use it below a field for a recipient, inside a live region. The line also reports a wrong or missing checksum.
 *
 * **When not to use it**: For a warning with advice, use `RecipientWarning`.
 *
 * **Find it by**: address type, checksum, SegWit, Taproot, network of an address, validation.
 */
const meta = preview.meta({
  component: RecipientKind,
  args: { recipient: readRecipient(EXAMPLES['Bitcoin address (Taproot)']) },
});

export const Base = meta.story();

Base.test('names the kind of address', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Bitcoin address (Taproot)')).toBeVisible();
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

Base.test(
  'renders nothing when empty',
  { args: { recipient: { kind: 'empty' } } },
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
);

/** Money cannot be sent to a stake address, even if its checksum is valid. */
Base.test(
  'marks a stake address as doubtful',
  { args: { recipient: readRecipient(EXAMPLES['Cardano stake address']) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Cardano stake address')).toHaveStyle({
      color: 'rgb(138, 90, 0)',
    });
  },
);

/** Each example, with the text that it should show as its label. */
export const Matrix = meta.story({
  ...matrix(
    Object.fromEntries(
      Object.entries(EXAMPLES).map(([words, text]) => [
        words,
        <RecipientKind key={words} recipient={readRecipient(text)} />,
      ]),
    ),
    { cell: 320 },
  ),
  play: async ({ canvasElement }) => {
    const figures = Array.from(canvasElement.querySelectorAll('figure'));
    await expect(figures).toHaveLength(40);
    for (const figure of figures) {
      const words = figure.querySelector('figcaption')?.textContent ?? 'none';
      await expect(figure).toHaveTextContent(`${words}${words}`);
    }
  },
});
