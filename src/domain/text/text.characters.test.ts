import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BOUNDS,
  checkText,
  firstCharacters,
  isBlank,
  isLongerThan,
  isUnseen,
  seenLine,
} from './text';

/** A family of four: eleven code units, seven code points, one character. */
const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

describe('visible characters', () => {
  it.each([
    ['Alex', 2, 'Al'],
    ['Alex', 4, 'Alex'],
    ['Alex', 0, ''],
    ['', 3, ''],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    [`${FAMILY}${FAMILY}`, 1, FAMILY],
    [`${ENGLAND}a`, 1, ENGLAND],
    ['क्षि!', 1, 'क्षि'],
  ])('of %j the first %i are %j', (text, most, start) => {
    expect(firstCharacters(text, most)).toBe(start);
  });

  it('are counted instead of code units', () => {
    expect(isLongerThan(FAMILY.repeat(40), 40)).toBe(false);
    expect(isLongerThan(FAMILY.repeat(41), 40)).toBe(true);
    expect(isLongerThan('e\u0301'.repeat(64), 64)).toBe(false);
    expect(isLongerThan('a'.repeat(64), 64)).toBe(false);
    expect(isLongerThan('a'.repeat(65), 64)).toBe(true);
  });

  it('are returned from the beginning of the text, up to the requested number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
        const start = firstCharacters(text, most);
        expect(text.startsWith(start)).toBe(true);
        expect(isLongerThan(start, most)).toBe(false);
        expect(start === text).toBe(!isLongerThan(text, most));
      }),
    );
  });

  it('have a limit for a letter with a thousand combining marks', () => {
    expect(isLongerThan(`e${'\u0301'.repeat(1_000)}`, 1)).toBe(true);
  });
});

describe('an engine without `Intl.Segmenter`', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('counts code points', async () => {
    vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat });
    vi.resetModules();
    const text = await import('./text');
    expect(text.firstCharacters('😀😀😀', 2)).toBe('😀😀');
    expect(text.isLongerThan(FAMILY, 6)).toBe(true);
    expect(text.isLongerThan(FAMILY, 7)).toBe(false);
  });
});

describe("a user's text", () => {
  it('has the specified limits', () => {
    expect(BOUNDS).toEqual({
      email: 254,
      name: 64,
      password: 128,
      recipient: 256,
      description: 140,
      walletName: 40,
      walletType: 40,
    });
  });

  it.each(Object.entries(BOUNDS) as [keyof typeof BOUNDS, number][])(
    'of the field %s may have as many characters as its limit: %i',
    (field, most) => {
      const full = FAMILY.repeat(most);
      expect(checkText(full, field)).toEqual({ ok: true, value: full });
      const refusal = { kind: 'too-long', field, most };
      expect(checkText(`${full}a`, field)).toEqual({ ok: false, refusal });
      expect(checkText('a'.repeat(10_000_000), field)).toEqual({ ok: false, refusal });
      // Only the first part of a long text is checked. Half of a surrogate pair at the end of this part must not count
      // as an invisible character.
      expect(checkText(`a${'😀'.repeat(10_000)}`, field)).toEqual({ ok: false, refusal });
    },
  );

  it.each(['email', 'name', 'recipient', 'walletName'] as const)(
    'of the field %s is refused because of an invisible character, even if it is too long',
    (field) => {
      const refusal = { kind: 'invisible-characters', field };
      expect(checkText('\u202Egro.live@moc', field)).toEqual({ ok: false, refusal });
      expect(checkText('\u200B', field)).toEqual({ ok: false, refusal });
      expect(checkText(`\u200B${'a'.repeat(300)}`, field)).toEqual({ ok: false, refusal });
    },
  );

  it('may contain invisible characters in a password or a description', () => {
    expect(checkText('a\u200Bb', 'password')).toEqual({ ok: true, value: 'a\u200Bb' });
    expect(checkText('می\u200Cخواهم', 'description')).toEqual({ ok: true, value: 'می\u200Cخواهم' });
  });

  it.each([
    '\u0000=1+1',
    'Rent\u0000',
    'Re\tnt',
    'two\nlines',
    'a\u001B[31mb',
    'a\u007Fb',
    'a\u0085b',
  ])('contains no control character in a description: %j', (text) => {
    expect(checkText(text, 'description')).toEqual({
      ok: false,
      refusal: { kind: 'invisible-characters', field: 'description' },
    });
  });

  it('is trimmed before it is measured, except for a password', () => {
    const blanks = ' \u00A0\u3000'.repeat(100);
    expect(checkText(`${blanks}Alex${blanks}`, 'name')).toEqual({ ok: true, value: 'Alex' });
    expect(checkText(' a ', 'password')).toEqual({ ok: true, value: ' a ' });
  });

  it.each(['', ' ', '\t\n', '\u00A0', '\u2003\u3000\u202F', '\uFEFF'])(
    'is empty if it is %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['', ' \u200B\u2060 ', '\u202E', '\u3164', '\u2800\u00A0', '\n'])(
    'is invisible if it is %j',
    (text) => {
      expect(isUnseen(text)).toBe(true);
    },
  );

  it.each(['a', '\u202Ea', FAMILY, ENGLAND, '\uFFFD'])('is visible if it is %j', (text) => {
    expect(isUnseen(text)).toBe(false);
  });

  it.each(['a', ' a ', '\u200B', '\u3164'])('is not blank if it is %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('a foreign text in a field', () => {
  it.each([
    ['\u0000=1+1', '=1+1'],
    [' \uFEFFRent\u200B \u202E', 'Rent'],
    ['two\r\nlines\tand\u2028more', 'two lines and more'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩\u200D🚀 #\uFE0F\u20E3', '👩\u200D🚀 #\uFE0F\u20E3'],
    ['\u0000\u200B', ''],
  ])('is one line without invisible characters: %j is %j', (text, line) => {
    expect(seenLine(text)).toBe(line);
  });
});
