/** Accents of Latin, Greek and Cyrillic letters. The marks of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036F]/g;

const PLAIN = /^[\x20-\x7E\n]*$/;

/** A text as a search compares it: without case, accents, and the widths of letters. */
export function folded(text: string): string {
  // Most texts have nothing to take apart, which takes ten times as long as finding that out.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
}
