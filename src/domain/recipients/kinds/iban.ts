import type { CurrencyInfo } from '../../currency/currency';
import { readLinkDecimal } from '../../links/linkAmount';
import { decoded, leftOf, noteOf, onlyValueOf, partsOf } from '../../links/linkParts';
import type { PaymentLink, PaymentLinkRefusal } from '../../links/linkReading';
import type { Result } from '../../result';
import { accept, refuse } from '../../result';
import type { OtherRecipient, RecipientKind, WrongRecipient } from '../recipientKind';

/** The countries of the IBAN registry (ISO 13616, release of 2025) by the length of their IBANs. */
const COUNTRIES: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

/** The length of an IBAN by its country, two capital letters. */
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(COUNTRIES).flatMap(([length, codes]) =>
    codes.split(' ').map((code) => [code, Number(length)] as const),
  ),
);

/**
 * The form of an IBAN: a country, check digits and an account. IBANs of a wrong length also match, so that the form can
 * show an error.
 */
const FORM = /^[A-Z]{2}\d{2}[A-Z\d]{6,34}$/;

/** Returns the electronic format of an IBAN: without spaces, in capital letters. */
const compactOf = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Whether the check digits are correct (ISO 7064, MOD 97-10). The country and the check digits move to the end, and
 * letters become the numbers 10 to 35. The resulting number modulo 97 must be 1. The check digits are never 00, 01 or
 * 99.
 */
function hasCheckDigits(iban: string): boolean {
  if (/^..(?:0[01]|99)/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

function mistakeIn(iban: string): WrongRecipient['sentence'] | undefined {
  const country = iban.slice(0, 2);
  const most = IBAN_LENGTHS.get(country);
  if (most === undefined) return { key: 'country', values: { country } };
  if (iban.length !== most) return { key: 'length', values: { country, most, count: iban.length } };
  return hasCheckDigits(iban) ? undefined : { key: 'checkDigits' };
}

function check(text: string): OtherRecipient | undefined {
  const iban = compactOf(text);
  if (!FORM.test(iban)) return undefined;
  const mistake = mistakeIn(iban);
  const other = { kind: 'other', of: 'iban', text: iban } as const;
  return mistake
    ? { ...other, checksum: 'failed', sentence: mistake }
    : { ...other, checksum: 'valid', sentence: { key: 'right' } };
}

/** An amount with its currency, as RFC 8905 writes it: `EUR:200.0`. */
const AMOUNT = /^([A-Z]{1,11}):(.*)$/i;

/** Reads an amount and its currency, which must be in `currencies`. */
function readAmount(
  text: string,
  currencies: readonly CurrencyInfo[],
): Result<Pick<PaymentLink, 'currency' | 'amount'>, PaymentLinkRefusal> {
  const [, code = '', number = ''] = AMOUNT.exec(text) ?? [];
  if (code === '') return refuse({ kind: 'not-a-number', text });
  const currency = currencies.find(({ symbol }) => symbol === code.toUpperCase());
  if (!currency) return refuse({ kind: 'unknown-currency', scheme: code });
  const amount = readLinkDecimal(number, currency);
  return amount.ok ? accept({ currency: currency.id, amount: amount.value }) : amount;
}

/**
 * Reads a link of RFC 8905: `payto://iban/DE75512108001245126199?amount=EUR:200&message=Rent`. The bank's BIC may
 * precede the IBAN. A target type other than `iban` is refused.
 */
function readLink(
  link: string,
  currencies: readonly CurrencyInfo[],
): Result<PaymentLink, PaymentLinkRefusal> {
  const parts = partsOf(link);
  if (!parts.ok) return parts;
  const [before = '', authority = '', target = '', ...path] = parts.value.path.split('/');
  if (before !== '' || authority !== '' || target === '') return refuse({ kind: 'no-address' });
  if (target.toLowerCase() !== 'iban') return refuse({ kind: 'other-request', name: target });
  const recipient = decoded(path.at(-1) ?? '');
  if (recipient === null) return refuse({ kind: 'malformed' });
  if (path.length > 2 || !FORM.test(compactOf(recipient))) return refuse({ kind: 'no-address' });
  const typed = onlyValueOf(parts.value, 'amount');
  if (!typed.ok) return typed;
  const message = onlyValueOf(parts.value, 'message');
  if (!message.ok) return message;
  const money = typed.value === undefined ? accept({}) : readAmount(typed.value, currencies);
  if (!money.ok) return money;
  const note = noteOf(message.value);
  return accept({
    recipient,
    ...money.value,
    ...(note === undefined ? {} : { note }),
    left: leftOf(parts.value, note === undefined ? ['amount'] : ['amount', 'message']),
  });
}

/** The rules of IBANs (ISO 13616), the numbers of bank accounts. An IBAN receives only fiat currencies. */
export const ibanRules: RecipientKind = {
  id: 'iban',
  written: (text) => {
    const compared = compactOf(text);
    return FORM.test(compared) ? { compared, prefix: compared.slice(0, 2) } : undefined;
  },
  check,
  accepts: ({ type }) => type === 'fiat',
  normalize: compactOf,
  groups: (iban) => iban.match(/.{1,4}/g) ?? [],
  shorten: (iban) => `${iban.slice(0, 4)} … ${iban.slice(-4)}`,
  link: { scheme: 'payto', read: readLink },
};
