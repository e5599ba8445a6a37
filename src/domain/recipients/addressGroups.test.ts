import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressGroups } from './addressGroups';

describe('an address in groups', () => {
  it('has groups of four characters, and the last group has the rest', () => {
    expect(addressGroups('bc1qw508d6qe')).toEqual(['bc1q', 'w508', 'd6qe']);
    expect(addressGroups('0x5aAeb6053F')).toEqual(['0x5a', 'Aeb6', '053F']);
    expect(addressGroups('abcde')).toEqual(['abcd', 'e']);
  });

  it.each(['rent@example.com', 'ליאורה', 'two words', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', ''])(
    'does not split %j',
    (address) => {
      expect(addressGroups(address)).toEqual([address]);
    },
  );

  it('keeps every character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (address) => {
        expect(addressGroups(address).join('')).toBe(address);
      }),
    );
  });

  it('has no group shorter than four characters except the last', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9]{1,120}$/), (address) => {
        const groups = addressGroups(address);
        expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true);
        expect(groups.at(-1)?.length).toBeGreaterThan(0);
      }),
    );
  });
});
