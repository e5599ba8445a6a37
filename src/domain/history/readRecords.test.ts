import { describe, expect, it } from 'vitest';
import { readRecord, readRecords } from './readRecords';
import { isUnreadable } from './transaction';

const SOUND = {
  id: 'tx-1',
  type: 'receive',
  amount: '12.50',
  currency: 'USD',
  timestamp: '2025-11-21T10:00:00.000Z',
  status: 'completed',
  description: 'Rent',
};

const unreadOf = (changes: object) => {
  const record = readRecord({ ...SOUND, ...changes });
  return isUnreadable(record) ? record.unread : undefined;
};

describe('a transaction that can be read', () => {
  it('is returned as the same object', () => {
    expect(readRecord(SOUND)).toBe(SOUND);
    const withFee = { ...SOUND, fee: '0', fromAddress: 'ana@florin.example', later: true };
    expect(readRecord(withFee)).toBe(withFee);
  });

  it('may have a type and a status of another back end', () => {
    expect(unreadOf({ type: 'stake', status: 'on-hold' })).toBeUndefined();
  });

  it('has no address if the address is null', () => {
    expect(readRecord({ ...SOUND, toAddress: null })).toEqual(SOUND);
  });

  it.each(['0', '7', '0.00000001', '1e-7', '1e7', '1E+20'])('may have the amount %s', (amount) => {
    expect(unreadOf({ amount })).toBeUndefined();
  });
});

describe('a transaction', () => {
  const isWhole = (value: object) => readRecord(value) === value;

  it.each(Object.keys(SOUND))('is unreadable if it lacks its %s', (name) => {
    const others = Object.entries(SOUND).filter(([field]) => field !== name);
    expect(isUnreadable(readRecord(Object.fromEntries(others)))).toBe(true);
  });

  it.each(['direction', 'fromAddress', 'toAddress', 'arrived', 'fee'])(
    'may lack its %s',
    (name) => {
      expect(isWhole({ ...SOUND, [name]: undefined })).toBe(true);
      expect(isWhole({ ...SOUND, [name]: null })).toBe(false);
    },
  );

  it.each([
    ['9'.repeat(100), true],
    ['9'.repeat(101), false],
  ])('has an amount of 100 characters at most: %#', (amount, isOne) => {
    expect(isWhole({ ...SOUND, amount })).toBe(isOne);
  });
});

