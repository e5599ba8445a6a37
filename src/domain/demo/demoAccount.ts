import type { Credentials, Profile, User } from '../user';

/** The email and password of the demo account. The account is public, so the password is not secret. */
export const DEMO_CREDENTIALS: Credentials = {
  email: 'demo@florin.example',
  password: 'florin-demo',
};

/** The user who signs in with `DEMO_CREDENTIALS`. */
export const DEMO_USER: User = {
  id: 'demo',
  name: 'Alex Morgan',
  email: DEMO_CREDENTIALS.email,
  avatar: null,
  isVerified: true,
  biometricEnabled: true,
  twoFactorEnabled: false,
};

const PROFILE_SAMPLES: Pick<Profile, 'phone' | 'location' | 'dateOfBirth'> = {
  phone: '+1 (555) 010-0199',
  location: 'Lisbon, Portugal',
  dateOfBirth: '1990-04-12',
};

/** The sample statistics on the profile page. */
export const PROFILE_STATISTICS = {
  transactions: 127,
  currencies: 6,
  daysActive: 45,
  successRate: 0.98,
} as const;

/** Returns a user's profile. The name is split at its first space, and the other fields have sample values. */
export function profileOf({ name, email }: Pick<User, 'name' | 'email'>): Profile {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), email, ...PROFILE_SAMPLES };
}
