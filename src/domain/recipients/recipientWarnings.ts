import type { CurrencyInfo } from '../currency/currency';
import type { KnownRecipient } from './knownRecipient';
import { begunBy } from './knownRecipient';
import { lookAlike, wasPaid } from './lookAlike';
import type { Decimal } from '../money/money';
import { compare, multiply } from '../money/money';
import type { AddressNetwork, Recipient } from './recipient';
import { readRecipient } from './recipient';
import { BOUNDS, firstCharacters, hasInvisible } from '../text/text';
import { confusingLetters } from '../text/textScripts';

/** Something that looks wrong with a payment before it is sent, or is worth a note. None is a refusal. */
export type RecipientWarning =
  /** It begins and ends like a recipient that the user knows, and is another. */
  | {
      readonly kind: 'look-alike';
      /** The address as it is entered, without the blanks around it. */
      readonly recipient: string;
      readonly known: KnownRecipient;
    }
  /** It is written like an address of this network, but a character is wrong, missing or too many. */
  | { readonly kind: 'checksum'; readonly network: AddressNetwork }
  /** It is an address of another network than that of the chosen crypto currency. */
  | {
      readonly kind: 'other-network';
      readonly network: AddressNetwork;
      /** The chosen currency. */
      readonly currency: CurrencyInfo;
      /** The first currency that is received there; none of the currencies may be. */
      readonly better?: CurrencyInfo;
    }
  /** It is an address of a network for tries, whose coins are worth nothing. */
  | { readonly kind: 'testnet'; readonly network: AddressNetwork }
  /** It is an address of Cardano for rewards, which takes no payments. */
  | { readonly kind: 'stake' }
  /** It is only the beginning of a recipient that the user knows, or of a name. */
  | { readonly kind: 'beginning'; readonly known: KnownRecipient }
  /** It holds characters that cannot be seen or that turn the direction of writing. */
  | { readonly kind: 'invisible' }
  /** It is an e-mail address with letters that look like those of another script. */
  | { readonly kind: 'scripts'; readonly letters: readonly string[] }
  /** It is an address of a network, and the chosen currency is not a crypto currency. */
  | {
      readonly kind: 'fiat';
      readonly network: AddressNetwork;
      /** The chosen currency. */
      readonly currency: CurrencyInfo;
      /** The first currency that is received on the network; none of the currencies may be. */
      readonly better?: CurrencyInfo;
    }
  /** Nothing was paid to it before, and it is to take more than half of what is available. */
  | { readonly kind: 'first-large'; readonly currency: CurrencyInfo }
  /** It is neither an e-mail address nor an address of a known network. */
  | { readonly kind: 'unknown' };

/** The kinds that are only worth a note: such a payment may be right. */
const NOTES: ReadonlySet<RecipientWarning['kind']> = new Set(['fiat', 'first-large', 'unknown']);

/** Whether a payment may be right all the same, so that a note is enough. */
export function isNote({ kind }: RecipientWarning): boolean {
  return NOTES.has(kind);
}

/** Whether a payment is surely wrong, so that it takes a second press. Invisible characters are refused instead. */
export function isSurelyWrong(warning: RecipientWarning): boolean {
  return !isNote(warning) && warning.kind !== 'invisible';
}

/** A payment as far as it is entered. */
export interface RecipientCheck {
  /** The recipient as it is entered. */
  readonly recipient: string;
  /** The chosen currency. */
  readonly currency: CurrencyInfo;
  /** The currencies to change to. */
  readonly currencies: readonly CurrencyInfo[];
  /** The amount, once there is one that can be read. */
  readonly amount?: Decimal | null | undefined;
  /** The spendable balance of the currency; without it no amount is large. */
  readonly available?: Decimal | undefined;
  /** The recipients who were paid before, and the places of saved contacts. */
  readonly known: readonly KnownRecipient[];
}

type Checker = (
  check: RecipientCheck,
  recipient: Recipient,
  text: string,
) => RecipientWarning | undefined | false;

/** Each kind of warning, the gravest first: the order in which they are shown. Notes are last. */
const CHECKERS: readonly Checker[] = [
  ({ known }, { kind }, recipient) => {
    const like = kind === 'address' ? lookAlike(recipient, known) : undefined;
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
  (_, recipient) =>
    recipient.kind === 'address' &&
    recipient.isTestnet && { kind: 'testnet', network: recipient.network },
  (_, recipient) => recipient.kind === 'address' && recipient.form === 'stake' && { kind: 'stake' },
  ({ known }, _, text) => {
    const begun = begunBy(text, known);
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
  ({ amount, available, known, currency }, _, text) =>
    isLarge(amount, available) &&
    !wasPaid(text, known) && {
      kind: 'first-large',
      currency,
    },
  ({ known }, { kind }, text) =>
    kind === 'unknown' && begunBy(text, known) === undefined && { kind: 'unknown' },
];

/** The network of an address on which the chosen currency is not received, and a currency that is. */
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

/** Whether an amount is more than half of all that is available, exactly. */
function isLarge(amount: Decimal | null | undefined, available: Decimal | undefined): boolean {
  if (amount === undefined || amount === null || available === undefined) return false;
  return compare(multiply(amount, '2'), available) > 0;
}

/**
 * All that looks wrong with a payment, the gravest first and each kind at most once; `isSurelyWrong` and `isNote`
 * tell them apart. An empty recipient has
 * no warnings. An e-mail address takes every currency, so it is never of another network.
 */
export function recipientWarnings(check: RecipientCheck): readonly RecipientWarning[] {
  const recipient = readRecipient(check.recipient);
  if (recipient.kind === 'empty') return [];
  // The rest of a longer text is not looked at: the field refuses its length.
  const text = firstCharacters(check.recipient.trim(), BOUNDS.recipient);
  return CHECKERS.flatMap((checker) => checker(check, recipient, text) || []);
}
