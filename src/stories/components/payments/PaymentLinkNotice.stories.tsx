import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { PaymentLinkNotice } from '../../../components/payments/send/PaymentLinkNotice';
import { TextField } from '../../../components/inputs/TextField';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import {
  readPaymentLink,
  type PaymentLinkReading,
  type PaymentLinkRefusal,
} from '../../../domain/links/paymentLink';
import { matrix } from '../../../testing/matrix';

/** The first example address of BIP-173. */
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const reading = (link: string) => readPaymentLink(link, CURRENCY_LIST);

const refused = (refusal: PaymentLinkRefusal): PaymentLinkReading => ({ ok: false, refusal });

/** The result of `readPaymentLink` for each kind of refusal. */
const REFUSALS: { readonly [Kind in PaymentLinkRefusal['kind']]: PaymentLinkReading } = {
  'no-payment': refused({ kind: 'no-payment' }),
  'too-long': refused({ kind: 'too-long', most: 4_096 }),
  malformed: reading('bitcoin:%'),
  'no-address': reading('bitcoin:'),
  'several-recipients': reading('mailto:ana@florin.example,ben@florin.example'),
  'unknown-currency': reading('litecoin:a'),
  'other-request': reading('web+cardano://stake?COSD'),
  'other-chain': reading('ethereum:a@137'),
  'other-money': reading('ethereum:a/transfer?uint256=1'),
  'required-parameter': reading('bitcoin:a?req-expires=50'),
  'repeated-parameter': reading('bitcoin:a?amount=1&amount=2'),
  'not-a-number': reading('bitcoin:a?amount=50,000.00'),
  'not-positive': reading('bitcoin:a?amount=0'),
  'too-many-digits': reading('bitcoin:a?amount=1000000000000000'),
  'too-many-decimals': reading('bitcoin:a?amount=0.123456789'),
};

/**
 * A message about a payment link: which fields the link filled in and which parameters were ignored, or why the link
 * was refused.
 *
 * Use it above the fields that the link filled in, with the result of `readPaymentLink` from
 * `florin/domain/paymentLink`.
 *
 * **When not to use it**: For a recipient that is not a link, use `RecipientKind`. For another message, use `Banner`.
 *
 * **Announces**: the filled-in fields and the ignored parameters, as a status; a refusal, as an alert.
 *
 * **Find it by**: payment link, bitcoin link, BIP-21, BIP-321, EIP-681, payment request, QR code content, pasted link.
 */
const meta = preview.meta({
  component: PaymentLinkNotice,
  args: { reading: reading(`bitcoin:${ADDRESS}?amount=20.3&label=Luke-Jr&pj=x`) },
});

export const Base = meta.story();

Base.test('lists what was filled in and what was ignored', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Filled in from the link: recipient, amount, currencyIgnored: label, pj',
  );
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

/**
 * The live region is mounted before it has a text, so that a later text is announced. For a plain address, the region
 * stays empty.
 */
Base.test(
  'announces a later text',
  {
    render: function Typed() {
      const [text, setText] = useState('');
      return (
        <>
          <TextField
            label="Recipient"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
          <PaymentLinkNotice reading={reading(text)} />
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const status = canvas.getByRole('status');
    await userEvent.click(field);
    await userEvent.paste(ADDRESS);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.clear(field);
    await userEvent.paste('mailto:ana@florin.example?subject=Rent');
    await expect(status).toHaveTextContent(/^Filled in from the link: recipient, description$/);
    await userEvent.clear(field);
    await userEvent.paste(`bitcoin:${ADDRESS}?req-expires=50`);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^This link requires something that is not supported here: req-expires\.$/,
    );
    await expect(status).toBeEmptyDOMElement();
  },
);

/**
 * The parameter names in a link are untrusted text. Invisible characters are made visible, and long names and long
 * lists are cut off.
 */
export const HostileParameterNames = meta.story({
  args: {
    reading: reading(`bitcoin:${ADDRESS}?%E2%80%AEx=1&${'long'.repeat(20)}=1&a&b&c&d&e&f&g&h&i`),
  },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async () => {
    await expect(screen.getByText(/^Ignored/)).toHaveTextContent(
      'Ignored: \uFFFDx, longlonglonglonglonglong…, a, b, c, d, e, f, and others',
    );
  },
});

/** The sentences about `REFUSALS`, in the same order. */
const SENTENCES = [
  'This code is not a payment',
  'This link is too long to read. Nothing was filled in.',
  'This link is damaged and cannot be read. Nothing was filled in.',
  'This link does not name a recipient. Nothing was filled in.',
  'This link names several recipients, but a payment can have only one.',
  'None of your currencies can be paid with litecoin links.',
  'This link asks for something other than a payment: stake.',
  'This link is for another network (137). Money sent there could be lost.',
  'This link is for a token or a contract (transfer), not for the currency itself.',
  'This link requires something that is not supported here: req-expires.',
  'This link contains more than one amount.',
  'The amount in this link is not a number: 50,000.00.',
  'The amount in this link is not above 0.',
  'The amount in this link is too large to send.',
  'The amount in this link has more decimals than BTC allows (8).',
];

export const Matrix = meta.story({
  ...matrix(
    {
      'Filled in': <PaymentLinkNotice {...meta.input.args} />,
      'Without ignored parameters': <PaymentLinkNotice reading={reading(`bitcoin:${ADDRESS}`)} />,
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([kind, refusal]) => [
          kind,
          <PaymentLinkNotice key={kind} reading={refusal} />,
        ]),
      ),
    },
    { cell: 280 },
  ),
  play: async ({ canvas }) => {
    const sentences = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    // The matrix shows each sentence in both themes.
    await expect(sentences).toHaveLength(30);
    await expect(sentences.slice(0, 15)).toEqual(SENTENCES);
  },
});
