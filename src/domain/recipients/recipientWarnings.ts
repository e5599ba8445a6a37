import type { CurrencyInfo } from '../currency/currency';
import { begunBy, type KnownRecipient } from './knownRecipient';
import { lookAlike, wasPaid } from './lookAlike';
import { compare, multiply, type Decimal } from '../money/money';
import {
  readRecipient,
  RECIPIENT_KIND_LIST,
  type AddressNetwork,
  type Recipient,
} from './recipient';
import type { RecipientKind } from './recipientKind';
import { BOUNDS, firstCharacters, hasInvisible } from '../text/text';
import { confusingLetters } from '../text/textScripts';

/** A warning or a note about a payment that the user is filling in. The user can still send the payment. */
export type RecipientWarning =
  /** The recipient has the same beginning and end as a known recipient, but is a different address. */
  | {
      readonly kind: 'look-alike';
      /** The address as entered, trimmed. */
      readonly recipient: string;
      readonly known: KnownRecipient;
    }
  /** The recipient has the format of an address of this network, but a character is wrong, missing or superfluous. */
  | { readonly kind: 'checksum'; readonly network: AddressNetwork }
  /** The recipient is an address of a network on which the selected cryptocurrency does not exist. */
  | {
      readonly kind: 'other-network';
      readonly network: AddressNetwork;
      readonly currency: CurrencyInfo;
      /** The first currency of the address's network, if the app has one. */
      readonly better?: CurrencyInfo;
    }
  /** The recipient is an address of a testnet, whose coins have no value. */
  | { readonly kind: 'testnet'; readonly network: AddressNetwork }
  /** The recipient is a reward address of Cardano, which cannot receive payments. */
  | { readonly kind: 'stake' }
  /** The text is only the beginning of a known recipient's address or name. */
  | { readonly kind: 'beginning'; readonly known: KnownRecipient }
  /** The text contains invisible characters, or characters that change the direction of text. */
  | { readonly kind: 'invisible' }
  /**
   * The recipient is an email address with letters that look like letters of another script. `letters` are these
   * letters.
   */
  | { readonly kind: 'scripts'; readonly letters: readonly string[] }
  /** The recipient is an address of a network, but the selected currency is not a cryptocurrency. */
  | {
      readonly kind: 'fiat';
      readonly network: AddressNetwork;
      readonly currency: CurrencyInfo;
      /** The first currency of the address's network, if the app has one. */
      readonly better?: CurrencyInfo;
    }
  /** The user has never paid the recipient before, and the amount is more than half of the available balance. */
  | { readonly kind: 'first-large'; readonly currency: CurrencyInfo }
  /** The recipient is of a kind that the app adds, to which the selected currency cannot be sent. */
  | {
      readonly kind: 'other-currency';
      /** The id of the recipient's kind. */
      readonly of: string;
      readonly currency: CurrencyInfo;
      /** The first currency that can be sent to the recipient, if there is one. */
      readonly better?: CurrencyInfo;
    }
  /** The recipient is neither an email address nor an address that Florin recognises. */
  | { readonly kind: 'unknown' };

/** The kinds of warnings that are only notes, because the payment may well be correct. */
const NOTES: ReadonlySet<RecipientWarning['kind']> = new Set(['fiat', 'first-large', 'unknown']);

export function isNote({ kind }: RecipientWarning): boolean {
  return NOTES.has(kind);
}

/**
 * Returns whether a payment is almost certainly wrong. The user must then press Send a second time. Invisible
 * characters do not count here, because the form already refuses them.
 */
export function isSurelyWrong(warning: RecipientWarning): boolean {
  return !isNote(warning) && warning.kind !== 'invisible';
}

/** The values of a payment form that the warnings depend on. */
export interface RecipientCheck {
  readonly recipient: string;
  /** The selected currency. */
  readonly currency: CurrencyInfo;
  /** The currencies that the user can select. */
  readonly currencies: readonly CurrencyInfo[];
  /** The amount, or null or undefined if the entered text is not an amount. */
  readonly amount?: Decimal | null | undefined;
  /** The available balance of the currency. If it is undefined, no amount counts as large. */
  readonly available?: Decimal | undefined;
  readonly known: readonly KnownRecipient[];
  /** The kinds of recipients that are recognised. Default: Florin's own kinds. */
  readonly kinds?: readonly RecipientKind[] | undefined;
}

