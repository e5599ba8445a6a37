import type { CurrencyInfo } from './currency';
import type { KnownRecipient } from './knownRecipient';
import { lookAlike, wasPaid } from './lookAlike';
import type { Decimal } from './money';
import { compare, multiply } from './money';
import type { AddressNetwork, Recipient } from './recipient';
import { readRecipient } from './recipient';
import { BOUNDS, firstCharacters, hasInvisible } from './text';
import { confusingLetters } from './textScripts';

/** Something that looks wrong with a payment before it is sent. Nothing of it is a refusal. */
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
  /** It is an address of a network on which the chosen currency is not received. */
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
  /** It holds characters that cannot be seen or that turn the direction of writing. */
  | { readonly kind: 'invisible' }
  /** It holds letters that look like those of another script. */
  | { readonly kind: 'scripts'; readonly letters: readonly string[] }
  /** Nothing was paid to it before, and it is to take more than half of what is available. */
  | { readonly kind: 'first-large'; readonly currency: CurrencyInfo };

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

/** Each kind of warning, the gravest first: the order in which they are said. */
const CHECKERS: readonly Checker[] = [
  ({ known }, { kind }, recipient) => {
    const like = kind === 'address' ? lookAlike(recipient, known) : undefined;
    return like && { kind: 'look-alike', recipient, known: like };
  },
  (_, recipient) =>
    recipient.kind === 'address' &&
    recipient.checksum === 'failed' && { kind: 'checksum', network: recipient.network },
  ({ currency, currencies }, recipient) => {
    if (recipient.kind !== 'address' || recipient.network === currency.network) return undefined;
    const { network } = recipient;
    const better = currencies.find((candidate) => candidate.network === network);
    return { kind: 'other-network', network, currency, ...(better ? { better } : {}) };
  },
  (_, recipient) =>
    recipient.kind === 'address' &&
    recipient.isTestnet && { kind: 'testnet', network: recipient.network },
  (_, recipient) => recipient.kind === 'address' && recipient.form === 'stake' && { kind: 'stake' },
  (_, __, text) => hasInvisible(text) && { kind: 'invisible' },
  (_, __, text) => {
    const letters = confusingLetters(text);
    return letters.length > 0 && { kind: 'scripts', letters };
  },
  ({ amount, available, known, currency }, _, text) =>
    isLarge(amount, available) &&
    !wasPaid(text, known) && {
      kind: 'first-large',
      currency,
    },
];

/** Whether an amount is more than half of all that is available, exactly. */
function isLarge(amount: Decimal | null | undefined, available: Decimal | undefined): boolean {
  if (amount === undefined || amount === null || available === undefined) return false;
  return compare(multiply(amount, '2'), available) > 0;
}

/**
 * All that looks wrong with a payment, the gravest first and each kind at most once. An empty recipient has
 * no warnings. An e-mail address takes every currency, so it is never of another network.
 */
export function recipientWarnings(check: RecipientCheck): readonly RecipientWarning[] {
  const recipient = readRecipient(check.recipient);
  if (recipient.kind === 'empty') return [];
  // The rest of a longer text is not looked at: the field refuses its length.
  const text = firstCharacters(check.recipient.trim(), BOUNDS.recipient);
  return CHECKERS.flatMap((checker) => checker(check, recipient, text) || []);
}
