import { BOUNDS, isBlank, isLongerThan } from './text';

/**
 * The minimum, recommended and maximum number of visible characters of a passphrase. NIST SP 800-63B-4 (section
 * 3.1.1.2) and OWASP's Authentication Cheat Sheet call a passphrase under 15 characters weak without a second factor.
 */
export const PASSPHRASE = { least: 8, recommended: 15, most: BOUNDS.password } as const;

/** The minimum number of different characters of a passphrase that is not `repetitive`. */
const LEAST_DIFFERENT = 5;

/** The reason why a new passphrase is refused. */
export type PassphraseRefusal = 'missing' | 'too-short' | 'too-long';

/**
 * The strength of a new passphrase: shorter than recommended, with too few different characters, or as long as
 * recommended.
 */
export type PassphraseStrength = 'short' | 'repetitive' | 'long';

const hasAtLeast = (text: string, count: number) => isLongerThan(text, count - 1);

/**
 * Returns the reason why a new passphrase is refused, or null if it is accepted. Spaces count as characters, because a
 * passphrase may consist of several words.
 */
export function checkPassphrase(text: string): PassphraseRefusal | null {
  if (isBlank(text)) return 'missing';
  if (!hasAtLeast(text, PASSPHRASE.least)) return 'too-short';
  return isLongerThan(text, PASSPHRASE.most) ? 'too-long' : null;
}

/** Returns the strength of a new passphrase, based on its length and its different characters. */
export function strengthOf(text: string): PassphraseStrength {
  if (!hasAtLeast(text, PASSPHRASE.recommended)) return 'short';
  return new Set(text.toLowerCase()).size < LEAST_DIFFERENT ? 'repetitive' : 'long';
}
