import type { CurrencyInfo } from '../currency/currency';
import type { PaymentLink, PaymentLinkRefusal } from '../links/linkReading';
import type { Result } from '../result';
import type { AddressForms, AddressNetwork } from './networks';

/** The result of recognising a recipient by its format. The recipient may still be invalid. */
export interface WrittenRecipient {
  /** The text by which recipients are compared. Recipients with equal texts are the same recipient. */
  readonly compared: string;
  /**
   * The first characters that all recipients of this format share. The form warns of look-alikes only for recipients
   * with a prefix.
   */
  readonly prefix?: string;
}

/**
 * How recipients of a kind are recognised and compared. The functions are called for each record of a long history, so
 * they must be fast.
 */
export interface RecipientForm {
  /** The id of the kind: `email`, `bitcoin`, `iban`. */
  readonly id: string;
  /** Recognises a trimmed text by its format, without checking it. Returns undefined if the text has another format. */
  readonly written: (text: string) => WrittenRecipient | undefined;
  /** Returns whether a currency can be sent to recipients of this kind. By default, every currency can be sent. */
  readonly accepts?: (currency: CurrencyInfo) => boolean;
  /**
   * Returns the standard form of a recipient, which the payment contains, such as an IBAN without spaces. By default,
   * the payment contains the typed text.
   */
  readonly normalize?: (text: string) => string;
}

/** How payment links of a kind of recipient are read. */
export interface RecipientLink {
  /** The scheme of the links in lower case, without the colon: `payto`. */
  readonly scheme: string;
  /** Reads a link with the scheme. `currencies` are the currencies that the user can select. */
  readonly read: (
    link: string,
    currencies: readonly CurrencyInfo[],
  ) => Result<PaymentLink, PaymentLinkRefusal>;
}

/** A kind of recipient, such as an IBAN. An app passes its own kinds to `FlorinProvider` as `recipients`. */
export interface RecipientKind extends RecipientForm {
  /** Checks a trimmed text. Returns undefined for the text of another kind of recipient. */
  readonly check: (text: string) => Recipient | undefined;
  /** Splits a recipient in standard form into groups, which are shown with spaces between them. */
  readonly groups?: (text: string) => readonly string[];
  /** Returns the short form of a recipient for a list. The argument is in standard form. */
  readonly shorten?: (text: string) => string;
  readonly link?: RecipientLink;
}

/** A sentence about a recipient: the key of one of the kind's texts, and the values for the placeholders in it. */
export interface RecipientSentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface OtherText {
  readonly kind: 'other';
  /** The id of the recipient's kind. */
  readonly of: string;
  /** The recipient in the standard form of its kind, such as an IBAN without spaces. */
  readonly text: string;
}

/** An invalid recipient of a kind that an app adds. */
export interface WrongRecipient extends OtherText {
  readonly checksum: 'failed';
  /** The sentence that explains why the recipient is invalid. */
  readonly sentence: RecipientSentence;
}

/** A recipient of a kind that an app adds. */
export type OtherRecipient =
  | WrongRecipient
  | (OtherText & {
      /** The result of checking the check digits or the checksum. */
      readonly checksum: 'valid' | 'none';
      /** The sentence that describes the recipient, such as its country. */
      readonly sentence: RecipientSentence;
    });

/** A recipient that is an address of a blockchain network. */
export interface NetworkAddress<Network extends AddressNetwork = AddressNetwork> {
  readonly kind: 'address';
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /** The result of checking the checksum. An Ethereum address in a single case has no checksum. */
  readonly checksum: 'valid' | 'failed' | 'none';
}

/** The result of recognising and checking the recipient in a text. */
export type Recipient =
  | { readonly kind: 'empty' | 'email' | 'link' | 'unknown' }
  /** An Ethereum address with another network before it, such as `matic:0x…` (ERC-3770). */
  | { readonly kind: 'other-network'; readonly network: string }
  | OtherRecipient
  | { [Network in AddressNetwork]: NetworkAddress<Network> }[AddressNetwork];

/** Returns the first of `forms` that recognises a text. */
export function formOf<Form extends RecipientForm>(
  text: string,
  forms: readonly Form[],
): Form | undefined {
  const trimmed = text.trim();
  return forms.find(({ written }) => written(trimmed) !== undefined);
}

/**
 * Returns the recipient as a payment contains it: in the standard form of the kind that recognises it, or as the user
 * typed it.
 */
export function normalizedBy(text: string, forms: readonly RecipientForm[]): string {
  const { normalize } = formOf(text, forms) ?? {};
  return normalize ? normalize(text.trim()) : text;
}

/** Returns the groups of a recipient, or undefined if its kind does not define groups. */
export function groupsOf(
  text: string,
  kinds: readonly RecipientKind[] = [],
): readonly string[] | undefined {
  return formOf(text, kinds)?.groups?.(normalizedBy(text, kinds));
}

/**
 * Returns a recipient with spaces between the groups of its kind. If its kind does not define groups, returns it
 * trimmed.
 */
export function spaced(text: string, kinds?: readonly RecipientKind[]): string {
  return groupsOf(text, kinds)?.join(' ') ?? text.trim();
}

/**
 * Returns a recipient as lists show it: in the short form or in the groups of its kind. Returns undefined if its kind
 * defines neither.
 */
export function shortened(text: string, kinds: readonly RecipientKind[] = []): string | undefined {
  return (
    formOf(text, kinds)?.shorten?.(normalizedBy(text, kinds)) ?? groupsOf(text, kinds)?.join(' ')
  );
}

const isWrong = (recipient: Recipient): recipient is WrongRecipient =>
  recipient.kind === 'other' && recipient.checksum === 'failed';

/**
 * Returns the invalid recipient in a text, so that the form can refuse it. Florin's own kinds return no invalid
 * recipients here, because the form only warns of them.
 */
export function faultOf(
  text: string,
  kinds: readonly RecipientKind[] = [],
): WrongRecipient | undefined {
  const trimmed = text.trim();
  const read = kinds.flatMap(({ check }) => check(trimmed) ?? []);
  const wrong = read.filter(isWrong);
  // Another kind accepts the text, so it is not invalid.
  return wrong.length === read.length ? wrong[0] : undefined;
}
