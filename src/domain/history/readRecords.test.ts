import { describe, expect, it } from 'vitest';
import { readRecord, readRecords, unreadableOf } from './readRecords';
import { isUnreadable } from './transaction';

const AT = '2025-11-21T10:00:00.000Z';

const SOUND = {
  id: 'tx-1',
  type: 'receive',
  amount: '12.50',
  currency: 'USD',
  timestamp: AT,
  status: 'completed',
  description: 'Rent',
};

const isReadable = (changes: object) => !isUnreadable(readRecord({ ...SOUND, ...changes }));

describe('a transaction that can be read', () => {
  it('is returned as the same object', () => {
    expect(readRecord(SOUND)).toBe(SOUND);
    const withFee = { ...SOUND, fee: '0', fromAddress: 'ana@florin.example', later: true };
    expect(readRecord(withFee)).toBe(withFee);
  });

  it('may have a type and a status of another back end', () => {
    expect(isReadable({ type: 'stake', status: 'on-hold' })).toBe(true);
  });

  it.each(['direction', 'received', 'receivedCurrency', 'fromAddress', 'toAddress', 'arrived'])(
    'lacks its %s if that is null',
    (name) => {
      expect(readRecord({ ...SOUND, [name]: null })).toStrictEqual(SOUND);
    },
  );

  it('lacks a description that Florin cannot generate', () => {
    expect(readRecord({ ...SOUND, made: 3 })).toStrictEqual(SOUND);
  });

  it('ignores a field `unreadable` that is no text', () => {
    expect(readRecord({ ...SOUND, unreadable: 7 })).toStrictEqual(SOUND);
  });

  it.each(['0', '7', '12.50', '0.00000001', '9'.repeat(36), `0.${'1'.repeat(98)}`])(
    'may have the amount %s, which stays the same',
    (amount) => {
      const record = { ...SOUND, amount };
      expect(readRecord(record)).toBe(record);
    },
  );

  it.each([
    ['1e-7', '0.0000001'],
    ['1e5', '100000'],
    ['1.25E+20', '125000000000000000000'],
    ['0012.50', '12.50'],
    ['00', '0'],
    ['-0', '0'],
    ['0e99', '0'],
  ])('has the amount %s without exponent and redundant zeros', (amount, plain) => {
    const fields = { ...SOUND, amount, fee: amount, arrived: amount };
    const read = { ...SOUND, amount: plain, fee: plain, arrived: plain };
    expect(readRecord(fields)).toStrictEqual(read);
  });

  it.each([
    ['d'.repeat(280), 'd'.repeat(280)],
    ['d'.repeat(281), `${'d'.repeat(279)}…`],
    ['d'.repeat(100_000), `${'d'.repeat(279)}…`],
    ['two\r\nlines', 'two lines'],
    ['NUL\0', 'NUL\uFFFD'],
    [' Rent\u202E ', ' Rent\u202E '],
  ])('has a description that fits into a list: %#', (description, line) => {
    const read = readRecord({ ...SOUND, description });
    expect(read.description).toBe(line);
    expect(readRecord(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
  });
});

describe('a record', () => {
  it.each(Object.keys(SOUND))('is unreadable if it lacks its %s', (name) => {
    const others = Object.entries(SOUND).filter(([field]) => field !== name);
    expect(isUnreadable(readRecord(Object.fromEntries(others)))).toBe(true);
    expect(isReadable({ [name]: null })).toBe(false);
  });

  it.each([
    { amount: 12.5 },
    { amount: '12,50' },
    { amount: '-12.50' },
    { amount: ' 12.50' },
    { amount: '1e999999' },
    { amount: '1e99' },
    { amount: '9'.repeat(37) },
    { amount: `0.${'0'.repeat(98)}1` },
    { received: '1e36' },
    { id: 'i'.repeat(257) },
    { id: 'a\0' },
    { type: 't'.repeat(65) },
    { type: 'a\nb' },
    { status: 's'.repeat(100_000) },
    { currency: 'c'.repeat(65) },
    { receivedCurrency: 'c'.repeat(65) },
    { toAddress: 'a'.repeat(1_001) },
    { fromAddress: 'a\0b' },
    { timestamp: '0000-01-01T00:00:00Z' },
    { timestamp: `2026-11-25 10:00 (${'x'.repeat(100_000)})` },
    { timestamp: '2024-02-30' },
    { direction: 'IN' },
    { direction: 1 },
    { currency: '' },
    { currency: ['USD'] },
    { received: 11.5 },
    { fee: null },
    { fee: 1 },
    { fee: { amount: '0.10', currency: 'EUR' } },
    { arrived: '-1' },
    { timestamp: 1_763_719_200_000 },
    { timestamp: 'yesterday' },
    { timestamp: '1' },
    { timestamp: 'Fri 2025-11-21' },
    { timestamp: ['2025-11-21'] },
    { timestamp: '2026-11-31T10:00:00Z' },
    { timestamp: '2026-02-29' },
    { timestamp: '2026-11-25T25:00:00Z' },
    { timestamp: '2025-13-40T10:00:00Z' },
    { fromAddress: 5 },
    { id: 7 },
    { id: '' },
  ])('is unreadable with %j', (changes) => {
    expect(isReadable(changes)).toBe(false);
  });
});

describe('an unreadable record', () => {
  it('has its whole text, and only the fields that a list needs', () => {
    const given = { id: 'tx-1', amount: 5, timestamp: AT, status: 'failed', risk: [1] };
    expect(readRecord(given)).toStrictEqual({
      id: 'tx-1',
      timestamp: AT,
      status: 'failed',
      unreadable: `{
  "id": "tx-1",
  "amount": 5,
  "timestamp": "2025-11-21T10:00:00.000Z",
  "status": "failed",
  "risk": [
    1
  ]
}`,
    });
  });

  it('lacks a time and a status that cannot be read', () => {
    const given = { id: 'tx-1', timestamp: '2026-02-29', status: null };
    expect(Object.keys(readRecord(given))).toEqual(['id', 'unreadable']);
  });

  it.each([
    ['a text', '"a text"'],
    [null, 'null'],
    [undefined, 'undefined'],
    [7, '7'],
    [['tx-1'], '[\n  "tx-1"\n]'],
    [7n, 'bigint'],
  ])('has the text of a value that is no object: %s', (value, unreadable) => {
    expect(readRecord(value)).toMatchObject({ unreadable });
  });

  it('has an id that is computed from its text if it has none', () => {
    expect(readRecord('a text').id).toBe('odd-1fdzt43');
    expect(readRecord(null).id).toBe('odd-x0xxgk');
  });

  it('is the same when it is read again, also from a file', () => {
    const once = readRecord({ ...SOUND, id: null, amount: 5 });
    expect(readRecord(once)).toBe(once);
    const copy: unknown = JSON.parse(JSON.stringify(once));
    expect(readRecord(copy)).toStrictEqual(once);
    expect(readRecord(copy)).toBe(readRecord(copy));
  });

  it('never has the fields of a transaction, whatever is given', () => {
    expect(readRecord({ ...SOUND, unreadable: 'x' })).toStrictEqual({
      id: 'tx-1',
      timestamp: AT,
      status: 'completed',
      unreadable: 'x',
    });
  });

  it('can be made of a transaction that must not be shown as one', () => {
    expect(unreadableOf(SOUND)).toStrictEqual({
      id: 'tx-1',
      timestamp: AT,
      status: 'completed',
      unreadable: JSON.stringify(SOUND, null, 2),
    });
  });

  it('is shortened if it is very long, which its last character shows', () => {
    const { unreadable } = unreadableOf('9'.repeat(5000));
    expect([unreadable.length, unreadable.at(-1)]).toEqual([4001, '…']);
  });

  it('may throw when its properties are read', () => {
    const hostile = {
      get amount(): string {
        throw new Error('hostile');
      },
    };
    const circle: Record<string, unknown> = { ...SOUND };
    circle['amount'] = circle;
    expect(readRecord(hostile)).toMatchObject({ unreadable: '"object"' });
    expect(readRecord(circle)).toMatchObject({ id: 'tx-1', unreadable: 'object' });
  });
});

it('a long text of an unreadable record, its id and its status are limited', () => {
  const given = { id: 'i'.repeat(300), status: 's'.repeat(65), unreadable: 'u'.repeat(9_000) };
  const record = unreadableOf(given, given.unreadable);
  expect(record).toStrictEqual({ id: record.id, unreadable: `${'u'.repeat(4_000)}…` });
  expect(record.id).toMatch(/^odd-/);
  expect(readRecord(JSON.parse(JSON.stringify(record)))).toStrictEqual(record);
});

it('repeated long ids are unique, and stay the same when they are read again', () => {
  const long = { ...SOUND, id: 'i'.repeat(256) };
  const records = readRecords([long, { ...long }, { ...long }]);
  const ids = records.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(readRecords(JSON.parse(JSON.stringify(records)) as unknown[])).toStrictEqual(records);
});

describe('the ids of a list', () => {
  const { id: _, ...nameless } = SOUND;
  const values = [SOUND, { ...SOUND, amount: '1' }, nameless, null, null];

  it('are unique: the second record with an id is unreadable', () => {
    const list = readRecords(values);
    expect(new Set(list.map(({ id }) => id)).size).toBe(5);
    expect(list[1]).toMatchObject({
      id: 'tx-1#2',
      unreadable: JSON.stringify({ ...SOUND, amount: '1' }, null, 2),
    });
    const [, , third] = readRecords([SOUND, { ...SOUND, fee: '1' }, { ...SOUND, fee: '2' }]);
    expect(third?.id).toBe('tx-1#3');
  });

  it('stay the same when the list grows', () => {
    const grown = readRecords([{ ...SOUND, id: 'new' }, ...values]);
    expect(grown.slice(1).map(({ id }) => id)).toEqual(readRecords(values).map(({ id }) => id));
  });
});
