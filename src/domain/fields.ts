import { isPlainDecimal, plainDecimal } from './money/digits';
import type { Decimal } from './money/money';
import { isDayAlone, isMoment } from './moment';
import { accept, refuse, type Result } from './result';
import {
  BOUNDS,
  checkText,
  firstCharacters,
  isBlank,
  isLongerThan,
  LEAST_PASSWORD,
  visible,
  type TextKind,
  type TextRefusal,
} from './text/text';
import { isEmail } from './user';

/*
 * The rules for the texts that Florin stores and exchanges. Forms, orders, the data on a device, backups, the readers
 * of a back end's responses and the example server use the same rules, so that each accepts what the others write.
 */

/**
 * The maximum lengths of texts that programs write. Descriptions, addresses and sentences are counted in visible
 * characters, ids and labels in UTF-16 code units.
 */
export const WRITTEN_BOUNDS = {
  /**
   * The description of a record. It is longer than a typed description, because a generated description consists of a
   * few words, such as "Sent to", and the recipient.
   */
  recordDescription: BOUNDS.recipient + 24,
  /** An address in a record of a back end. Some networks have longer addresses than a user can type. */
  recordAddress: 1_000,
  id: 256,
  /** A type, a status, or the symbol of a currency. */
  label: 64,
  /** A sentence of a back end for the user. */
  sentence: 1_000,
} as const;

/** Matches a non-negative amount: at most 36 digits before the decimal point, and at most 100 after it. */
const AMOUNT = /^(?:0|[1-9]\d{0,35})(?:\.\d{1,100})?$/;

/**
 * Returns whether a value is an amount that a ledger can hold: a decimal as text, without sign, exponent and redundant
 * zeros before the decimal point. The example server's tables have the same limit of 36 digits.
 */
export const isAmount = (value: unknown): value is Decimal =>
  typeof value === 'string' && AMOUNT.test(value);

/** The maximum number of characters of a number in a response. Longer numbers would take too long to read. */
const LONGEST_NUMBER = 100;

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;

/**
 * Reads a number of a back end, which may have a sign, an exponent, or redundant zeros: `1e5` is `100000`. Returns
 * undefined if the value is not decimal text, or if a ledger cannot hold it. JSON numbers are not read, because parsing
 * them can lose digits.
 */
export function decimalFrom(value: unknown): Decimal | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER || !NUMBER.test(value))
    return undefined;
  const plain = plainDecimal(value as Decimal);
  return isAmount(plain.replace('-', '')) ? plain : undefined;
}

const hasControl = (text: string) => /\p{Cc}/u.test(text);

interface Field {
  /** The kind of text that the user types, with its maximum length and its characters. Absent if no user types it. */
  readonly typed?: TextKind;
  readonly isOptional?: true;
  /** Returns whether a text has the form of the kind, such as an email address. */
  readonly hasForm?: (text: string) => boolean;
}

const FIELDS = {
  /** A first or last name, or the name of a contact. */
  personName: { typed: 'name' },
  email: { typed: 'email', hasForm: isEmail },
  /** A new password. Its white space is kept. */
  password: { typed: 'password', hasForm: (text) => isLongerThan(text, LEAST_PASSWORD - 1) },
  walletName: { typed: 'walletName' },
  walletType: { typed: 'walletType', isOptional: true },
  /** The recipient of a payment. `checkRecipientText` also refuses links and secrets. */
  recipient: { typed: 'recipient' },
  /** The description that the user types for a payment. */
  description: { typed: 'description', isOptional: true },
  recordDescription: {
    isOptional: true,
    hasForm: (text) => !hasControl(text) && !isLongerThan(text, WRITTEN_BOUNDS.recordDescription),
  },
  recordAddress: {
    isOptional: true,
    hasForm: (text) => !hasControl(text) && !isLongerThan(text, WRITTEN_BOUNDS.recordAddress),
  },
  /** An id or an idempotency key. */
  id: { hasForm: (text) => text.length <= WRITTEN_BOUNDS.id && !hasControl(text) },
  /** A type, a status, or the symbol of a currency. */
  label: { hasForm: (text) => text.length <= WRITTEN_BOUNDS.label && !hasControl(text) },
  /** An amount that a ledger can hold. */
  amount: { hasForm: isAmount },
  /** The amount of an order. It has no exponent, because amounts are compared as text. */
  orderAmount: { hasForm: (text) => isPlainDecimal(text) && !text.startsWith('-') },
  /** A timestamp in ISO 8601: a date, alone or with a time. */
  moment: { hasForm: isMoment },
  /** A date without a time. */
  day: { hasForm: (text) => isMoment(text) && isDayAlone(text) },
} as const satisfies Readonly<Record<string, Field>>;

/** A kind of text with a rule. */
export type FieldKind = keyof typeof FIELDS;

/** The reason why a value is refused. */
export type FieldRefusal =
  | TextRefusal
  /** The value is absent, blank, or not a text. */
  | { readonly kind: 'missing'; readonly field: FieldKind }
  /** The text does not have the form of its kind. A short password also has this refusal. */
  | { readonly kind: 'malformed'; readonly field: FieldKind };

/**
 * Checks a value from a user or another program by the rule of its kind. Returns the text, or the reason why it is
 * refused. Texts that users type are returned without the white space around them, except passwords. An optional text
 * may be blank, but not absent.
 */
export function checkField(kind: FieldKind, value: unknown): Result<string, FieldRefusal> {
  const { typed, isOptional, hasForm = () => true }: Field = FIELDS[kind];
  if (typeof value !== 'string' || (isBlank(value) && !isOptional))
    return refuse({ kind: 'missing', field: kind });
  if (!hasForm(value)) return refuse({ kind: 'malformed', field: kind });
  return typed === undefined ? accept(value) : checkText(value, typed);
}

/** Returns whether a value is a text in the form in which Florin writes this kind, without white space around it. */
export function isWritten(kind: FieldKind, value: unknown): value is string {
  const checked = checkField(kind, value);
  return checked.ok && checked.value === value;
}

/** Returns a text of at most `most` visible characters. A longer text is shortened, and ends with an ellipsis. */
export const shortText = (text: string, most: number): string =>
  isLongerThan(text, most) ? `${firstCharacters(text, most - 1).trimEnd()}…` : text;

/**
 * Returns a text from a back end as a line of at most `most` visible characters. Invisible characters become the
 * replacement character `U+FFFD`, and line breaks become spaces.
 */
export const shownLine = (text: string, most: number): string =>
  shortText(visible(text).trim(), most);
