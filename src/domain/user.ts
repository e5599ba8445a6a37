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

/** Email and password of a sign-in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

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

/** The characters before the first letter or digit of a word. */
const SIGNS = /^[^\p{L}\p{N}]+/u;

/**
 * Up to two initials, for a person without a picture: `AM` for Alex Morgan. Only letters and digits count. If the name
 * has none, the result is empty.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s/)
    .map((word) => word.replace(SIGNS, ''))
    .filter(Boolean);
  const ends = words.filter((_, index) => index === 0 || index === words.length - 1);
  return ends.map((word) => firstCharacters(word, 1).toUpperCase()).join('');
}

/** One @ with text before it, a dot inside the domain, and no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an email address. Blanks around the text are ignored. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
