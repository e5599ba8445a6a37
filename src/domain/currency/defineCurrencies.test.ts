import { describe, expect, it } from 'vitest';
import { defineCurrencies } from './defineCurrencies';

describe('a list of currencies', () => {
  it('has the decimals and the sign of an ISO currency', () => {
    const [yen, dinar, real] = defineCurrencies([
      { id: 'jpy', symbol: 'JPY', name: 'Japanese Yen', iso: 'JPY' },
      { id: 'kwd', symbol: 'KWD', name: 'Kuwaiti Dinar', iso: 'KWD' },
      { id: 'brl', symbol: 'BRL', name: 'Brazilian Real', iso: 'BRL' },
    ]);
    expect(yen).toEqual({
      id: 'jpy',
      symbol: 'JPY',
      name: 'Japanese Yen',
      iso: 'JPY',
      type: 'fiat',
      decimals: 0,
      icon: '¥',
    });
    expect(dinar).toMatchObject({ decimals: 3, icon: 'KWD' });
    expect(real).toMatchObject({ decimals: 2, icon: 'R$' });
  });

  it('uses the decimals of ISO 4217, not of cash', () => {
    const decimalsOf = (iso: string) =>
      defineCurrencies([{ id: 'own', symbol: iso, name: 'Own', iso }])[0]?.decimals;
    expect(['RSD', 'HUF', 'COP', 'IQD', 'MGA', 'UYW'].map(decimalsOf)).toEqual([2, 2, 2, 3, 2, 4]);
  });

  it('accepts any other currency with any number of decimals', () => {
    const [coin, token] = defineCurrencies([
      { id: 'usdc', symbol: 'USDC', name: 'USD Coin', decimals: 6, type: 'fiat', icon: '$' },
      { id: 'yocto', symbol: 'NEAR', name: 'NEAR', decimals: 24 },
    ]);
    expect(coin).toMatchObject({ type: 'fiat', decimals: 6, icon: '$' });
    expect(token).toMatchObject({ type: 'crypto', decimals: 24, icon: 'NEAR' });
  });

  it('prefers specified decimals', () => {
    const [hundredths] = defineCurrencies([
      { id: 'jpy', symbol: 'JPY', name: 'Japanese Yen', iso: 'JPY', decimals: 2 },
    ]);
    expect(hundredths).toMatchObject({ decimals: 2, icon: '¥' });
  });

  it.each([
    ['no decimals', [{ id: 'sol', symbol: 'SOL', name: 'Solana' }], 'The currency sol needs its'],
    [
      'decimals below 0',
      [{ id: 'sol', symbol: 'SOL', name: 'Solana', decimals: -1 }],
      'The currency sol needs its decimals',
    ],
    [
      'half a decimal',
      [{ id: 'sol', symbol: 'SOL', name: 'Solana', decimals: 1.5 }],
      'The currency sol needs its decimals',
    ],
    [
      'an id that comes twice',
      [
        { id: 'sol', symbol: 'SOL', name: 'Solana', decimals: 9 },
        { id: 'sol', symbol: 'wSOL', name: 'Wrapped Solana', decimals: 9 },
      ],
      'Two currencies have the id sol',
    ],
    [
      'a symbol that comes twice',
      [
        { id: 'sol', symbol: 'SOL', name: 'Solana', decimals: 9 },
        { id: 'peru', symbol: 'SOL', name: 'Sol', decimals: 2 },
      ],
      'Two currencies have the symbol SOL',
    ],
    [
      'an unknown ISO code',
      [{ id: 'kwd', symbol: 'KWD', name: 'Kuwaiti Dinar', iso: 'KDW' }],
      'The currency kwd has a code that ISO 4217 lacks: KDW',
    ],
  ])('is refused with %s', (_, definitions, message) => {
    expect(() => defineCurrencies(definitions)).toThrow(RangeError);
    expect(() => defineCurrencies(definitions)).toThrow(message);
  });
});
