import { firstCharacters } from './text/text';

/** The signed-in user. The three flags are only shown as badges and in the list of security features. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The URL of a picture. If it is null, the initials are shown. */
  readonly avatar: string | null;
  readonly isVerified: boolean;
  readonly biometricEnabled: boolean;
  readonly twoFactorEnabled: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  /** A date, such as `1990-04-12`. */
  readonly dateOfBirth: string;
}

/** Matches the characters before the first letter or digit of a word. */
const SIGNS = /^[^\p{L}\p{N}]+/u;

/**
 * Returns up to two initials of a name, which replace a missing picture: `AM` for Alex Morgan. Only letters and digits
 * count, so the text may be empty.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s/)
    .map((word) => word.replace(SIGNS, ''))
    .filter(Boolean);
  const ends = words.filter((_, index) => index === 0 || index === words.length - 1);
  return ends.map((word) => firstCharacters(word, 1).toUpperCase()).join('');
}

/** Matches a text with one @, text before it, a dot inside the domain, and no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Returns whether a text has the format of an email address. Spaces around the text are ignored. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
