import { firstCharacters } from './text/text';

/** The signed-in user. The three flags only affect badges and the list of security features. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** URL of a picture; null shows the initials. */
  readonly avatar: string | null;
  readonly isVerified: boolean;
  readonly biometricEnabled: boolean;
  readonly twoFactorEnabled: boolean;
}

/** E-mail and password of a sign-in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

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

/** The fields of a user's profile. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  /** A day: `1990-04-12`. */
  readonly dateOfBirth: string;
}

/** The sample profile's fields beyond name and e-mail. */
export const PROFILE_SAMPLES: Pick<Profile, 'phone' | 'location' | 'dateOfBirth'> = {
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

/** The characters before the first letter or digit of a word. */
const SIGNS = /^[^\p{L}\p{N}]+/u;

/**
 * Up to two initials of a person without a picture: `AM` for Alex Morgan. Only letters and digits count;
 * a name without any has no initials.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s/)
    .map((word) => word.replace(SIGNS, ''))
    .filter(Boolean);
  const ends = words.filter((_, index) => index === 0 || index === words.length - 1);
  return ends.map((word) => firstCharacters(word, 1).toUpperCase()).join('');
}

/** One @, something before it, a dot inside the domain, no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an e-mail address; blanks around it do not count. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
