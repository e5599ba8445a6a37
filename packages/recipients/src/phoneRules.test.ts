import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '#src/domain/currency/currency';
import { readPaymentLink } from '#src/domain/links/paymentLink';
import { RECIPIENT_KIND_LIST, readRecipient } from '#src/domain/recipients/recipient';
import { phoneRules } from './phoneRules';

const KINDS = [...RECIPIENT_KIND_LIST, phoneRules];

describe('a phone number', () => {
  // These numbers are reserved for fiction: by NANPA (555-01), by Ofcom, and by the Bundesnetzagentur.
  it.each([
    ['+1 202-555-0123', '+12025550123'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+49 30 23125 014', '+493023125014'],
    ['+49/30/23125014', '+493023125014'],
    ['+6834000', '+6834000'],
    ['+44 02079460018', '+442079460018'],
    ['+44\u00A0(0)\u00A020.7946.0018', '+442079460018'],
    ['+٤٤٢٠٧٩٤٦٠٠١٨', '+442079460018'],
    ['+४४ २० ७९४६ ००१८', '+442079460018'],
    ['＋４４ ２０ ７９４６ ００１８', '+442079460018'],
    ['+44–20‑7946−0018', '+442079460018'],
    ['  +12025550123 ', '+12025550123'],
  ])('may be written as %s', (text, number) => {
    expect(readRecipient(text, KINDS)).toEqual({
      kind: 'other',
      of: 'phone',
      text: number,
      checksum: 'none',
      sentence: { key: 'right' },
    });
  });

  it.each([
    ['+1234567890123456', 'unassigned'],
    ['+449876543210987654321', 'length'],
    ['+44 2', 'length'],
    ['+123456', 'unassigned'],
    ['+44 20 7946 00180', 'unassigned'],
    ['+1 (555) 010-0199', 'unassigned'],
    ['+999 123 4567', 'country'],
    ['+44 20 7946 0018 ext. 5', 'extension'],
    ['+1 202-555-0123 x99', 'extension'],
    ['+12025550123;ext=5', 'extension'],
    ['+0 30 23125014', 'country'],
    ['030 23125014', 'country'],
    ['(202) 555-0123', 'country'],
    ['0049 30 23125014', 'country'],
  ])('is wrong: %s', (text, key) => {
    expect(readRecipient(text, KINDS)).toMatchObject({ checksum: 'failed', sentence: { key } });
  });

  it.each(['+', '+-', '++12025550123', '+1202555012a', '12025550123', '5', 'Ana'])(
    'is not %s',
    (text) => {
      expect(readRecipient(text, KINDS)).toEqual({ kind: 'unknown' });
    },
  );

  it.each([
    ['+12025550123', ['+1', '202', '555', '0123']],
    ['+442079460018', ['+44', '20', '7946', '0018']],
    ['+3545551234', ['+354', '555', '1234']],
    ['+6834000', ['+683', '4000']],
    ['+999', ['+999']],
  ])('%s is shown in groups after the country code', (number, groups) => {
    expect(phoneRules.groups?.(number)).toEqual(groups);
  });
});

describe('a link to a phone number', () => {
  const read = (link: string) => readPaymentLink(link, CURRENCY_LIST, KINDS);

  // The examples of RFC 3966.
  it.each([
    ['tel:+1-201-555-0123', { recipient: '+1-201-555-0123', left: [] }],
    ['tel:+1-201-555-0123;ext=5', { recipient: '+1-201-555-0123', left: ['ext'] }],
    ['tel:7946-0018;phone-context=+44-20', { recipient: '+44-207946-0018', left: [] }],
  ])('fills in %s', (link, value) => {
    expect(read(link)).toEqual({ ok: true, value });
  });

  it.each([
    ['tel:7042;phone-context=example.com', { kind: 'no-address' }],
    ['tel:', { kind: 'no-address' }],
    ['tel:%', { kind: 'malformed' }],
  ])('is refused: %s', (link, refusal) => {
    expect(read(link)).toEqual({ ok: false, refusal });
  });
});
