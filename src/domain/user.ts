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
