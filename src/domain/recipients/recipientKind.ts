import type { CurrencyInfo } from '../currency/currency';
import type { PaymentLink, PaymentLinkRefusal } from '../links/linkReading';
import type { Result } from '../result';
import type { AddressForms, AddressNetwork } from './networks';

/** A text with the form of a recipient. The recipient may be wrong. */
export interface WrittenRecipient {
  /** The text for comparisons. Recipients with the same text here are the same recipient. */
  readonly compared: string;
  /** The beginning that recipients of this form share. Only recipients with a prefix are compared as look-alikes. */
  readonly prefix?: string;
}

/**
 * How recipients of a kind are written. The functions must be fast, because they are called for each record of a long
 * history.
 */
export interface RecipientForm {
  /** The name of the kind in lists and texts: `email`, `bitcoin`, `iban`. */
  readonly id: string;
  /** Recognises a trimmed text only by its form. Returns undefined for the text of another kind. */
  readonly written: (text: string) => WrittenRecipient | undefined;
  /** Whether a recipient of this kind receives a currency. By default it receives every currency. */
  readonly accepts?: (currency: CurrencyInfo) => boolean;
  /**
   * Returns the text that a payment contains, such as an IBAN without spaces. By default the payment contains the typed
   * text.
   */
  readonly normalize?: (text: string) => string;
}

/** The payment links of a kind of recipient. */
export interface RecipientLink {
  /** The scheme in lower case, without the colon: `payto`. */
  readonly scheme: string;
  /** Reads a link with the scheme. `currencies` are the currencies that the user can choose. */
  readonly read: (
    link: string,
    currencies: readonly CurrencyInfo[],
  ) => Result<PaymentLink, PaymentLinkRefusal>;
}

/** The rules of a kind of recipient. An app passes its kinds to `FlorinProvider` as `recipients`. */
export interface RecipientKind extends RecipientForm {
  /** Checks a trimmed text. Returns undefined for the text of another kind. */
  readonly check: (text: string) => Recipient | undefined;
  /** Splits a normalized recipient into the groups that are shown with spaces between them. */
  readonly groups?: (text: string) => readonly string[];
  /** Shortens a normalized recipient for a list. */
  readonly shorten?: (text: string) => string;
  readonly link?: RecipientLink;
}

/**
 * A sentence about a recipient: the key of a text of the recipient's kind, and the values of the placeholders in the
 * text.
 */
export interface RecipientSentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface OtherText {
  readonly kind: 'other';
  /** The id of the recipient's kind. */
  readonly of: string;
  /** The normalized recipient, without spaces between groups. */
  readonly text: string;
}

/** A refused recipient of a kind that an app adds. */
export interface WrongRecipient extends OtherText {
  readonly checksum: 'failed';
  /** Why the recipient is refused. */
  readonly sentence: RecipientSentence;
}

/** A recipient of a kind that an app adds. */
export type OtherRecipient =
  | WrongRecipient
  | (OtherText & {
      /** The result of the check digits or the checksum. */
      readonly checksum: 'valid' | 'none';
      /** The description of the recipient, such as its kind and country. */
      readonly sentence: RecipientSentence;
    });

/** An address of a network. */
export interface NetworkAddress<Network extends AddressNetwork = AddressNetwork> {
  readonly kind: 'address';
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /** Whether the checksum is valid. An Ethereum address in only one case has no checksum. */
  readonly checksum: 'valid' | 'failed' | 'none';
}

/** The recipient in a text. */
export type Recipient =
  | { readonly kind: 'empty' | 'email' | 'link' | 'unknown' }
  /** An address with another network before it, such as `matic:0x…` (ERC-3770). */
  | { readonly kind: 'other-network'; readonly network: string }
  | OtherRecipient
  | { [Network in AddressNetwork]: NetworkAddress<Network> }[AddressNetwork];

/** The first of `forms` that recognises a text. */
export function formOf<Form extends RecipientForm>(
  text: string,
  forms: readonly Form[],
): Form | undefined {
  const trimmed = text.trim();
  return forms.find(({ written }) => written(trimmed) !== undefined);
}

/** The text that a payment contains: normalized by the first of `forms` that recognises it, or as it was typed. */
export function normalizedBy(text: string, forms: readonly RecipientForm[]): string {
  const { normalize } = formOf(text, forms) ?? {};
  return normalize ? normalize(text.trim()) : text;
}

/** The groups of a recipient; undefined if its kind defines none. */
export function groupsOf(
  text: string,
  kinds: readonly RecipientKind[] = [],
): readonly string[] | undefined {
  return formOf(text, kinds)?.groups?.(normalizedBy(text, kinds));
}

/** A recipient with spaces between the groups of its kind. If its kind defines no groups, it is only trimmed. */
export function spaced(text: string, kinds?: readonly RecipientKind[]): string {
  return groupsOf(text, kinds)?.join(' ') ?? text.trim();
}

/**
 * A recipient as a list shows it: shortened by its kind, or in the groups of its kind. Undefined if its kind defines
 * neither.
 */
export function shortened(text: string, kinds: readonly RecipientKind[] = []): string | undefined {
  return (
    formOf(text, kinds)?.shorten?.(normalizedBy(text, kinds)) ?? groupsOf(text, kinds)?.join(' ')
  );
}

const isWrong = (recipient: Recipient): recipient is WrongRecipient =>
  recipient.kind === 'other' && recipient.checksum === 'failed';

/**
 * Returns the recipient in a text if its kind refuses the recipient. Florin's own kinds refuse no recipient; the form
 * shows a warning instead.
 */
export function faultOf(
  text: string,
  kinds: readonly RecipientKind[] = [],
): WrongRecipient | undefined {
  const trimmed = text.trim();
  const read = kinds.flatMap(({ check }) => check(trimmed) ?? []);
  const wrong = read.filter(isWrong);
  // If any kind accepts the text, the recipient is not refused.
  return wrong.length === read.length ? wrong[0] : undefined;
}
