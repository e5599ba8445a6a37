import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasInvisible, visible } from './text';

/** A family of four: eleven code units, seven code points, one character. */
const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

const UNSEEN: readonly (readonly [string, string])[] = [
  ['a tab', '\t'],
  ['a line feed', '\n'],
  ['NUL', '\0'],
  ['DEL', '\u007F'],
  ['next line', '\u0085'],
  ['a soft hyphen', '\u00AD'],
  ['a grapheme joiner', '\u034F'],
  ['an Arabic letter mark', '\u061C'],
  ['a Hangul filler', '\u115F'],
  ['a Hangul vowel filler', '\u1160'],
  ['a Khmer vowel that is not drawn', '\u17B4'],
  ['a Mongolian vowel separator', '\u180E'],
  ['a zero-width space', '\u200B'],
  ['a zero-width non-joiner', '\u200C'],
  ['a zero-width joiner', '\u200D'],
  ['a left-to-right mark', '\u200E'],
  ['a right-to-left mark', '\u200F'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a left-to-right embedding', '\u202A'],
  ['the end of an embedding', '\u202C'],
  ['a right-to-left override', '\u202E'],
  ['a word joiner', '\u2060'],
  ['an invisible times', '\u2062'],
  ['a right-to-left isolate', '\u2067'],
  ['a first-strong isolate', '\u2068'],
  ['the end of an isolate', '\u2069'],
  ['a braille blank', '\u2800'],
  ['a Hangul filler letter', '\u3164'],
  ['a variation selector', '\uFE0F'],
  ['a byte order mark', '\uFEFF'],
  ['a half-width Hangul filler', '\uFFA0'],
  ['an annotation anchor', '\uFFF9'],
  ['a null notehead', '\u{1D159}'],
  ['a tag', '\u{E0061}'],
  ['the first half of a surrogate pair', '\uD83D'],
  ['the second half of a surrogate pair', '\uDE00'],
  ['a supplementary variation selector', '\u{E0100}'],
];

const SEEN: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['an email', 'rent@example.com'],
  ['an address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['a name with a blank', 'Alex Morgan'],
  ['a no-break space', 'Alex\u00A0Morgan'],
  ['an ideographic space', '山田\u3000太郎'],
  ['marks on letters', 'Zoe\u0308 Nguye\u0302\u0303n'],
  ['Arabic', 'ليلى'],
  ['Hebrew', 'נועה'],
  ['Hindi', 'प्रिया'],
  ['an Arabic sign under a number', '\u060012'],
  ['a smile', '😀'],
  ['a skin tone', '👍🏽'],
  ['a family', FAMILY],
  ['a couple with skin tones', '👩🏽‍❤️‍💋‍👨🏻'],
  ['a profession', '👩‍⚕️'],
  ['a heart in colour', '❤\uFE0F'],
  ['a heart in ink', '❤\uFE0E'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['the flag of Portugal', '🇵🇹'],
  ['the rainbow flag', '🏳️‍🌈'],
  ['the flag of England', ENGLAND],
];

describe('the check for invisible characters', () => {
  it.each(UNSEEN)('finds %s at any position', (_name, character) => {
    expect(hasInvisible(character)).toBe(true);
    expect(hasInvisible(`${character}gro.live@moc`)).toBe(true);
    expect(hasInvisible(`rent${character}@example.com`)).toBe(true);
    expect(hasInvisible(`Alex${character}`)).toBe(true);
  });

  it.each(SEEN)('allows %s', (_name, text) => {
    expect(hasInvisible(text)).toBe(false);
  });

  it.each([
    ['a joiner behind an emoji', '😀\u200D'],
    ['a joiner between an emoji and a letter', '😀\u200Da'],
    ['two joiners between emoji', '👨\u200D\u200D👩'],
    ['two selectors behind an emoji', '❤\uFE0F\uFE0F'],
    ['a selector behind a digit without its keycap', '1\uFE0F'],
    ['a flag with a tag that does not end', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}'],
    ['a flag that hides a sentence', `\u{1F3F4}${'\u{E0061}'.repeat(7)}\u{E007F}`],
    ['a tag behind another emoji', '😀\u{E0067}\u{E0062}\u{E0065}\u{E007F}'],
    ['a Persian joiner', 'می\u200Cخواهم'],
    ['a zero-width space between emoji', '😀\u200B😀'],
  ])('finds %s', (_name, text) => {
    expect(hasInvisible(text)).toBe(true);
  });

  it('finds an invisible character wherever it is inserted', () => {
    const seen = fc.constantFrom(...SEEN.map(([, text]) => `${text}.`));
    const unseen = fc.constantFrom(...UNSEEN.map(([, text]) => text));
    fc.assert(
      fc.property(fc.array(seen), unseen, fc.array(seen), (before, between, after) => {
        expect(hasInvisible([...before, ...after].join(''))).toBe(false);
        expect(hasInvisible([...before, between, '.', ...after].join(''))).toBe(true);
      }),
    );
  });
});

describe('a foreign text for display', () => {
  it.each([
    ['\u202Egro.live@moc', '\uFFFDgro.live@moc'],
    ['rent\u200B\u200B\u2060@example.com', 'rent\uFFFD@example.com'],
    ['\u3164', '\uFFFD'],
    ['Rent\nfor\r\n\tMarch', 'Rent for March'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['葛\u{E0100}城', '葛\u{E0100}城'],
    ['pay\u200Cpal@example.com', 'pay\uFFFDpal@example.com'],
    [`${FAMILY} ${ENGLAND} 1\uFE0F\u20E3`, `${FAMILY} ${ENGLAND} 1\uFE0F\u20E3`],
  ])('of %j is %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('is the same text if all of it is visible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (!hasInvisible(text)) expect(visible(text)).toBe(text);
      }),
    );
  });

  it('contains no direction mark, and does not change if it is converted again', () => {
    const pieces = [...UNSEEN, ...SEEN].map(([, text]) => text);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        const shown = visible(parts.join(''));
        expect(shown).not.toMatch(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/u);
        expect(visible(shown)).toBe(shown);
      }),
    );
  });
});
