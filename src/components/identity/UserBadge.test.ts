import { expect, it } from 'vitest';
import { securityBadges } from './UserBadge';

const NONE = { isVerified: false, biometricEnabled: false, twoFactorEnabled: false };

it.each([
  [NONE, []],
  [{ ...NONE, isVerified: true }, ['verified']],
  [{ ...NONE, biometricEnabled: true }, ['biometric']],
  [{ ...NONE, twoFactorEnabled: true }, ['twoFactor']],
  [
    { isVerified: true, biometricEnabled: true, twoFactorEnabled: true },
    ['verified', 'biometric', 'twoFactor'],
  ],
])('a user has a badge for each enabled security feature: %j', (user, badges) => {
  expect(securityBadges(user)).toEqual(badges);
});
