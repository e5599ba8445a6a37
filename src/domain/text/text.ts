import { accept, refuse, type Result } from '../result';

/** The maximum number of visible characters of each kind of text that users type. */
export const BOUNDS = {
  email: 254,
  name: 64,
  password: 128,
  recipient: 256,
  description: 140,
  walletName: 40,
  walletType: 40,
} as const;

/** The minimum number of visible characters of a password. */
export const LEAST_PASSWORD = 8;

/** A kind of text that users type. Each kind has a maximum length in `BOUNDS`. */
export type TextKind = keyof typeof BOUNDS;

/** The reason why a text is refused. */
export type TextRefusal =
  | { readonly kind: 'invisible-characters'; readonly field: TextKind }
  /** The text is a link, so it is not a recipient. */
  | { readonly kind: 'link'; readonly field: TextKind }
  /** The recipient is an Ethereum address with another network before it, such as `matic:0x…` (ERC-3770). */
  | { readonly kind: 'other-network'; readonly field: TextKind; readonly network: string }
  /** No kind of recipient that the app offers recognises the text. */
  | { readonly kind: 'unknown-kind'; readonly field: TextKind }
  /** The text is a private key or a recovery phrase, which the user must not send to anyone. */
  | { readonly kind: 'secret'; readonly field: TextKind }
  | { readonly kind: 'too-long'; readonly field: TextKind; readonly most: number };

/** The kinds of texts that identify a person, an account or a wallet. They must not contain invisible characters. */
const SEEN_WHOLE: ReadonlySet<TextKind> = new Set([
  'email',
  'name',
  'recipient',
  'walletName',
  'walletType',
]);

/**
 * The maximum number of code units of one visible character. The longest emoji have 15 code units, and a letter may
 * have 30 marks in Unicode's stream-safe format (UAX 15). The limit keeps the processing of long texts fast.
 */
const LONGEST_CHARACTER = 32;

// Browsers before 2024 may not support `Intl.Segmenter`. They count code points instead of visible characters.
const { Segmenter } = Intl as Partial<typeof Intl>;

let segmenter: Intl.Segmenter | undefined;

/** Yields the visible characters of a text. A loop that ends early does not split the rest of the text. */
function* charactersOf(text: string): Iterable<string> {
  if (!Segmenter) {
    yield* text;
    return;
  }
  segmenter ??= new Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Returns the first `most` visible characters of a text. Returns a shorter text unchanged. */
export function firstCharacters(text: string, most: number): string {
  // Each visible character has at least one code unit.
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

/** Returns the last `most` visible characters of a text. Returns a shorter text unchanged. */
export function lastCharacters(text: string, most: number): string {
  const end = text.slice(-most * LONGEST_CHARACTER);
  return [...charactersOf(end)].slice(-most).join('');
}

/** Returns whether a text has more than `most` visible characters. */
export function isLongerThan(text: string, most: number): boolean {
  return firstCharacters(text, most).length < text.length;
}

const EMOJI = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;

/**
 * The pattern of emoji that contain an invisible code point: joined emoji such as families, emoji with a style,
 * keycaps, and the flags of regions such as England.
 */
const PICTURE = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  `${EMOJI}(?:\\u200D${EMOJI})*`,
  String.raw`[#*\d]\uFE0F\u20E3`,
].join('|');

/**
 * The pattern of a character that has no visible shape: control and format characters, line separators, fillers, two
 * symbols, and unpaired surrogates. Format characters of Arabic and other scripts that have a visible shape are
 * excluded.
 */
const UNSEEN = String.raw`(?![\u0600-\u0605\u06DD\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]`;

const PICTURE_OR_UNSEEN = new RegExp(`${PICTURE}|(?<unseen>${UNSEEN})`, 'gu');

/**
 * Returns whether a text contains an invisible character.
 *
 * - Characters without width or shape, and characters that change the direction of text, are invisible.
 * - Invisible characters inside emoji are allowed.
 * - Joiners, which words in Persian and in Indian scripts may contain, are not allowed. Two names that differ only in a
 *   joiner look the same, and the words are readable without it.
 */
export function hasInvisible(text: string): boolean {
  for (const [, unseen] of text.matchAll(PICTURE_OR_UNSEEN)) {
    if (unseen !== undefined) return true;
  }
  return false;
}

/** The scripts whose spelling uses joiners, or characters that select a variant of a letter. */
const SPELLING = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya']
  .concat(['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Mongolian', 'Han'])
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const SPELLED = String.raw`(?<=[${SPELLING}])[\u200C\u200D\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;

const TO_REPLACE = new RegExp(`${PICTURE}|${SPELLED}|(?<unseen>(?:${UNSEEN})+)`, 'gu');

/** Matches tabs and line breaks of any kind. */
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/**
 * Returns a text from an untrusted source for display. Invisible characters become the replacement character `U+FFFD`,
 * and line breaks become spaces. Joiners inside words are kept.
 */
export function visible(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, ' ')
    .replaceAll(TO_REPLACE, (match, unseen?: string) => (unseen === undefined ? match : '\uFFFD'));
}

/**
 * Returns a text from an untrusted source as one line, for an input field. Invisible characters are removed, and line
 * breaks become spaces. Joiners inside words and emoji are kept.
 */
export function seenLine(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, ' ')
    .replaceAll(TO_REPLACE, (match, unseen?: string) => (unseen === undefined ? match : ''))
    .trim();
}

/** Returns whether a text is empty or consists of white space. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Returns whether a text consists of white space and invisible characters. */
export function isUnseen(text: string): boolean {
  return seenLine(text) === '';
}

/** Returns whether a text contains a character that this kind of text must not contain. */
function hasRefused(text: string, field: TextKind): boolean {
  if (SEEN_WHOLE.has(field)) return hasInvisible(text);
  return field !== 'password' && /\p{Cc}/u.test(text);
}

/**
 * Returns a text without the white space around it, or the reason why it is refused.
 *
 * - Names, email addresses and recipients must not contain invisible characters.
 * - Descriptions must not contain control characters.
 * - Passwords may contain any characters, and are not trimmed.
 * - For recipients, use `checkRecipientText`, which also refuses links and secrets.
 */
export function checkText(text: string, field: TextKind): Result<string, TextRefusal> {
  const most = BOUNDS[field];
  const checked = field === 'password' ? text : text.trim();
  // A longer text is refused for its length, so only the first `most` characters are checked.
  const looked = firstCharacters(checked, most);
  if (hasRefused(looked, field)) return refuse({ kind: 'invisible-characters', field });
  return looked === checked ? accept(checked) : refuse({ kind: 'too-long', field, most });
}
