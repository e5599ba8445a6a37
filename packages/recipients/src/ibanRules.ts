import { countrySpecs, validateIBAN, ValidationErrorsIBAN as Fault } from 'ibantools';
import type { CurrencyInfo } from '#src/domain/currency/currency';
import { readLinkDecimal } from '#src/domain/links/linkAmount';
import { decoded, leftOf, noteOf, onlyValueOf, partsOf } from '#src/domain/links/linkParts';
import type { PaymentLink, PaymentLinkRefusal } from '#src/domain/links/paymentLink';
import { accept, refuse, type Result } from '#src/domain/result';
import type {
  OtherRecipient,
  RecipientKind,
  WrongRecipient,
} from '#src/domain/recipients/recipientKind';

/**
 * The form of an IBAN: a country, check digits and an account. IBANs of a wrong length also match, so that the form can
 * show an error.
 */
const FORM = /^[A-Z]{2}\d{2}[A-Z\d]{6,34}$/;

/** The characters that people write between the groups of an IBAN. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}.·]/gu;

/**
 * Returns the electronic format of an IBAN: without separators and the word IBAN before it, in capital letters. NFKC
 * replaces full-width letters and digits.
 */
const compactOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(SEPARATORS, '')
    .toUpperCase()
    .replace(/^IBAN:?(?=[A-Z]{2}\d{2})/, '');

function mistakeIn(iban: string): WrongRecipient['sentence'] | undefined {
  const country = iban.slice(0, 2);
  const { errorCodes } = validateIBAN(iban);
  const has = (fault: Fault) => errorCodes.includes(fault);
  if (has(Fault.NoIBANCountry)) return { key: 'country', values: { country } };
  const most = countrySpecs[country]?.chars;
  if (has(Fault.WrongBBANLength) && typeof most === 'number')
    return { key: 'length', values: { country, most, count: iban.length } };
  if (has(Fault.WrongBBANFormat)) return { key: 'structure', values: { country } };
  // The standard never generates the check digits 00, 01 and 99, although an IBAN with them can have the right
  // remainder.
  return errorCodes.length > 0 || /^..(?:0[01]|99)/.test(iban) ? { key: 'checkDigits' } : undefined;
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
