import { choosePlurals } from '../components/provider/internals/choosePlurals';
import type { Language } from '../components/provider/internals/languageContext';

const ACCENTS: Readonly<Record<string, string>> = {
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
};

/** Returns filler that makes a text longer by a third, in words of at most ten characters, so that lines can wrap. */
const longer = ({ length }: string) =>
  '~'.repeat(Math.ceil(length / 3)).replace(/~{10}(?=~)/g, '$& ');

/** Matches the placeholders of a message, which stay unchanged. */
const UNCHANGED = /(\{\w+\})/;
/**
 * Matches the parts of a message with a plural that stay unchanged: placeholders, and the ICU syntax around the words.
 */
const UNCHANGED_IN_PLURALS = /(\{\w+, plural,|\s*=?\w+ \{(?!\w+\})|\{\w+\}|[#}])/;

/**
 * Returns a text for the pseudo-locale: with accents, a third longer, and in brackets that no real text contains.
 * Placeholders stay unchanged.
 */
export function pseudoText(text: string): string {
  const accented = text
    .split(text.includes(', plural,') ? UNCHANGED_IN_PLURALS : UNCHANGED)
    .map((part, index) =>
      index % 2 === 0 ? [...part].map((sign) => ACCENTS[sign] ?? sign).join('') : part,
    )
    .join('');
  return `⟦${accented} ${longer(text)}⟧`;
}

/**
 * Returns the language of the pseudo-locale, for `LanguageContext`. Numbers and dates have the form of `locale`.
 *
 * The pseudo-locale finds two kinds of errors on a page: a text without brackets cannot be translated, and a text that
 * is cut off has too little space for longer languages.
 */
export const pseudoLanguage = (locale: string): Language => ({
  locale,
  messages: {},
  choosePlurals: (text, ...values) => choosePlurals(pseudoText(text), ...values),
});
