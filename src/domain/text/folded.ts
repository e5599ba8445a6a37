/**
 * Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are kept, because they are as significant as
 * letters.
 */
const ACCENTS = /[\u0300-\u036F]/g;

const PLAIN = /^[\x20-\x7E\n]*$/;

/** Removes differences of case, accents and width from a text, for searches. */
export function folded(text: string): string {
  // Most texts are plain. They skip the normalising, which takes ten times as long as this test.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
}
