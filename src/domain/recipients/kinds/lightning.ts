import { readLinkDecimal } from '../../links/linkAmount';
import { leftOf, noteOf, partsOf, recipientIn } from '../../links/linkParts';
import type { PaymentLink, PaymentLinkRefusal } from '../../links/linkReading';
import { fromMinorUnits } from '../../money/minorUnits';
import type { Decimal } from '../../money/money';
import type { CurrencyInfo } from '../../currency/currency';
import type { Result } from '../../result';
import { accept, refuse } from '../../result';
import { bech32Words, wordsToBytes } from '../checksums';
import type { OtherRecipient, RecipientKind } from '../recipientKind';

/** The form of an invoice of the main network or of a test network. The groups are the prefix and the amount. */
const FORM = /^(ln(?:bcrt|bc|tbs|tb))([a-z\d]*)1[a-z\d]{6,}$/;

/** The number of decimals of an amount by its multiplier: milli, micro, nano and pico. */
const DECIMALS: Readonly<Record<string, number>> = { '': 0, m: 3, u: 6, n: 9, p: 12 };

const TIMESTAMP = 7;
const SIGNATURE = 104;
const DEFAULT_EXPIRY_S = 3_600;

/** The type of the field with the time until the invoice expires. */
const EXPIRY = 6;
/** The type of the field with the description. */
const DESCRIPTION = 13;

/** The latest time that `Date` supports, in seconds. */
const LATEST_S = 8_640_000_000_000;

/** An invoice of the Lightning network. */
export interface LightningInvoice {
  readonly isTestnet: boolean;
  /** In bitcoins, with at most 11 decimals; undefined if the payer chooses the amount. */
  readonly amount?: Decimal;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  readonly description?: string;
}

/** The number that consecutive five-bit words represent. */
const numberOf = (words: readonly number[]): number =>
  words.reduce((sum, word) => sum * 32 + word, 0);

const iso = (seconds: number): string =>
  new Date(Math.min(seconds, LATEST_S) * 1_000).toISOString();

/**
 * Reads an amount in bitcoins, written as digits and a multiplier. Returns null for a leading zero and for a fraction
 * of a millisatoshi, which are invalid.
 */
function amountOf(text: string): Decimal | null {
  const [, digits = '', multiplier = ''] = /^([1-9]\d*)([munp]?)$/.exec(text) ?? [];
  if (digits === '' || (multiplier === 'p' && !digits.endsWith('0'))) return null;
  return fromMinorUnits(BigInt(digits), { decimals: DECIMALS[multiplier] ?? 0 });
}

/** The fields between the timestamp and the signature. A field is a type, a length in two words, and the content. */
function* fieldsIn(words: readonly number[]) {
  let at = TIMESTAMP;
  const end = words.length - SIGNATURE;
  while (at + 3 <= end) {
    const length = numberOf(words.slice(at + 1, at + 3));
    const from = at + 3;
    at = from + length;
    if (at <= end) yield { type: words[from - 3], content: words.slice(from, at) };
  }
}

/**
 * Reads an invoice (BOLT 11): the amount, the description and the end of its validity, which is an hour by default. The
 * bech32 checksum is checked, the signature is not. Returns undefined if the invoice is invalid.
 */
export function readInvoice(text: string): LightningInvoice | undefined {
  const [, prefix = '', written = ''] = FORM.exec(text.trim().toLowerCase()) ?? [];
  const words = prefix === '' ? undefined : bech32Words(text.trim());
  if (!words || words.length < TIMESTAMP + SIGNATURE) return undefined;
  const amount = written === '' ? undefined : amountOf(written);
  if (amount === null) return undefined;
  const fields = [...fieldsIn(words)];
  const contentOf = (wanted: number) => fields.find(({ type }) => type === wanted)?.content;
  const made = numberOf(words.slice(0, TIMESTAMP));
  const expiry = contentOf(EXPIRY);
  const described = wordsToBytes(contentOf(DESCRIPTION) ?? []);
  const description = described && noteOf(new TextDecoder().decode(described));
  return {
    isTestnet: prefix !== 'lnbc',
    ...(amount !== undefined && { amount }),
    madeAt: iso(made),
    expiresAt: iso(made + (expiry ? numberOf(expiry) : DEFAULT_EXPIRY_S)),
    ...(description !== undefined && { description }),
  };
}

const isWritten = (text: string): boolean => FORM.test(text.toLowerCase());

function check(text: string): OtherRecipient | undefined {
  if (!isWritten(text)) return undefined;
  const other = { kind: 'other', of: 'lightning', text: text.toLowerCase() } as const;
  const invoice = readInvoice(text);
  if (!invoice) return { ...other, checksum: 'failed', sentence: { key: 'mistake' } };
  if (invoice.isTestnet) return { ...other, checksum: 'failed', sentence: { key: 'testnet' } };
  const until = { moment: invoice.expiresAt };
  const sentence =
    invoice.amount === undefined
      ? { key: 'right', values: { until } }
      : { key: 'amount', values: { amount: `${invoice.amount} BTC`, until } };
  return { ...other, checksum: 'valid', sentence };
}

const accepts = ({ network }: CurrencyInfo): boolean => network === 'bitcoin';

/** Reads a link of `lightning:` and an invoice. The amount and the note are from the invoice. */
function readLink(
  link: string,
  currencies: readonly CurrencyInfo[],
): Result<PaymentLink, PaymentLinkRefusal> {
  const parts = partsOf(link);
  if (!parts.ok) return parts;
  const recipient = recipientIn(parts.value.path.replace(/^\/\//, ''));
  if (!recipient.ok) return recipient;
  if (!isWritten(recipient.value)) return refuse({ kind: 'no-address' });
  const currency = currencies.find(accepts);
  if (!currency) return refuse({ kind: 'unknown-currency', scheme: 'lightning' });
  const { amount: asked, description } = readInvoice(recipient.value) ?? {};
  const amount = asked === undefined ? undefined : readLinkDecimal(asked, currency);
  if (amount?.ok === false) return amount;
  return accept({
    recipient: recipient.value,
    currency: currency.id,
    ...(amount && { amount: amount.value }),
    ...(description !== undefined && { note: description }),
    left: leftOf(parts.value, []),
  });
}

/** The rules of Lightning invoices (BOLT 11), which receive bitcoins of the main network. */
export const lightningRules: RecipientKind = {
  id: 'lightning',
  written: (text) => (isWritten(text) ? { compared: text.toLowerCase() } : undefined),
  check,
  accepts,
  normalize: (text) => text.toLowerCase(),
  shorten: (invoice) => `${invoice.slice(0, 8)} … ${invoice.slice(-4)}`,
  link: { scheme: 'lightning', read: readLink },
  // The invoices that wallets issue are shorter than this.
  longest: 2_048,
};
