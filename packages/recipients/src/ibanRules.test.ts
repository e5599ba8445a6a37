import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_LIST } from '#src/domain/currency/currency';
import { readPaymentLink } from '#src/domain/links/paymentLink';
import { paymentText } from '#src/domain/recipients/address';
import { RECIPIENT_KIND_LIST, readRecipient } from '#src/domain/recipients/recipient';
import { ibanRules } from './ibanRules';

const KINDS = [...RECIPIENT_KIND_LIST, ibanRules];

/** Examples of the IBAN registry, in its notation with spaces. */
const EXAMPLES = [
  'AD12 0001 2030 2003 5910 0100',
  'AE07 0331 2345 6789 0123 456',
  'AT61 1904 3002 3457 3201',
  'BE68 5390 0754 7034',
  'BR18 0036 0305 0000 1000 9795 493C 1',
  'CH93 0076 2011 6238 5295 7',
  'DE89 3704 0044 0532 0130 00',
  'ES91 2100 0418 4502 0005 1332',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'IT60 X054 2811 1010 0000 0123 456',
  'LC55 HEMM 0001 0001 0012 0012 0002 3015',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'PL61 1090 1014 0000 0712 1981 2874',
  'SA03 8000 0000 6080 1016 7519',
  'TR33 0006 1005 1978 6457 8413 26',
] as const;

describe('an IBAN', () => {
  it.each([...EXAMPLES, 'GB82 WEST 1234 5698 7654 32'])('is valid: %s', (iban) => {
    expect(readRecipient(iban, KINDS)).toEqual({
      kind: 'other',
      of: 'iban',
      text: iban.replaceAll(' ', ''),
      checksum: 'valid',
      sentence: { key: 'right' },
    });
  });

  it.each([
    'DE89370400440532013000',
    'de89370400440532013000',
    ' DE89 3704 0044 0532 0130 00 ',
    'DE89\u00A03704\u20090044\u202F0532 013000',
    'IBAN DE89 3704 0044 0532 0130 00',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'iban\u00A0de89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000',
    'IBANDE89370400440532013000',
    'DE89-3704-0044-0532-0130-00',
    'DE89\u20113704\u20130044 0532-0130-00',
    'DE89.3704.0044.0532.0130.00',
    'ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００',
  ])('may be written as %j', (text) => {
    expect(readRecipient(text, KINDS)).toMatchObject({
      text: 'DE89370400440532013000',
      checksum: 'valid',
    });
    expect(ibanRules.normalize?.(text)).toBe('DE89370400440532013000');
  });

  it.each([
    ['DE89 3704 0044 0532 0130 01', { key: 'checkDigits' }],
    ['DE98 3704 0044 0532 0130 00', { key: 'checkDigits' }],
    ['GB82 WEST 1234 5698 7654 23', { key: 'checkDigits' }],
    [
      'DE89 3704 0044 0532 0130 0',
      { key: 'length', values: { country: 'DE', most: 22, count: 21 } },
    ],
    [
      'DE89 3704 0044 0532 0130 000',
      { key: 'length', values: { country: 'DE', most: 22, count: 23 } },
    ],
    ['NO93 8601 1117 94', { key: 'length', values: { country: 'NO', most: 15, count: 14 } }],
    ['DE67 AAAA AAAA AAAA AAAA AA', { key: 'structure', values: { country: 'DE' } }],
    ['GB82 1234 5698 7654 32WE ST', { key: 'structure', values: { country: 'GB' } }],
    // The check digits of the IBAN are correct, but not those of the Norwegian account.
    ['NO12 8601 1117 948', { key: 'checkDigits' }],
    ['XX82 WEST 1234 5698 7654 32', { key: 'country', values: { country: 'XX' } }],
  ])('is wrong: %s', (text, sentence) => {
    expect(readRecipient(text, KINDS)).toMatchObject({ of: 'iban', checksum: 'failed', sentence });
  });

  // An IBAN with the check digits 00, 01 or 99 can also have the remainder 1, but the standard never generates these
  // digits.
  it.each(['00', '01', '99'])('never has the check digits %s', (digits) => {
    const remainders = Array.from({ length: 2_000 }, (_, account) =>
      ibanRules.check(`NO${digits}${String(account).padStart(11, '0')}`),
    );
    expect(
      remainders.filter((read) => read?.kind === 'other' && read.checksum === 'valid'),
    ).toEqual([]);
  });

  it('detects each changed digit or letter, and each swapped pair of digits', () => {
    const iban = 'GB82WEST12345698765432';
    const isValid = (text: string) => {
      const read = readRecipient(text, KINDS);
      return read.kind === 'other' && read.checksum === 'valid';
    };
    const undetected: string[] = [];
    for (const [at, character] of Array.from(iban).entries()) {
      const alike = /\d/.test(character) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
      for (const other of alike.replace(character, '')) {
        const changed = iban.slice(0, at) + other + iban.slice(at + 1);
        if (isValid(changed)) undetected.push(changed);
      }
      const next = iban.charAt(at + 1);
      const swapped = iban.slice(0, at) + next + character + iban.slice(at + 2);
      if (/\d\d/.test(character + next) && isValid(swapped)) undetected.push(swapped);
    }
    expect(undetected).toEqual([]);
  });

  it.each(['DE89', 'DE89 3704', 'Ana', 'AB12345', 'rent@example.com', '+49 30 901820', ''])(
    'is not %j',
    (text) => {
      expect(readRecipient(text, KINDS).kind).not.toBe('other');
    },
  );

  it('is not an address of another kind', () => {
    const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(readRecipient(segwit, KINDS)).toEqual(readRecipient(segwit));
  });

  it('is shown in groups of four, and in short by its ends', () => {
    expect(ibanRules.groups?.('NO9386011117947')).toEqual(['NO93', '8601', '1117', '947']);
    expect(ibanRules.shorten?.('DE89370400440532013000')).toBe('DE89 … 3000');
  });
});

