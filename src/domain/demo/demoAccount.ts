import type { Credentials, Profile, User } from '../user';

/** The credentials of the demo account. The account is public, so the password is not secret. */
export const DEMO_CREDENTIALS: Credentials = {
  email: 'demo@florin.example',
  password: 'florin-demo',
};

/** The user of the demo account. */
export const DEMO_USER: User = {
  id: 'demo',
  name: 'Alex Morgan',
  email: DEMO_CREDENTIALS.email,
  avatar: null,
  isVerified: true,
  biometricEnabled: true,
  twoFactorEnabled: false,
};

/** The fields of the sample profile, except name and email. */
const PROFILE_SAMPLES: Pick<Profile, 'phone' | 'location' | 'dateOfBirth'> = {
  phone: '+1 (555) 010-0199',
  location: 'Lisbon, Portugal',
  dateOfBirth: '1990-04-12',
};

/** The sample profile's statistics. */
export const PROFILE_STATISTICS = {
  transactions: 127,
  currencies: 6,
  daysActive: 45,
  successRate: 0.98,
} as const;

/** A user's profile: the name split at its first space, and the fixed sample values. */
export function profileOf({ name, email }: Pick<User, 'name' | 'email'>): Profile {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), email, ...PROFILE_SAMPLES };
}
