import type { Result } from '../result';
import { accept, refuse } from '../result';

/** The largest number of visible characters of each kind of typed text. */
export const BOUNDS = {
  email: 254,
  name: 64,
  password: 128,
  recipient: 256,
  description: 140,
  walletName: 40,
} as const;

/** A kind of typed text. Each has its own limit. */
export type TextKind = keyof typeof BOUNDS;

/** Why a text is refused. */
export type TextRefusal =
  | { readonly kind: 'invisible-characters'; readonly field: TextKind }
  /** A link, or an address with a scheme, which is not a recipient. */
  | { readonly kind: 'link'; readonly field: TextKind }
  /** An address with another network before it, such as `matic:0x…` (ERC-3770). */
  | { readonly kind: 'other-network'; readonly field: TextKind; readonly network: string }
  /** A recipient that none of the offered kinds recognises. */
  | { readonly kind: 'unknown-kind'; readonly field: TextKind }
  /** A private key or a recovery phrase, which must not be sent to anyone. */
  | { readonly kind: 'secret'; readonly field: TextKind }
  | { readonly kind: 'too-long'; readonly field: TextKind; readonly most: number };

/** Texts that identify a person, account or wallet, so they must not contain invisible characters. */
const SEEN_WHOLE: ReadonlySet<TextKind> = new Set(['email', 'name', 'recipient', 'walletName']);

/**
 * The largest number of code units of one character: the longest emoji have 15, and Unicode's stream-safe format (UAX
 * 15) allows 30 marks on one letter. The limit bounds the work on a pasted text.
 */
const LONGEST_CHARACTER = 32;

// Browsers before 2024 may lack `Intl.Segmenter`. Such a browser counts code points instead of characters.
const { Segmenter } = Intl as Partial<typeof Intl>;

let segmenter: Intl.Segmenter | undefined;

function charactersOf(text: string): Iterable<string> {
  if (!Segmenter) return text;
  segmenter ??= new Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first `most` visible characters of a text; the text itself if it is shorter. */
export function firstCharacters(text: string, most: number): string {
  // The number of characters is never more than the number of code units.
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const character of charactersOf(text.slice(0, most * LONGEST_CHARACTER))) {
    if (count === most) break;
    end += character.length;
    count += 1;
  }
  return text.slice(0, end);
}

/** The last `most` visible characters of a text; the text itself if it is shorter. */
export function lastCharacters(text: string, most: number): string {
  const end = text.slice(-most * LONGEST_CHARACTER);
  return Array.from(charactersOf(end)).slice(-most).join('');
}

/** Whether a text has more than `most` visible characters. */
export function isLongerThan(text: string, most: number): boolean {
  return firstCharacters(text, most).length < text.length;
}

const EMOJI = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;

/**
 * Emoji that contain an invisible code point: families and professions (joined emoji), a chosen style, keycaps, and the
 * flags of regions such as England (a black flag and a tag).
 */
const PICTURE = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  `${EMOJI}(?:\\u200D${EMOJI})*`,
  String.raw`[#*\d]\uFE0F\u20E3`,
].join('|');

/**
 * Control and format characters, line separators, fillers, two symbols without a shape, and unpaired surrogates, which
 * all look the same. Format characters that have a shape under a number are excluded.
 */
const UNSEEN = String.raw`(?![\u0600-\u0605\u06DD\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]`;

const PICTURE_OR_UNSEEN = new RegExp(`${PICTURE}|(?<unseen>${UNSEEN})`, 'gu');

/**
 * Whether a text contains an invisible character: it reverses the direction of writing, has no width, or has no shape.
 * Invisible characters inside emoji are allowed. Joiners, which some words in Persian and the scripts of India contain,
 * are not allowed: recipients or names that differ only in a joiner look the same, and the words are readable if the
 * joiner is removed.
 */
export function hasInvisible(text: string): boolean {
  for (const [, unseen] of text.matchAll(PICTURE_OR_UNSEEN)) {
    if (unseen !== undefined) return true;
  }
  return false;
}

/** Scripts whose spelling uses joiners, or chooses between forms of a sign. */
const SPELLING = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya']
  .concat(['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Mongolian', 'Han'])
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const SPELLED = String.raw`(?<=[${SPELLING}])[\u200C\u200D\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;

const TO_REPLACE = new RegExp(`${PICTURE}|${SPELLED}|(?<unseen>(?:${UNSEEN})+)`, 'gu');

/** Tabs and line breaks, also those of Unicode. */
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/**
 * Prepares a foreign text for display: each run of invisible characters becomes `U+FFFD`, the replacement character.
 * Joiners inside words are kept. A line break becomes a space.
 */
export function visible(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, ' ')
    .replaceAll(TO_REPLACE, (match, unseen?: string) => (unseen === undefined ? match : '\uFFFD'));
}

/**
 * Returns a foreign text as one line without invisible characters, for a field that the user can edit. Joiners inside
 * words and emoji are kept. A line break becomes a space.
 */
export function seenLine(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, ' ')
    .replaceAll(TO_REPLACE, (match, unseen?: string) => (unseen === undefined ? match : ''))
    .trim();
}

/** Whether a text is empty or has only blanks. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whether a text has only blanks and invisible characters. */
export function isUnseen(text: string): boolean {
  return seenLine(text) === '';
}

/** Whether a text contains a character that its kind must not contain. */
function hasRefused(text: string, field: TextKind): boolean {
  if (SEEN_WHOLE.has(field)) return hasInvisible(text);
  return field !== 'password' && /\p{Cc}/u.test(text);
}

/**
 * Returns a text without the blanks around it, or a refusal. Names, emails and recipients must not contain invisible
 * characters, and the other texts of a payment no control characters. Passwords keep their blanks. `checkRecipientText`
 * of `recipientText` also refuses texts that can never be a recipient.
 */
export function checkText(text: string, field: TextKind): Result<string, TextRefusal> {
  const most = BOUNDS[field];
  const checked = field === 'password' ? text : text.trim();
  // Only the first `most` characters are checked, because a longer text is refused for its length.
  const looked = firstCharacters(checked, most);
  if (hasRefused(looked, field)) return refuse({ kind: 'invisible-characters', field });
  return looked === checked ? accept(checked) : refuse({ kind: 'too-long', field, most });
}