type Facts = RecipientCheck & { readonly kinds: readonly RecipientKind[] };

type Checker = (
  check: Facts,
  recipient: Recipient,
  text: string,
) => RecipientWarning | undefined | false;

/** The functions that check for the warnings, in the order in which the warnings are shown: most severe first. */
const CHECKERS: readonly Checker[] = [
  ({ known, kinds }, { kind }, recipient) => {
    const isAddress = kind === 'address' || kind === 'other';
    const like = isAddress ? lookAlike(recipient, known, kinds) : undefined;
    return like && { kind: 'look-alike', recipient, known: like };
  },
  (_, recipient) =>
    recipient.kind === 'address' &&
    recipient.checksum === 'failed' && { kind: 'checksum', network: recipient.network },
  ({ currency, currencies }, recipient) => {
    if (currency.type !== 'crypto') return undefined;
    const other = otherNetwork(recipient, currency, currencies);
    return other && { kind: 'other-network', ...other };
  },
  ({ kinds, currency, currencies }, recipient) =>
    recipient.kind === 'other' &&
    recipient.checksum !== 'failed' &&
    otherCurrency(recipient.of, kinds, currency, currencies),
  (_, recipient) =>
    recipient.kind === 'address' &&
    recipient.isTestnet && { kind: 'testnet', network: recipient.network },
  (_, recipient) => recipient.kind === 'address' && recipient.form === 'stake' && { kind: 'stake' },
  ({ known, kinds }, _, text) => {
    const begun = begunBy(text, known, kinds);
    return begun && { kind: 'beginning', known: begun };
  },
  (_, __, text) => hasInvisible(text) && { kind: 'invisible' },
  (_, { kind }, text) => {
    const letters = kind === 'email' ? confusingLetters(text) : [];
    return letters.length > 0 && { kind: 'scripts', letters };
  },
  ({ currency, currencies }, recipient) => {
    if (currency.type !== 'fiat') return undefined;
    const other = otherNetwork(recipient, currency, currencies);
    return other && { kind: 'fiat', ...other };
  },
  ({ amount, available, known, currency, kinds }, _, text) =>
    isLarge(amount, available) &&
    !wasPaid(text, known, kinds) && {
      kind: 'first-large',
      currency,
    },
  ({ known, kinds }, { kind }, text) =>
    kind === 'unknown' && begunBy(text, known, kinds) === undefined && { kind: 'unknown' },
];

/**
 * Returns the network of an address if the selected currency does not exist on it, and the first currency of that
 * network.
 */
function otherNetwork(
  recipient: Recipient,
  currency: CurrencyInfo,
  currencies: readonly CurrencyInfo[],
) {
  if (recipient.kind !== 'address' || recipient.network === currency.network) return undefined;
  const { network } = recipient;
  const better = currencies.find((candidate) => candidate.network === network);
  return { network, currency, ...(better ? { better } : {}) };
}

/** Returns a warning if the currency cannot be sent to recipients of a kind. */
function otherCurrency(
  of: string,
  kinds: readonly RecipientKind[],
  currency: CurrencyInfo,
  currencies: readonly CurrencyInfo[],
): RecipientWarning | undefined {
  const accepts = kinds.find(({ id }) => id === of)?.accepts;
  if (!accepts || accepts(currency)) return undefined;
  const better = currencies.find(accepts);
  return { kind: 'other-currency', of, currency, ...(better ? { better } : {}) };
}

/** Returns whether an amount is more than half of the available balance. */
function isLarge(amount: Decimal | null | undefined, available: Decimal | undefined): boolean {
  if (amount === undefined || amount === null || available === undefined) return false;
  return compare(multiply(amount, '2'), available) > 0;
}

/**
 * Returns the warnings about a payment, most severe first, with each kind at most once. `isNote` and `isSurelyWrong`
 * return how severe a warning is. An empty recipient has no warnings. Every currency can be sent to an email address.
 */
export function recipientWarnings(check: RecipientCheck): readonly RecipientWarning[] {
  const { kinds = RECIPIENT_KIND_LIST } = check;
  const recipient = readRecipient(check.recipient, kinds);
  if (recipient.kind === 'empty') return [];
  // The field refuses a longer text, so only the allowed number of characters is checked.
  const text = firstCharacters(check.recipient.trim(), BOUNDS.recipient);
  return CHECKERS.flatMap((checker) => checker({ ...check, kinds }, recipient, text) || []);
}
