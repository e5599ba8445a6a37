import { readCurrencyLink } from '../../links/currencyLink';
import { refuse } from '../../result';
import { base58Bytes } from '../checksums';
import type { OtherRecipient, RecipientKind } from '../recipientKind';

/** 32 bytes in base58: 44 characters, or fewer if the first bytes are zero. */
const FORM = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

const BYTES = 32;

function check(text: string): OtherRecipient | undefined {
  if (!FORM.test(text)) return undefined;
  const isKey = base58Bytes(text)?.length === BYTES;
  return {
    kind: 'other',
    of: 'solana',
    text,
    checksum: isKey ? 'none' : 'failed',
    sentence: { key: isKey ? 'right' : 'length' },
  };
}

const PAYMENT_LINK = 'solana:{address}?amount={amount}';

/** The rules of Solana's addresses: public keys of 32 bytes in base58, which have no checksum. */
export const solanaRules: RecipientKind = {
  id: 'solana',
  written: (text) => (FORM.test(text) ? { compared: text, prefix: '' } : undefined),
  check,
  accepts: ({ network }) => network === 'solana',
  link: {
    scheme: 'solana',
    // Reads a transfer request of Solana Pay. A transaction request contains a web address instead of a recipient, and
    // is refused.
    read: (link, currencies) => {
      const taking = currencies.filter(({ network }) => network === 'solana');
      const linked = taking.map((currency) => ({ ...currency, paymentLink: PAYMENT_LINK }));
      const reading = readCurrencyLink(link, 'solana', linked);
      return reading.ok && !FORM.test(reading.value.recipient)
        ? refuse({ kind: 'no-address' })
        : reading;
    },
  },
};
