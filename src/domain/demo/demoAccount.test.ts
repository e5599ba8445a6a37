import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS, DEMO_USER, profileOf } from './demoAccount';

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
  /** @spec profile-samples */
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
