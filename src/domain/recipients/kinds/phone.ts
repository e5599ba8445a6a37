import { decoded, leftOf, partsOf } from '../../links/linkParts';
import type { PaymentLink, PaymentLinkRefusal } from '../../links/linkReading';
import type { Result } from '../../result';
import { accept, refuse } from '../../result';
import type { OtherRecipient, RecipientKind } from '../recipientKind';

/** Digits with the separators that people write, after a plus sign. */
const INTERNATIONAL = /^\+[\d\s().\u2010-\u2015/-]*\d[\d\s().\u2010-\u2015/-]*$/;

/** A national number: it begins with a zero, or with a code in parentheses. */
const NATIONAL = /^[0(][\d\s().\u2010-\u2015/-]{6,}$/;

/**
 * The form of E.164: a country code, which does not begin with a zero, and at most 15 digits in total. No country has
 * numbers with fewer than 7 digits.
 */
const E164 = /^\+[1-9]\d{6,14}$/;

const isWritten = (text: string): boolean => INTERNATIONAL.test(text) || NATIONAL.test(text);

/**
 * Returns the form of E.164: a plus sign and digits. The `(0)` of `+44 (0)20` is removed, because it is not dialled
 * from abroad.
 */
const compactOf = (text: string): string =>
  text.replace(/^(\+\d[\d\s]*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '');

function check(text: string): OtherRecipient | undefined {
  if (!isWritten(text)) return undefined;
  const number = compactOf(text);
  const other = { kind: 'other', of: 'phone', text: number } as const;
  if (E164.test(number)) return { ...other, checksum: 'none', sentence: { key: 'right' } };
  const key = number.startsWith('+') && !number.startsWith('+0') ? 'length' : 'country';
  return { ...other, checksum: 'failed', sentence: { key } };
}

/**
 * The country code of a number. The codes of one and two digits are listed (ITU-T E.164, annex); all other codes have
 * three.
 */
const COUNTRY_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Reads a link of RFC 3966 with a global number: `tel:+1-201-555-0123`. */
function readLink(link: string): Result<PaymentLink, PaymentLinkRefusal> {
  const parts = partsOf(link);
  if (!parts.ok) return parts;
  const [number = '', ...parameters] = parts.value.path.split(';');
  const recipient = decoded(number);
  if (recipient === null) return refuse({ kind: 'malformed' });
  if (!INTERNATIONAL.test(recipient)) return refuse({ kind: 'no-address' });
  const names = parameters.map((parameter) => parameter.split('=')[0] ?? '').filter(Boolean);
  return accept({ recipient, left: [...names, ...leftOf(parts.value, [])] });
}

/** The rules of phone numbers (E.164). Only the syntax is checked. A phone number receives every currency. */
export const phoneRules: RecipientKind = {
  id: 'phone',
  written: (text) => (isWritten(text) ? { compared: compactOf(text) } : undefined),
  check,
  normalize: compactOf,
  groups: (number) => {
    const [code = ''] = COUNTRY_CODE.exec(number) ?? [];
    return [code, ...(number.slice(code.length).match(/\d{3}(?=\d{2})|\d+/g) ?? [])];
  },
  shorten: (number) => number,
  link: { scheme: 'tel', read: readLink },
};
