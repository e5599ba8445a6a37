import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkField,
  isAmount,
  isWritten,
  shownLine,
  WRITTEN_BOUNDS,
  type FieldKind,
} from './fields';
import { defaultDescription } from './history/transaction';
import { BOUNDS, isLongerThan } from './text/text';

const FAMILY = '👨‍👩‍👧‍👦';

const AT = '2026-03-01T12:00:00.000Z';

describe('a text is accepted without the white space around it', () => {
  it.each<[FieldKind, string, string]>([
    ['personName', ' Ana ', 'Ana'],
    ['personName', 'ليلى', 'ليلى'],
    ['personName', FAMILY.repeat(64), FAMILY.repeat(64)],
    ['email', ' ana@florin.example\t', 'ana@florin.example'],
    ['walletName', ' Trip ', 'Trip'],
    ['walletType', '', ''],
    ['walletType', 'joint account', 'joint account'],
    ['recipient', ' ana@florin.example', 'ana@florin.example'],
    ['description', '', ''],
    ['description', ' Rent ', 'Rent'],
    ['password', '  eight  ', '  eight  '],
    ['recordDescription', ' Rent ', ' Rent '],
    ['recordDescription', '', ''],
    ['recordAddress', '', ''],
    ['id', 'pay/2026#1', 'pay/2026#1'],
    ['label', 'on-hold', 'on-hold'],
    ['amount', '12.50', '12.50'],
    ['orderAmount', '012.50', '012.50'],
    ['moment', AT, AT],
    ['moment', '2026-03-01', '2026-03-01'],
    ['day', '2026-03-01', '2026-03-01'],
  ])('%s: %j', (kind, given, value) => {
    expect(checkField(kind, given)).toEqual({ ok: true, value });
  });
});

describe('a value is refused', () => {
  it.each<[FieldKind, unknown, object]>([
    ['personName', undefined, { kind: 'missing', field: 'personName' }],
    ['personName', 7, { kind: 'missing', field: 'personName' }],
    ['personName', ' \t', { kind: 'missing', field: 'personName' }],
    ['personName', 'A\0na', { kind: 'invisible-characters', field: 'name' }],
    ['personName', 'A\u202Ena', { kind: 'invisible-characters', field: 'name' }],
    ['personName', 'a'.repeat(65), { kind: 'too-long', field: 'name', most: 64 }],
    ['email', '', { kind: 'missing', field: 'email' }],
    ['email', 'javascript:alert(1)', { kind: 'malformed', field: 'email' }],
    ['email', 'ana\u200B@florin.example', { kind: 'invisible-characters', field: 'email' }],
    ['email', `${'a'.repeat(250)}@b.co`, { kind: 'too-long', field: 'email', most: 254 }],
    ['password', 'x', { kind: 'malformed', field: 'password' }],
    ['password', 'x'.repeat(129), { kind: 'too-long', field: 'password', most: 128 }],
    ['walletName', '', { kind: 'missing', field: 'walletName' }],
    ['walletName', 'w'.repeat(41), { kind: 'too-long', field: 'walletName', most: 40 }],
    ['walletType', null, { kind: 'missing', field: 'walletType' }],
    ['walletType', 't'.repeat(41), { kind: 'too-long', field: 'walletType', most: 40 }],
    ['walletType', 'a\u202Eb', { kind: 'invisible-characters', field: 'walletType' }],
    ['recipient', ' ', { kind: 'missing', field: 'recipient' }],
    ['description', 'd'.repeat(141), { kind: 'too-long', field: 'description', most: 140 }],
    ['description', 'a\nb', { kind: 'invisible-characters', field: 'description' }],
    ['recordDescription', 'a\0b', { kind: 'malformed', field: 'recordDescription' }],
    ['recordDescription', 'd'.repeat(281), { kind: 'malformed', field: 'recordDescription' }],
    ['recordAddress', 'a'.repeat(1_001), { kind: 'malformed', field: 'recordAddress' }],
    ['id', '', { kind: 'missing', field: 'id' }],
    ['id', 'i'.repeat(257), { kind: 'malformed', field: 'id' }],
    ['id', 'a\0', { kind: 'malformed', field: 'id' }],
    ['label', 'l'.repeat(65), { kind: 'malformed', field: 'label' }],
    ['orderAmount', '-1', { kind: 'malformed', field: 'orderAmount' }],
    ['orderAmount', '1e5', { kind: 'malformed', field: 'orderAmount' }],
    ['day', AT, { kind: 'malformed', field: 'day' }],
    ['day', '2024-02-30', { kind: 'malformed', field: 'day' }],
  ])('%s: %j', (kind, value, refusal) => {
    expect(checkField(kind, value)).toEqual({ ok: false, refusal });
  });

  it.each(['1e99', '0002847.32', '-1', '+1', '1.', '.5', '1,5', '9'.repeat(37), '', 'NaN', 12])(
    'as an amount: %j',
    (value) => {
      expect(isAmount(value)).toBe(false);
      expect(checkField('amount', value).ok).toBe(false);
    },
  );

  it.each([
    '0000-01-01T00:00:00Z',
    '0000-06-15',
    '2024-02-30',
    '2024-02-30T10:00:00+02:00',
    '2026-03-01T25:00:00Z',
    '2026-03-01 10:00 (a comment)',
    'Sun Mar 01 2026',
    '+012026-03-01T10:00:00Z',
    '-000001-03-01',
  ])('as a moment: %s', (value) => {
    expect(checkField('moment', value).ok).toBe(false);
  });
});

it.each([
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-03-01T10:00:00+05:30',
  '2026-03-01T10:00:00.123456789-08:00',
  '2026-03-01 10:00Z',
])('%s is a moment', (value) => {
  expect(isWritten('moment', value)).toBe(true);
});

it('a written text is one that needs no change', () => {
  expect(isWritten('walletName', 'Trip')).toBe(true);
  expect(isWritten('walletName', ' Trip')).toBe(false);
  expect(isWritten('walletName', 'T\u202Erip')).toBe(false);
});

it.each([
  'Sent to ',
  // The example server writes this description for the recipient.
  'Received from ',
])('a description of "%s" and the longest recipient fits into a record', (words) => {
  const recipient = FAMILY.repeat(BOUNDS.recipient);
  expect(defaultDescription('')).toBe('Sent to ');
  expect(isWritten('recordDescription', words + recipient)).toBe(true);
});

describe('a line of a text from a back end', () => {
  it.each([
    ['Rent', 'Rent'],
    [' two\r\nlines ', 'two lines'],
    ['a\0b', 'a\uFFFDb'],
    ['123456789', '123456789'],
    ['1234567890', '1234567890'],
    ['12345678901', '123456789…'],
    ['12345678 01', '12345678…'],
    [FAMILY.repeat(11), `${FAMILY.repeat(9)}…`],
  ])('%j is %j', (text, line) => {
    expect(shownLine(text, 10)).toBe(line);
  });

  it('fits into a record, and stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const line = shownLine(text, WRITTEN_BOUNDS.recordDescription);
        expect(isWritten('recordDescription', line)).toBe(true);
        expect(shownLine(line, WRITTEN_BOUNDS.recordDescription)).toBe(line);
        expect(isLongerThan(line, WRITTEN_BOUNDS.recordDescription)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});
