/**
 * Scripts in use today: the recommended and the limited-use scripts of UAX 31, and Cherokee. Latin and the scripts of
 * East Asia are in `TOGETHER`.
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

/** Scripts that may be mixed in one word, according to the level Highly Restrictive of UTS 39, section 5.2. */
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

/** The patterns of the writing systems. They are created on first use, because only the send sheet needs them. */
function writingSystems(): readonly RegExp[] {
  systems ??= [...TOGETHER, ...SCRIPTS.map((script) => [script])].map(writtenIn);
  return systems;
}

const NOT_IN_A_WORD = /[^\p{L}\p{M}\p{N}]/u;
const NOT_A_LETTER = /\P{L}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** A word of only Cyrillic and Greek letters that look like Latin letters. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуԍьνοραικτυω]+$/iu;

/**
 * The letters that make a word look like another word. Empty if the word has only one writing system, unless all its
 * letters look like Latin letters.
 */
function oddLetters(word: string): readonly string[] {
  const letters = word.normalize('NFC').replaceAll(NOT_A_LETTER, '');
  const isMixed = !writingSystems().some((system) => system.test(letters));
  if (!isMixed && !LIKE_LATIN.test(letters)) return [];
  return Array.from(letters.replaceAll(LATIN, ''));
}

/**
 * The letters that make a text look like another text, without duplicates: letters next to Latin letters in a word of
 * several scripts, and letters of a word in which every letter looks like a Latin letter. A point, a hyphen, an @ or a
 * blank ends a word, so that a Russian name at `example.com` is accepted. Scripts that are written together, as in
 * Japanese, Korean and Chinese, are also accepted (UTS 39).
 */
export function confusingLetters(text: string): readonly string[] {
  return [...new Set(text.split(NOT_IN_A_WORD).flatMap(oddLetters))];
}
