import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS, DEMO_USER, initialsOf, isEmail, profileOf } from './user';

describe('the demo account', () => {
  it('opens with the published credentials', () => {
    expect(DEMO_CREDENTIALS).toEqual({ email: 'demo@florin.example', password: 'florin-demo' });
  });

  it('belongs to a verified user with biometrics, without a second factor and without a picture', () => {
    expect(DEMO_USER).toEqual({
      id: 'demo',
      name: 'Alex Morgan',
      email: 'demo@florin.example',
      avatar: null,
      isVerified: true,
      biometricEnabled: true,
      twoFactorEnabled: false,
    });
  });
});

describe('a profile', () => {
  it('has the demo user’s two names and the fixed sample values', () => {
    expect(profileOf(DEMO_USER)).toEqual({
      firstName: 'Alex',
      lastName: 'Morgan',
      email: 'demo@florin.example',
      phone: '+1 (555) 010-0199',
      location: 'Lisbon, Portugal',
      dateOfBirth: '1990-04-12',
    });
  });

  it.each([
    ['Alex Morgan', 'Alex', 'Morgan'],
    ['first middle last', 'first', 'middle last'],
    ['  demo   user ', 'demo', 'user'],
    ['Demo', 'Demo', ''],
    ['', '', ''],
    ['   ', '', ''],
  ])('splits %j into %j and %j', (name, firstName, lastName) => {
    expect(profileOf({ name, email: 'a@b.co' })).toMatchObject({ firstName, lastName });
  });
});

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

describe('an e-mail address', () => {
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

  it('is recognised quickly in a text of any length', () => {
    expect(isEmail(`a@${'b.'.repeat(50_000)}`)).toBe(false);
    expect(isEmail('@'.repeat(100_000))).toBe(false);
  });
});
