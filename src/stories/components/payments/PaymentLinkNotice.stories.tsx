import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { PaymentLinkNotice } from '../../../components/payments/send/PaymentLinkNotice/PaymentLinkNotice';
import { TextField } from '../../../components/inputs/TextField';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import type { PaymentLinkReading, PaymentLinkRefusal } from '../../../domain/links/paymentLink';
import { readPaymentLink } from '../../../domain/links/paymentLink';
import { matrix } from '../../../testing/matrix';

/** The first address that BIP-173 prints. */
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const reading = (link: string) => readPaymentLink(link, CURRENCY_LIST);

const refused = (refusal: PaymentLinkRefusal): PaymentLinkReading => ({ ok: false, refusal });

/** One of each. */
const REFUSALS: { readonly [Kind in PaymentLinkRefusal['kind']]: PaymentLinkReading } = {
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
 * Says what a payment link filled in and what it left out, or why it is refused. It stands above the fields that it
 * filled in, with the answer of `readPaymentLink` from `florin/domain/paymentLink`.
 *
 * **When not to use it**: For a recipient that is no link: the form says what it is. For a sentence of another kind:
 * `Banner`.
 *
 * **States**: nothing, for a text that is no link; filled in; filled in with something left out; refused, in fourteen
 * sentences.
 *
 * **Keyboard**: none, it is text.
 *
 * **Announces**: what was filled in, when there is time; a refusal at once.
 *
 * **Related**: `SendForm`, `Banner`, `ReceivePanel`.
 *
 * **Find it by**: payment link, bitcoin link, BIP-21, EIP-681, payment request, QR code content, pasted link.
 */
const meta = preview.meta({
  component: PaymentLinkNotice,
  args: { reading: reading(`bitcoin:${ADDRESS}?amount=20.3&label=Luke-Jr&pj=x`) },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Filled in from the link: recipient, amount, currencyIgnored: label, pj',
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The place is there before there is anything to say, so that it is heard; and it says nothing of an address. */
export const FollowsTheText = meta.story({
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
  play: async ({ canvas, userEvent }) => {
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
});

/** Names are foreign texts: unseen characters are shown, and only the beginning of a long list, on a small phone. */
export const HostileNames = meta.story({
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

export const Matrix = meta.story({
  ...matrix(
    {
      'Filled in': <PaymentLinkNotice {...meta.input.args} />,
      'Nothing left out': <PaymentLinkNotice reading={reading(`bitcoin:${ADDRESS}`)} />,
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
    // One of each kind in either theme, no two alike.
    await expect(sentences).toHaveLength(28);
    await expect(new Set(sentences).size).toBe(14);
  },
});