describe('a link to an account', () => {
  const read = (link: string) => readPaymentLink(link, CURRENCY_LIST, KINDS);

  it.each([
    ['payto://iban/DE75512108001245126199', { recipient: 'DE75512108001245126199', left: [] }],
    [
      'payto://iban/DE75512108001245126199?amount=EUR:200.0&message=hello',
      {
        recipient: 'DE75512108001245126199',
        currency: 'eur',
        amount: '200',
        note: 'hello',
        left: [],
      },
    ],
    [
      'PAYTO://IBAN/SOGEDEFFXXX/DE75512108001245126199?receiver-name=Ana&amount=eur:1.5',
      {
        recipient: 'DE75512108001245126199',
        currency: 'eur',
        amount: '1.5',
        left: ['receiver-name'],
      },
    ],
    [
      'payto://iban/DE89%203704%200044%200532%200130%2000',
      { recipient: 'DE89 3704 0044 0532 0130 00', left: [] },
    ],
  ])('fills in %s', (link, value) => {
    expect(read(link)).toEqual({ ok: true, value });
  });

  it.each([
    ['payto://iban/', { kind: 'no-address' }],
    ['payto://iban', { kind: 'no-address' }],
    ['payto://iban/?amount=EUR:1', { kind: 'no-address' }],
    ['payto://iban/SOGEDEFFXXX/', { kind: 'no-address' }],
    ['payto://iban/a/b/DE75512108001245126199', { kind: 'no-address' }],
    ['payto:iban/DE75512108001245126199', { kind: 'no-address' }],
    ['payto://', { kind: 'no-address' }],
    ['payto://iban/Ana', { kind: 'no-address' }],
    ['payto://iban/%', { kind: 'malformed' }],
    ['payto://ach/122000661/1234', { kind: 'other-request', name: 'ach' }],
    ['payto://iban/DE75512108001245126199?amount=5', { kind: 'not-a-number', text: '5' }],
    ['payto://iban/DE75512108001245126199?amount=EUR:', { kind: 'not-a-number', text: '' }],
    ['payto://iban/DE75512108001245126199?amount=EUR:0', { kind: 'not-positive' }],
    [
      'payto://iban/DE75512108001245126199?amount=XTS:5',
      { kind: 'unknown-currency', scheme: 'XTS' },
    ],
    [
      'payto://iban/DE75512108001245126199?amount=EUR:1.005',
      { kind: 'too-many-decimals', decimals: 2, symbol: 'EUR' },
    ],
    [
      'payto://iban/DE75512108001245126199?amount=EUR:1&amount=EUR:2',
      { kind: 'repeated-parameter', name: 'amount' },
    ],
  ])('is refused: %s', (link, refusal) => {
    expect(read(link)).toEqual({ ok: false, refusal });
  });

  it('is an ordinary text if the app does not add the kind', () => {
    expect(readPaymentLink('payto://iban/DE75512108001245126199', CURRENCY_LIST)).toBeNull();
  });

  it('equals the link that a currency with this scheme writes', () => {
    const euro = { ...CURRENCIES.eur, paymentLink: 'payto://iban/{address}?amount=EUR:{amount}' };
    const text = paymentText(euro, 'DE89370400440532013000', '12.5');
    expect(text).toBe('payto://iban/DE89370400440532013000?amount=EUR:12.5');
    expect(readPaymentLink(text, [euro], KINDS)).toEqual({
      ok: true,
      value: { recipient: 'DE89370400440532013000', currency: 'eur', amount: '12.5', left: [] },
    });
  });
});
