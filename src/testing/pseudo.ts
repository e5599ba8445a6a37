import { demoEnglish } from '../components/demo/english';
import type { CompleteMessages } from '../components/english';
import { english } from '../components/english';
import { appEnglish } from './appEnglish';

/** The tag of the pseudo-locale. */
export const PSEUDO = 'en-XA';

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

/** Returns characters that make a text longer by a third, in words of at most ten characters. */
const longer = ({ length }: string) =>
  '~'.repeat(Math.ceil(length / 3)).replace(/~{10}(?=~)/g, '$& ');

/** The parts of a message that stay unchanged: placeholders. */
const UNCHANGED = /(\{\w+\})/;
/** The parts of a message with a plural that stay unchanged: placeholders, and the ICU syntax around the words. */
const UNCHANGED_IN_PLURALS = /(\{\w+, plural,|\s*=?\w+ \{(?!\w+\})|\{\w+\}|[#}])/;

/**
 * Returns the text with accents, longer by a third, and in brackets that no real text contains. Placeholders stay
 * unchanged.
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

/** Returns the texts of a component in the pseudo-locale. */
export const pseudoTexts = (texts: object) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, unknown]) => [key, pseudoText(String(text))]),
  );

/**
 * The texts of the app and of all components in the pseudo-locale. On a page in this locale, a text without brackets is
 * not translatable, and a text that is cut off has too little space for longer languages.
 */
export const pseudo = Object.fromEntries(
  Object.entries({ ...english, ...demoEnglish, ...appEnglish }).map(([component, texts]) => [
    component,
    pseudoTexts(texts),
  ]),
) as unknown as CompleteMessages;
