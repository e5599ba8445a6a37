import { describe, expect, it } from 'vitest';
import { readableTransaction, readableTransactions } from './oddTransaction';

const SOUND = {
  id: 'tx-1',
  type: 'receive',
  amount: '12.50',
  currency: 'USD',
  timestamp: '2025-11-21T10:00:00.000Z',
  status: 'completed',
  description: 'Rent',
};

const oddOf = (changes: object) => readableTransaction({ ...SOUND, ...changes }).odd;

describe('a transaction that can be read', () => {
  it('stays the object that it is', () => {
    expect(readableTransaction(SOUND)).toBe(SOUND);
    const withFee = { ...SOUND, fee: '0', fromAddress: 'ana@florin.example', later: true };
    expect(readableTransaction(withFee)).toBe(withFee);
  });

  it('may be of a type and a status that come from a later source', () => {
    expect(oddOf({ type: 'stake', status: 'on-hold' })).toBeUndefined();
  });

  it('has no address where it is null', () => {
    expect(readableTransaction({ ...SOUND, toAddress: null })).toEqual(SOUND);
  });

  it.each(['0', '7', '0.00000001', '1e-7', '1e7', '1E+20'])('may have the amount %s', (amount) => {
    expect(oddOf({ amount })).toBeUndefined();
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
    [{ timestamp: '2025-13-40T10:00:00Z' }, { timestamp: '2025-13-40T10:00:00Z' }],
    [{ status: undefined }, { status: '' }],
    [{ description: null }, { description: 'null' }],
    [{ fromAddress: 5 }, { fromAddress: '5' }],
    [{ id: 7 }, { id: '7' }],
  ])('of %j is kept as it was written', (changes, odd) => {
    expect(oddOf(changes)).toEqual(odd);
  });

  it('has no value of its own', () => {
    const transaction = readableTransaction({ ...SOUND, amount: 5, timestamp: null, fee: null });
    expect(transaction).toMatchObject({ amount: '0', timestamp: '' });
    expect(transaction).not.toHaveProperty('fee');
    expect(transaction.description).toBe('Rent');
  });

  it('is kept when the transaction is read once more', () => {
    const once = readableTransaction({ ...SOUND, id: null, amount: 5, timestamp: null });
    const copy = JSON.parse(JSON.stringify(once)) as unknown;
    expect(readableTransaction(once)).toBe(once);
    expect(readableTransaction(copy)).toEqual(once);
    expect(readableTransaction(copy)).toBe(copy);
  });

  it('is kept beside one that is found later', () => {
    expect(oddOf({ type: '', odd: { amount: 'x' } })).toEqual({ amount: 'x', type: '' });
  });

  it('makes one transaction of one record, however often it is read', () => {
    const record = { ...SOUND, amount: 5 };
    expect(readableTransaction(record)).toBe(readableTransaction(record));
  });

  const endless = '9'.repeat(1000);

  it.each([endless, [endless], { amount: endless, currency: 'EUR' }])(
    'is shortened where it is endless: %#',
    (fee) => {
      expect(oddOf({ fee })?.fee).toHaveLength(200);
    },
  );
});

describe('a record that is none', () => {
  it.each([
    ['a text', 'a text'],
    [null, 'null'],
    [undefined, ''],
    [7, '7'],
    [[SOUND.id], '["tx-1"]'],
  ])('is kept as it was written: %j', (value, record) => {
    expect(readableTransaction(value)).toMatchObject({
      amount: '0',
      odd: { record, amount: '', timestamp: '' },
    });
  });

  it('has a name that stays, and no second mark when it is read once more', () => {
    expect(readableTransaction('a text').id).toBe('odd-1gv9xxm');
    const once = readableTransaction(null);
    expect(once.id).toBe('odd-3u0k99');
    const copy = JSON.parse(JSON.stringify(once)) as unknown;
    expect(readableTransaction(copy)).toEqual(once);
  });

  it('may refuse to be looked at', () => {
    const hostile = {
      get amount(): string {
        throw new Error('hostile');
      },
    };
    const circle: Record<string, unknown> = { ...SOUND };
    circle['amount'] = circle;
    expect(readableTransaction(hostile).odd).toMatchObject({ record: 'object' });
    expect(readableTransaction(circle).odd).toEqual({ amount: 'object' });
  });
});

describe('the ids of a list', () => {
  it('are all different, and stay the same when the list grows', () => {
    const { id: _, ...nameless } = SOUND;
    const values = [SOUND, { ...SOUND, amount: '1' }, nameless, null, null];
    const list = readableTransactions(values);
    expect(new Set(list.map(({ id }) => id)).size).toBe(5);
    expect(list[1]).toMatchObject({ id: 'tx-1#2', odd: { id: 'tx-1' } });
    const grown = readableTransactions([{ ...SOUND, id: 'new' }, ...values]);
    const [, , third] = readableTransactions([
      SOUND,
      { ...SOUND, fee: '1' },
      { ...SOUND, fee: '2' },
    ]);
    expect(third?.id).toBe('tx-1#3');
    expect(grown.slice(1).map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });
});
