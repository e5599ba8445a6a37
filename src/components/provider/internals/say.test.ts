import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { choosePlurals } from './choosePlurals';
import { sayFrom, type OtherTexts, type Placeholder } from './say';

const english = {
  close: 'Close',
  range: 'At least {least} and at most {most}',
  from: 'From {address}',
} as const;

describe('a text', () => {
  const say = sayFrom(english);

  it('is found by its key', () => {
    expect(say('close')).toBe('Close');
  });

  it('contains the values instead of its placeholders', () => {
    expect(say('range', { least: 1, most: 'two' })).toBe('At least 1 and at most two');
    expect(say('from', { address: '{address}' })).toBe('From {address}');
  });

  // A browser that translates the page replaces a text without an element, and React could not change it any more.
  it('may contain an element, which never changes the text nodes around it', () => {
    const address = createElement('bdi', null, 'bc1q');
    expect(renderToStaticMarkup(say('from', { address }))).toBe(
      '<span>From <bdi>bc1q</bdi></span>',
    );
  });

  it('contains numbers in the format of the locale', () => {
    const inGerman = sayFrom(english, { from: 'Von {address}' }, {}, 'de');
    expect(inGerman('from', { address: 12_500 })).toBe('Von 12.500');
    expect(say('from', { address: 12_500 })).toBe('From 12,500');
  });

  it('is the text of the prop, otherwise that of the provider, otherwise the English text', () => {
    const given = { close: 'Schließen', from: 'Von {address}' } as const;
    const inGerman = sayFrom(english, { close: 'Zu' }, given);
    expect(inGerman('close')).toBe('Zu');
    expect(inGerman('from', { address: 'a' })).toBe('Von a');
    expect(inGerman('range', { least: 1, most: 2 })).toBe('At least 1 and at most 2');
  });
});

describe('the compiler', () => {
  it('checks the placeholders of a text', () => {
    expectTypeOf<Placeholder<'Close'>>().toEqualTypeOf<never>();
    expectTypeOf<Placeholder<'{least} to {most}'>>().toEqualTypeOf<'least' | 'most'>();
    expectTypeOf<
      Placeholder<'{count, plural, one {# file of {who}} other {# files}}'>
    >().toEqualTypeOf<'count' | 'who'>();
  });

  it('refuses a translation without the placeholders of the English text', () => {
    type English = {
      readonly close: 'Close';
      readonly range: 'From {least} to {most}';
      readonly files: '{count, plural, one {# file} other {# files}}';
    };
    const german: OtherTexts<English> = {
      close: 'Schließen',
      range: '{most} höchstens, {least} mindestens',
      files: '{count, plural, one {# Datei} other {# Dateien}}',
    };
    expect(sayFrom<English>(german as English)('range', { least: 1, most: 2 })).toBe(
      '2 höchstens, 1 mindestens',
    );
    // @ts-expect-error The placeholder is {most}.
    const mistyped: OtherTexts<English> = { range: '{least} bis {mots}' };
    // @ts-expect-error The placeholder {least} is missing.
    const missing: OtherTexts<English> = { range: 'Höchstens {most}' };
    // @ts-expect-error The number is {count}.
    const plural: OtherTexts<English> = { files: '{coutn, plural, other {# Dateien}}' };
    // At run time, the text shows the mistyped placeholder unchanged.
    expect(
      sayFrom<English>(german as English, mistyped)('range', {
        least: 1,
        most: 2,
      }),
    ).toBe('1 bis {mots}');
    expect([missing, plural]).toHaveLength(2);
  });

  it('refuses an unknown key, and a text whose values are missing', () => {
    const say = sayFrom(english);
    // @ts-expect-error There is no such key.
    say('open');
    // @ts-expect-error The address is missing.
    say('from');
    // @ts-expect-error The value has another name.
    say('from', { recipient: 'a' });
    expect(say('close')).toBe('Close');
  });
});

describe('a plural', () => {
  const FILES = '{count, plural, =0 {nothing} one {# file} other {# files}} of {who}';
  const LETTERS =
    '{n, plural, zero {ZERO} one {ONE} two {TWO} few {FEW #} many {MANY #} other {OTHER #}}';

  it.each([
    [0, 'nothing of {who}'],
    [1, '1 file of {who}'],
    [1.5, '1.5 files of {who}'],
    [1234, '1,234 files of {who}'],
  ])('of %s', (count, text) => {
    expect(choosePlurals(FILES, { count }, 'en')).toBe(text);
  });

  it.each([
    [0, 'ZERO'],
    [1, 'ONE'],
    [2, 'TWO'],
    [3, 'FEW 3'],
    [11, 'MANY 11'],
    [100, 'OTHER 100'],
  ])('of %s in Arabic', (n, text) => {
    expect(choosePlurals(LETTERS, { n }, 'ar-EG-u-nu-latn')).toBe(text);
  });

  it('uses `other` if the case of the language is missing', () => {
    expect(choosePlurals(FILES, { count: 3 }, 'ar-u-nu-latn')).toBe('3 files of {who}');
  });

  it('may contain placeholders, and a text may contain several plurals', () => {
    const text =
      '{n, plural, one {{who} has # coin} other {{who} has # coins}} and {m, plural, other {#}}';
    expect(choosePlurals(text, { n: 1, m: 2 }, 'en')).toBe('{who} has 1 coin and 2');
  });

  it('does not change a text without a plural', () => {
    expect(choosePlurals('{a} and {b}', { a: 1 }, 'en')).toBe('{a} and {b}');
  });
});
