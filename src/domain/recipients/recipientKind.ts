import type { CurrencyInfo } from '../currency/currency';
import type { PaymentLink, PaymentLinkRefusal } from '../links/linkReading';
import type { Result } from '../result';
import type { AddressForms, AddressNetwork } from './networks';

/** A text with the form of a recipient; it may be wrong. */
export interface WrittenRecipient {
  /** The text for comparisons: recipients with the same one are the same. */
  readonly compared: string;
  /** The beginning that recipients of this form share. Only recipients with a prefix are compared as look-alikes. */
  readonly prefix?: string;
}

/** How recipients of a kind are written. It is checked often, for each line of a long history. */
export interface RecipientForm {
  /** The name of the kind in lists and texts: `email`, `bitcoin`, `iban`. */
  readonly id: string;
  /** Reads a text without blanks around it only by its form; undefined for the text of another kind. */
  readonly written: (text: string) => WrittenRecipient | undefined;
  /** Whether it receives a currency; without it, it receives every currency. */
  readonly accepts?: (currency: CurrencyInfo) => boolean;
  /**
   * Returns the recipient as a payment contains it, such as an IBAN without spaces. Without this function, the typed text
   * is sent.
   */
  readonly normalize?: (text: string) => string;
}

/** The links of a scheme, with recipients of a kind. */
export interface RecipientLink {
  /** In lower case, without its colon: `payto`. */
  readonly scheme: string;
  /** Reads a link of the scheme. `currencies` are those to choose from. */
  readonly read: (
    link: string,
    currencies: readonly CurrencyInfo[],
  ) => Result<PaymentLink, PaymentLinkRefusal>;
}

/** A kind of recipient: its rules as functions. `FlorinProvider` takes the kinds of an app as `recipients`. */
export interface RecipientKind extends RecipientForm {
  /** Checks a text without blanks around it; undefined for the text of another kind. */
  readonly check: (text: string) => Recipient | undefined;
  /** The parts of a normalized recipient between which a space is shown. */
  readonly groups?: (text: string) => readonly string[];
  /** A normalized recipient in short, for the line of a list. */
  readonly shorten?: (text: string) => string;
  readonly link?: RecipientLink;
  /** The most characters, if they are more than 256. */
  readonly longest?: number;
}

/** A value of a placeholder. A moment is shown in the reader's language and time zone. */
export type SentenceValue = string | number | { readonly moment: string };

/** A sentence about a recipient: the key of its kind's text, and the values of the text's placeholders. */
export interface RecipientSentence<Value extends SentenceValue = SentenceValue> {
  readonly key: string;
  readonly values?: Readonly<Record<string, Value>>;
}

interface OtherText {
  readonly kind: 'other';
  /** The id of its kind. */
  readonly of: string;
  /** The recipient as it is sent, without the spaces between groups. */
  readonly text: string;
}

/** A recipient of a kind that an app adds, which is refused. */
export interface WrongRecipient extends OtherText {
  readonly checksum: 'failed';
  /** Why it is refused. */
  readonly sentence: RecipientSentence<string | number>;
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
  /** Whether its checksum is valid; an Ethereum address in one case has none. */
  readonly checksum: 'valid' | 'failed' | 'none';
}

/** The recipient in a text. */
export type Recipient =
  | { readonly kind: 'empty' | 'email' | 'link' | 'unknown' }
  | OtherRecipient
  | { [Network in AddressNetwork]: NetworkAddress<Network> }[AddressNetwork];

/** The first kind whose form a text has. */
export function formOf<Form extends RecipientForm>(
  text: string,
  forms: readonly Form[],
): Form | undefined {
  const trimmed = text.trim();
  return forms.find(({ written }) => written(trimmed) !== undefined);
}

/** A recipient as a payment has it: in the form of its kind, or as it was typed. */
export function normalized(text: string, forms: readonly RecipientForm[] = []): string {
  const { normalize } = formOf(text, forms) ?? {};
  return normalize ? normalize(text.trim()) : text;
}

/** A recipient in short, for the line of a list; undefined if its kind has no such form. */
export function shortened(text: string, kinds: readonly RecipientKind[] = []): string | undefined {
  return formOf(text, kinds)?.shorten?.(normalized(text, kinds));
}

/** The most characters of a recipient. */
export function longestOf(text: string, kinds: readonly RecipientKind[] = []): number | undefined {
  return formOf(text, kinds)?.longest;
}

const isWrong = (recipient: Recipient): recipient is WrongRecipient =>
  recipient.kind === 'other' && recipient.checksum === 'failed';

/** The recipient in a text, if its kind refuses it. Florin's own kinds refuse nothing, and the form warns instead. */
export function faultOf(
  text: string,
  kinds: readonly RecipientKind[] = [],
): WrongRecipient | undefined {
  const trimmed = text.trim();
  const read = kinds.flatMap(({ check }) => check(trimmed) ?? []);
  const wrong = read.filter(isWrong);
  // A text that another kind accepts is right.
  return wrong.length === read.length ? wrong[0] : undefined;
}
