import { describe, expect, it } from 'vitest';
import { areSound, isSound } from './soundTransaction';

const SOUND = {
  id: 'tx-1',
  type: 'receive',
  amount: '12.50',
  currency: 'USD',
  timestamp: '2025-11-21T10:00:00.000Z',
  status: 'completed',
  description: '',
};

const WHOLE = { ...SOUND, fromAddress: 'ana@florin.example', toAddress: '', fee: '0' };

describe('a sound transaction', () => {
  it.each(Object.keys(SOUND))('has its %s', (name) => {
    const others = Object.entries(SOUND).filter(([field]) => field !== name);
    expect(isSound(Object.fromEntries(others))).toBe(false);
  });

  it.each(['fromAddress', 'toAddress', 'fee'])('may be without %s, and has no odd one', (name) => {
    expect(isSound({ ...WHOLE, [name]: undefined })).toBe(true);
    expect(isSound({ ...WHOLE, [name]: null })).toBe(false);
  });

  it('has no odd part, also when it is asked again', () => {
    const marked = { ...SOUND, odd: { amount: '5' } };
    expect([isSound(SOUND), isSound(SOUND), isSound(marked), isSound(marked)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([null, undefined, 'text', [], Object.assign([], SOUND)])('is a record: %#', (value) => {
    expect(isSound(value)).toBe(false);
  });

  it('can be looked at', () => {
    const hostile = {
      ...SOUND,
      get odd(): undefined {
        throw new Error('hostile');
      },
    };
    expect(isSound(hostile)).toBe(false);
  });

  it.each([
    ['9'.repeat(100), true],
    ['9'.repeat(101), false],
  ])('has an amount of 100 characters at most: %#', (amount, isOne) => {
    expect(isSound({ ...SOUND, amount })).toBe(isOne);
  });
});

describe('a sound list', () => {
  it('has sound transactions with ids of their own', () => {
    expect(areSound([])).toBe(true);
    expect(areSound([SOUND, { ...SOUND, id: 'tx-2' }])).toBe(true);
    expect(areSound([SOUND, WHOLE])).toBe(false);
    expect(areSound([SOUND, { ...SOUND, id: '' }])).toBe(false);
  });
});