describe('a part that cannot be read', () => {
  it.each([
    [{ amount: 12.5 }, { amount: '12.5' }],
    [{ amount: '12,50' }, { amount: '12,50' }],
    [{ amount: '-12.50' }, { amount: '-12.50' }],
    [{ amount: ' 12.50' }, { amount: ' 12.50' }],
    [{ amount: '1e999999' }, { amount: '1e999999' }],
    [{ amount: undefined }, { amount: '' }],
    [{ type: null }, { type: 'null' }],
    [{ direction: 'IN' }, { direction: 'IN' }],
    [{ direction: 1 }, { direction: '1' }],
    [{ currency: '' }, { currency: '' }],
    [{ currency: ['USD'] }, { currency: '["USD"]' }],
    [{ fee: null }, { fee: 'null' }],
    [{ fee: 1 }, { fee: '1' }],
    [{ fee: { amount: '0.10', currency: 'EUR' } }, { fee: '0.10 EUR' }],
    [{ timestamp: undefined }, { timestamp: '' }],
    [{ timestamp: 1_763_719_200_000 }, { timestamp: '1763719200000' }],
    [{ timestamp: 'yesterday' }, { timestamp: 'yesterday' }],
    [{ timestamp: '1' }, { timestamp: '1' }],
    [{ timestamp: 'Fri 2025-11-21' }, { timestamp: 'Fri 2025-11-21' }],
    [{ timestamp: ['2025-11-21'] }, { timestamp: '["2025-11-21"]' }],
    [{ timestamp: '2026-11-31T10:00:00Z' }, { timestamp: '2026-11-31T10:00:00Z' }],
    [{ timestamp: '2026-02-29' }, { timestamp: '2026-02-29' }],
    [{ timestamp: '2026-11-25T25:00:00Z' }, { timestamp: '2026-11-25T25:00:00Z' }],
    [{ timestamp: '2025-13-40T10:00:00Z' }, { timestamp: '2025-13-40T10:00:00Z' }],
    [{ status: undefined }, { status: '' }],
    [{ description: null }, { description: 'null' }],
    [{ fromAddress: 5 }, { fromAddress: '5' }],
    [{ id: 7 }, { id: '7' }],
  ])('of %j is kept unchanged', (changes, unread) => {
    expect(unreadOf(changes)).toEqual(unread);
  });

  it('has no value', () => {
    const transaction = readRecord({ ...SOUND, amount: 5, timestamp: null, fee: null });
    for (const part of ['amount', 'timestamp', 'fee']) expect(transaction).not.toHaveProperty(part);
    expect(transaction.description).toBe('Rent');
  });

  it('is kept when the record is read again', () => {
    const once = readRecord({ ...SOUND, id: null, amount: 5, timestamp: null });
    const copy = JSON.parse(JSON.stringify(once)) as unknown;
    expect(readRecord(once)).toBe(once);
    expect(readRecord(copy)).toEqual(once);
  });

  it('is kept when another unreadable part is found later', () => {
    expect(unreadOf({ type: '', unread: { amount: 'x' } })).toEqual({ amount: 'x', type: '' });
  });

  it('is read once for each record: reading it again returns the same object', () => {
    const record = { ...SOUND, amount: 5 };
    expect(readRecord(record)).toBe(readRecord(record));
  });

  const endless = '9'.repeat(1000);

  it.each([endless, [endless], { amount: endless, currency: 'EUR' }])(
    'is shortened if it is very long: %#',
    (fee) => {
      expect(unreadOf({ fee })?.fee).toHaveLength(200);
    },
  );
});

describe('an invalid record', () => {
  it.each([
    ['a text', 'a text'],
    [null, 'null'],
    [undefined, ''],
    [7, '7'],
    [[SOUND.id], '["tx-1"]'],
  ])('is kept unchanged: %j', (value, record) => {
    expect(readRecord(value)).toMatchObject({
      unread: { record, amount: '', timestamp: '' },
    });
  });

  it('has a stable id, and no second mark when it is read again', () => {
    expect(readRecord('a text').id).toBe('odd-1gv9xxm');
    const once = readRecord(null);
    expect(once.id).toBe('odd-3u0k99');
    const copy = JSON.parse(JSON.stringify(once)) as unknown;
    expect(readRecord(copy)).toEqual(once);
  });

  it('may throw when its properties are read', () => {
    const hostile = {
      get amount(): string {
        throw new Error('hostile');
      },
    };
    const circle: Record<string, unknown> = { ...SOUND };
    circle['amount'] = circle;
    expect(readRecord(hostile)).toMatchObject({ unread: { record: 'object' } });
    expect(readRecord(circle)).toMatchObject({ unread: { amount: 'object' } });
  });
});

describe('the ids of a list', () => {
  it('are unique, and stay the same when the list grows', () => {
    const { id: _, ...nameless } = SOUND;
    const values = [SOUND, { ...SOUND, amount: '1' }, nameless, null, null];
    const list = readRecords(values);
    expect(new Set(list.map(({ id }) => id)).size).toBe(5);
    expect(list[1]).toMatchObject({ id: 'tx-1#2', unread: { id: 'tx-1' } });
    const grown = readRecords([{ ...SOUND, id: 'new' }, ...values]);
    const [, , third] = readRecords([SOUND, { ...SOUND, fee: '1' }, { ...SOUND, fee: '2' }]);
    expect(third?.id).toBe('tx-1#3');
    expect(grown.slice(1).map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });
});
