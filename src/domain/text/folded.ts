/**
 * Matches the accents of Latin, Greek and Cyrillic letters. In other scripts, such marks are as significant as letters.
 */
const ACCENTS = /[\u0300-\u036F]/g;

const PLAIN = /^[\x20-\x7E\n]*$/;

/** Returns a text for comparisons in a search: in lower case, without accents, and with full-width forms replaced. */
export function folded(text: string): string {
  // Most texts are plain ASCII. They need no normalisation, which takes ten times as long as this test.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
}
