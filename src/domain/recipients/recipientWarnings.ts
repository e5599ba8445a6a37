import type { CurrencyInfo } from '../currency/currency';
import type { KnownRecipient } from './knownRecipient';
import { begunBy } from './knownRecipient';
import { lookAlike, wasPaid } from './lookAlike';
import type { Decimal } from '../money/money';
import { compare, multiply } from '../money/money';
import type { AddressNetwork, Recipient } from './recipient';
import { readRecipient, RECIPIENT_KIND_LIST } from './recipient';
import type { RecipientKind } from './recipientKind';
import { BOUNDS, firstCharacters, hasInvisible } from '../text/text';
import { confusingLetters } from '../text/textScripts';

/** A warning or a note about a payment before it is sent. The user can send the payment anyway. */
export type RecipientWarning =
  /** The recipient begins and ends like a known recipient, but differs from it. */
  | {
      readonly kind: 'look-alike';
      /** The entered address, trimmed. */
      readonly recipient: string;
      readonly known: KnownRecipient;
    }
  /** The recipient has the form of an address of this network, but a character is wrong, missing or added. */
  | { readonly kind: 'checksum'; readonly network: AddressNetwork }
  /** The recipient is an address of a network that the chosen cryptocurrency does not use. */
  | {
      readonly kind: 'other-network';
      readonly network: AddressNetwork;
      /** The chosen currency. */
      readonly currency: CurrencyInfo;
      /** The first currency of that network, if any. */
      readonly better?: CurrencyInfo;
    }
  /** The recipient is an address of a testnet, whose coins have no value. */
  | { readonly kind: 'testnet'; readonly network: AddressNetwork }
  /** The recipient is a reward address of Cardano, which receives no payments. */
  | { readonly kind: 'stake' }
  /** The text is only the beginning of a known recipient, or of a name. */
  | { readonly kind: 'beginning'; readonly known: KnownRecipient }
  /** The text contains invisible characters, or characters that reverse the direction of writing. */
  | { readonly kind: 'invisible' }
  /** The recipient is an email address with letters that look like letters of another script. */
  | { readonly kind: 'scripts'; readonly letters: readonly string[] }
  /** The recipient is an address of a network, but the chosen currency is not a cryptocurrency. */
  | {
      readonly kind: 'fiat';
      readonly network: AddressNetwork;
      /** The chosen currency. */
      readonly currency: CurrencyInfo;
      /** The first currency of the network, if any. */
      readonly better?: CurrencyInfo;
    }
  /** The recipient was never paid before, and the amount is more than half of the available balance. */
  | { readonly kind: 'first-large'; readonly currency: CurrencyInfo }
  /** The recipient is of a kind that an app adds, which does not receive the chosen currency. */
  | {
      readonly kind: 'other-currency';
      /** The id of the kind. */
      readonly of: string;
      /** The chosen currency. */
      readonly currency: CurrencyInfo;
      /** The first currency that the recipient receives, if any. */
      readonly better?: CurrencyInfo;
    }
  /** The recipient is neither an email address nor an address of a known network. */
  | { readonly kind: 'unknown' };

/** The kinds of warnings that are only notes, because a payment with such a warning may be correct. */
const NOTES: ReadonlySet<RecipientWarning['kind']> = new Set(['fiat', 'first-large', 'unknown']);

/** Whether a warning is only a note. */
export function isNote({ kind }: RecipientWarning): boolean {
  return NOTES.has(kind);
}

/**
 * Whether a payment is almost certainly wrong. The user must then press Send a second time. A recipient with invisible
 * characters does not count, because the form refuses it.
 */
export function isSurelyWrong(warning: RecipientWarning): boolean {
  return !isNote(warning) && warning.kind !== 'invisible';
}

/** The values of a payment form while the user fills it in. */
export interface RecipientCheck {
  /** The entered recipient. */
  readonly recipient: string;
  /** The chosen currency. */
  readonly currency: CurrencyInfo;
  /** The currencies to choose from. */
  readonly currencies: readonly CurrencyInfo[];
  /** The amount; null or undefined if it cannot be read. */
  readonly amount?: Decimal | null | undefined;
  /** The spendable balance of the currency. If it is undefined, no amount is considered large. */
  readonly available?: Decimal | undefined;
  /** The recipients of earlier payments, and the addresses of saved contacts. */
  readonly known: readonly KnownRecipient[];
  /** The kinds of recipients. Default: Florin's own kinds. */
  readonly kinds?: readonly RecipientKind[] | undefined;
}

type Facts = RecipientCheck & { readonly kinds: readonly RecipientKind[] };

type Checker = (
  check: Facts,
  recipient: Recipient,
  text: string,
) => RecipientWarning | undefined | false;

/** The check for each kind of warning, in the order of display: the most severe first, notes last. */
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
 * Returns the network of an address that does not receive the chosen currency, and the first currency of that network.
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

/** Returns a warning if recipients of a kind do not receive the currency. */
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

/** Whether an amount is more than half of the available balance. */
function isLarge(amount: Decimal | null | undefined, available: Decimal | undefined): boolean {
  if (amount === undefined || amount === null || available === undefined) return false;
  return compare(multiply(amount, '2'), available) > 0;
}

/**
 * The warnings about a payment, the most severe first and each kind at most once; `isSurelyWrong` and `isNote`
 * distinguish them. An empty recipient has no warnings. An email address receives every currency.
 */
export function recipientWarnings(check: RecipientCheck): readonly RecipientWarning[] {
  const { kinds = RECIPIENT_KIND_LIST } = check;
  const recipient = readRecipient(check.recipient, kinds);
  if (recipient.kind === 'empty') return [];
  // Only the first characters are checked, because the field refuses a longer text.
  const text = firstCharacters(check.recipient.trim(), BOUNDS.recipient);
  return CHECKERS.flatMap((checker) => checker({ ...check, kinds }, recipient, text) || []);
}
