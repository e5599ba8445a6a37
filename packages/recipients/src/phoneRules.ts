import { ParseError, parsePhoneNumberWithError, type PhoneNumber } from 'libphonenumber-js/max';
import { decoded, leftOf, partsOf } from '#src/domain/links/linkParts';
import type { PaymentLink, PaymentLinkRefusal } from '#src/domain/links/paymentLink';
import { inPlainDigits } from '#src/domain/money/typedNumber';
import { accept, refuse, type Result } from '#src/domain/result';
import type { OtherRecipient, RecipientKind } from '#src/domain/recipients/recipientKind';

/** Digits with the separators that people write. */
const DIGITS = String.raw`[\d\s().\p{Pd}\u2212/]*\d[\d\s().\p{Pd}\u2212/]*`;

/** An extension after the number, such as `ext. 5`. */
const EXTENSION = String.raw`(?:[\s,;]*(?:ext(?:ension|n)?\.?|x|#)[\s:=]*\d{1,9})?`;

/** A number with a country code, after a plus sign. */
const INTERNATIONAL = new RegExp(`^\\+${DIGITS}${EXTENSION}$`, 'iu');

/** A national number: it begins with a zero, or with a code in parentheses. */
const NATIONAL = /^[0(][\d\s().\p{Pd}\u2212/]{6,}$/u;

/** Returns a number with the digits 0 to 9 and an ordinary plus sign. NFKC replaces full-width characters. */
const plainOf = (text: string): string =>
  inPlainDigits(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).trim();

/** Reads an international number. Returns the reason if it is too short or too long, or its country code is unknown. */
function read(number: string): PhoneNumber | ParseError {
  try {
    return parsePhoneNumberWithError(number, { extract: false });
  } catch (cause) {
    if (cause instanceof ParseError) return cause;
    throw cause;
  }
}

/** Returns the form of E.164, a plus sign and digits, and adds the extension if the number has one. */
function compactOf(text: string): string {
  const plain = plainOf(text);
  const number = INTERNATIONAL.test(plain) ? read(plain) : undefined;
  if (!number || number instanceof ParseError) return plain.replaceAll(/[^+\d]/g, '');
  return number.number + (number.ext === undefined ? '' : ` ext. ${number.ext}`);
}

/** Returns the message key of a mistake in a number, or undefined if the number is valid. */
function mistakeIn(plain: string): string | undefined {
  if (!INTERNATIONAL.test(plain)) return 'country';
  const number = read(plain);
  if (number instanceof ParseError)
    return number.message === 'INVALID_COUNTRY' ? 'country' : 'length';
  if (!number.isValid()) return 'unassigned';
  return number.ext === undefined ? undefined : 'extension';
}

function check(text: string): OtherRecipient | undefined {
  const plain = plainOf(text);
  if (!INTERNATIONAL.test(plain) && !NATIONAL.test(plain)) return undefined;
  const key = mistakeIn(plain);
  const other = { kind: 'other', of: 'phone', text: compactOf(text) } as const;
  return key === undefined
    ? { ...other, checksum: 'none', sentence: { key: 'right' } }
    : { ...other, checksum: 'failed', sentence: { key } };
}

/** Reads a link of RFC 3966: `tel:+1-201-555-0123`, or `tel:7946-0958;phone-context=+4420`. */
function readLink(link: string): Result<PaymentLink, PaymentLinkRefusal> {
  const parts = partsOf(link);
  if (!parts.ok) return parts;
  const [number = '', ...parameters] = parts.value.path.split(';');
  const local = decoded(number);
  if (local === null) return refuse({ kind: 'malformed' });
  const context = parameters
    .map((parameter) => /^phone-context=(\+[\d-]+)$/i.exec(parameter)?.[1])
    .find((prefix) => prefix !== undefined);
  const recipient = local.startsWith('+') || context === undefined ? local : context + local;
  if (!INTERNATIONAL.test(plainOf(recipient))) return refuse({ kind: 'no-address' });
  const names = parameters.map((parameter) => parameter.split('=')[0] ?? '').filter(Boolean);
  const ignored = names.filter((name) => name.toLowerCase() !== 'phone-context' || !context);
  return accept({ recipient, left: [...ignored, ...leftOf(parts.value, [])] });
}

/**
 * The rules of phone numbers (E.164), from libphonenumber. They do not check whether a number has an owner. A phone
 * number receives every currency.
 */
export const phoneRules: RecipientKind = {
  id: 'phone',
  written: (text) => {
    const plain = plainOf(text);
    return INTERNATIONAL.test(plain) || NATIONAL.test(plain)
      ? { compared: compactOf(text) }
      : undefined;
  },
  check,
  normalize: compactOf,
  groups: (text) => {
    const number = read(text);
    return number instanceof ParseError ? [text] : number.formatInternational().split(' ');
  },
  link: { scheme: 'tel', read: readLink },
};
