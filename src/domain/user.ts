import { firstCharacters } from './text/text';

export type { Credentials, Profile, User } from './userTypes';

export {
  /** @deprecated since 1.1.0: take it from `florin/demo/account` */
  DEMO_CREDENTIALS,
  /** @deprecated since 1.1.0: take it from `florin/demo/account` */
  DEMO_USER,
  /** @deprecated since 1.1.0: take it from `florin/demo/account` */
  PROFILE_SAMPLES,
  /** @deprecated since 1.1.0: take it from `florin/demo/account` */
  PROFILE_STATISTICS,
  /** @deprecated since 1.1.0: take it from `florin/demo/account` */
  profileOf,
} from './demo/demoAccount';

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

/** Whether a text looks like an e-mail address. Blanks around the text are ignored. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
