import { describe, expect, it } from 'vitest';
import { initialsOf, isEmail } from './user';

describe('initials', () => {
  it.each([
    ['Alex Morgan', 'AM'],
    ['first middle last', 'FL'],
    ['Demo', 'D'],
    ['  demo   user ', 'DU'],
    ['', ''],
    ['   ', ''],
    ['éa öb', 'ÉÖ'],
    ['😀 user', 'U'],
    ['👨‍👩‍👧‍👦 e\u0301a 🇩🇪', 'E\u0301'],
    ['<script> O’Neil', 'SO'],
    ['Olga <', 'O'],
    ['< Olga', 'O'],
    ['(Bob) 3rd', 'B3'],
    ['ليلى حداد', 'لح'],
    ['😀 <>', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('an email address', () => {
  /** @spec email-format */
  it.each([
    'a@b.co',
    ' a@b.co ',
    'demo@florin.example',
    'a.b+c@d-e.example.com',
    'ü@example.com',
    "o'x@example.com",
  ])('can read %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  /** @spec email-format */
  it.each([
    '',
    ' ',
    '@',
    'a',
    'a@b',
    'a@',
    '@b.co',
    'a b@c.de',
    'a@b c.de',
    'a@b.co d',
    'a@b..co',
    'a@.co',
    'a@b.',
    'a@b.co.',
    'a@@b.co',
    'a@b@c.de',
    'a.b.co',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ])('cannot read %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is recognised quickly, even in a very long text', () => {
    expect(isEmail(`a@${'b.'.repeat(50_000)}`)).toBe(false);
    expect(isEmail('@'.repeat(100_000))).toBe(false);
  });
});
