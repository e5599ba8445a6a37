import { BOUNDS, isBlank, isLongerThan } from './text';

/**
 * The visible characters of a passphrase. Without a second factor, NIST SP 800-63B-4 (section 3.1.1.2) and OWASP's
 * Authentication Cheat Sheet call a shorter one than `recommended` weak.
 */
export const PASSPHRASE = { least: 8, recommended: 15, most: BOUNDS.password } as const;

/** The fewest different characters of a passphrase that is hard to guess. */
const LEAST_DIFFERENT = 5;

/** Why a new passphrase is refused. */
export type PassphraseRefusal = 'missing' | 'too-short' | 'too-long';

/** How hard a new passphrase is to guess: it is short, repeats a few characters, or has the recommended length. */
export type PassphraseStrength = 'short' | 'repetitive' | 'long';

const hasAtLeast = (text: string, count: number) => isLongerThan(text, count - 1);

/** Why a new passphrase is refused; null if it can be used. Blanks count, as in every passphrase of several words. */
export function checkPassphrase(text: string): PassphraseRefusal | null {
  if (isBlank(text)) return 'missing';
  if (!hasAtLeast(text, PASSPHRASE.least)) return 'too-short';
  return isLongerThan(text, PASSPHRASE.most) ? 'too-long' : null;
}

/** How hard a new passphrase is to guess, by its length and its different characters. */
export function strengthOf(text: string): PassphraseStrength {
  if (!hasAtLeast(text, PASSPHRASE.recommended)) return 'short';
  return new Set(text.toLowerCase()).size < LEAST_DIFFERENT ? 'repetitive' : 'long';
}
