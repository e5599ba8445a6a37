import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAddress, soup } from '../../testing/addresses';
import { differences, differingPart, lookAlike, wasPaid } from './lookAlike';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** An address whose first and last four digits are those of `ETH`. The digits between them differ. */
const POISON = '0x5aae11112222333344445555666677778888eaed';
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const looksLike = (address: string, other: string) =>
  lookAlike(address, [{ recipient: other }]) !== undefined;

describe('an address looks like another', () => {
  it.each([
    ['its ends agree, and its middle does not', ETH, POISON, true],
    ['if the case differs', ETH.toLowerCase(), POISON, true],
    ['one character differs in the middle', BTC, BTC.replace('ejxt', 'ejxs'), true],
    ['it is longer', BTC, BTC.replace('ejxt', 'ejxxt'), true],
    [
      'after the beginning that all Byron addresses share',
      'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
      'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkQodpMAi',
      true,
    ],
    [
      'but not if only that beginning agrees',
      'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
      'Ae2tdPwUPEZ1TjYcvfkWAbiHtGVxv4byEHHZoSyQXjPJ362DifCe1ykpMAi',
      false,
    ],
    ['with a long beginning and three at the end', BTC, `bc1qw508d6qej${'q'.repeat(26)}3t4`, true],
    ['but not with two at the end', BTC, `bc1qw508d6qej${'q'.repeat(27)}t4`, false],
    ['nor with three at each end', BTC, `bc1qw50${'q'.repeat(32)}3t4`, false],
    ['but not itself', BTC, BTC, false],
    ['nor itself in another case', BTC, BTC.toUpperCase(), false],
    ['nor with another beginning', ETH, ETH.replace('0x5', '0x6'), false],
    ['nor with another end', ETH, `${ETH.slice(0, -1)}f`, false],
    ['nor of another kind', BTC, BTC.replace('bc1q', 'bc1p'), false],
    ['nor of another network', BTC, ETH, false],
    ['nor an email address', 'ana@florin.example', 'anna@florin.example', false],
  ])('%s', (_, address, other, expected) => {
    expect(looksLike(address, other)).toBe(expected);
    expect(looksLike(other, address)).toBe(expected);
  });

  it('but not a random address, and not the same address', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (a, b) => {
        expect(looksLike(a.text, b.text)).toBe(false);
        expect(looksLike(a.text, a.text)).toBe(false);
      }),
    );
  });

  it('with any difference in the middle', () => {
    fc.assert(
      fc.property(anyAddress, fc.integer({ min: 16, max: 24 }), ({ text }, at) => {
        // The digits 2 and 3 occur in all address alphabets here. Only short SegWit addresses of later versions are
        // skipped.
        fc.pre(text.length > 30);
        const other = text.slice(0, at) + (text[at] === '2' ? '3' : '2') + text.slice(at + 1);
        expect(looksLike(text, other)).toBe(true);
      }),
    );
  });
});

describe('a known recipient that an address looks like', () => {
  it('is found in a list of recipients', () => {
    const known = [{ recipient: 'ana@florin.example' }, { recipient: ETH, name: 'Ana' }];
    expect(lookAlike(POISON, known)).toEqual({ recipient: ETH, name: 'Ana' });
  });

  it('is absent if the address itself is known', () => {
    expect(lookAlike(POISON, [{ recipient: ETH }, { recipient: POISON }])).toBeUndefined();
  });
});

describe('many known recipients', () => {
  it('are parsed once for any number of texts', () => {
    let reads = 0;
    const known = [
      {
        paidAt: '2026-03-01T10:00:00.000Z',
        get recipient() {
          reads += 1;
          return ETH;
        },
      },
    ];
    expect(lookAlike(POISON, known)?.paidAt).toBe('2026-03-01T10:00:00.000Z');
    expect(lookAlike(BTC, known)).toBeUndefined();
    expect(wasPaid(ETH.toLowerCase(), known)).toBe(true);
    expect(wasPaid(POISON, known)).toBe(false);
    expect(reads).toBe(1);
  });
});

describe('differences', () => {
  it('are found character by character if the lengths are equal', () => {
    expect(differences('0x5aAe12', '0x5abb12')).toEqual([
      { text: '0x5a', differs: false },
      { text: 'Ae', differs: true },
      { text: '12', differs: false },
    ]);
    expect(differingPart('0x5aAe12', '0x5abb12')).toEqual({ first: 5, last: 6 });
  });

  it('are everything between the equal ends if the lengths differ', () => {
    expect(differences('abcXYdef', 'abcdef')).toEqual([
      { text: 'abc', differs: false },
      { text: 'XY', differs: true },
      { text: 'def', differs: false },
    ]);
    expect(differences('abcdef', 'abcXYdef')).toEqual([{ text: 'abcdef', differs: false }]);
    expect(differingPart('abcdef', 'abcXYdef')).toBeUndefined();
    expect(differingPart('aaaa', 'aaa')).toEqual({ first: 4, last: 4 });
    expect(differingPart('abcXYdeg', 'abcdef')).toEqual({ first: 4, last: 8 });
  });

  it('ignore the case if the network ignores it', () => {
    expect(differences(ETH, ETH.toLowerCase())).toEqual([{ text: ETH, differs: false }]);
    const legacy = '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem';
    expect(differingPart(legacy, legacy.replace('NtKa', 'NTKa'))).toEqual({ first: 12, last: 12 });
  });

  it('ignore blanks around an address', () => {
    expect(differences(' abc ', '\tabc')).toEqual([{ text: 'abc', differs: false }]);
  });

  it('contain every character of the address', () => {
    fc.assert(
      fc.property(soup, soup, (a, b) => {
        const runs = differences(a, b);
        expect(runs.map(({ text }) => text).join('')).toBe(a.trim());
        expect(runs.some(({ differs }, at) => differs === runs[at + 1]?.differs)).toBe(false);
      }),
    );
  });
});
