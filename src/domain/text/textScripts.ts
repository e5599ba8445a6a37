/**
 * The scripts that are in use today: the recommended and limited-use scripts of UAX 31, and Cherokee. Latin and the
 * scripts of East Asia are in `TOGETHER`.
 */
const SCRIPTS = [
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Syriac',
  'Thaana',
]
  .concat(['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'])
  .concat(['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Ethiopic'])
  .concat(['Mongolian', 'Cherokee', 'Canadian_Aboriginal'])
  .concat(['Nko', 'Tifinagh', 'Yi', 'Vai', 'Javanese', 'Balinese', 'Adlam', 'Chakma', 'Ol_Chiki']);

/** The scripts that one word may combine, according to the level Highly Restrictive of UTS 39, section 5.2. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

function writtenIn(scripts: readonly string[]): RegExp {
  const classes = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`^[${classes}\\p{Script_Extensions=Inherited}]*$`, 'u');
}

let systems: readonly RegExp[] | undefined;

/**
 * Returns a pattern for each writing system. The patterns are created on first use, because only the send sheet needs
 * them.
 */
function writingSystems(): readonly RegExp[] {
  systems ??= [...TOGETHER, ...SCRIPTS.map((script) => [script])].map(writtenIn);
  return systems;
}

const NOT_IN_A_WORD = /[^\p{L}\p{M}\p{N}]/u;
const NOT_A_LETTER = /\P{L}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Matches a word of Cyrillic and Greek letters that all look like Latin letters. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуԍьνοραικτυω]+$/iu;

/**
 * Returns the letters by which a word could be confused with another word: the letters that are not Latin, if the word
 * mixes writing systems or if all its letters look like Latin letters.
 */
function oddLetters(word: string): readonly string[] {
  const letters = word.normalize('NFC').replaceAll(NOT_A_LETTER, '');
  const isMixed = !writingSystems().some((system) => system.test(letters));
  if (!isMixed && !LIKE_LATIN.test(letters)) return [];
  return Array.from(letters.replaceAll(LATIN, ''));
}

/**
 * Returns the letters by which a text could be confused with another text, without duplicates.
 *
 * - In a word that mixes scripts, these are the letters that are not Latin.
 * - In a word whose letters all look like Latin letters, these are all letters.
 * - A dot, a hyphen, an @ or a space ends a word, so a Russian name at `example.com` is not confusing.
 * - Scripts that are usually combined, as in Japanese, Korean and Chinese, are not confusing (UTS 39).
 */
export function confusingLetters(text: string): readonly string[] {
  return [...new Set(text.split(NOT_IN_A_WORD).flatMap(oddLetters))];
}
