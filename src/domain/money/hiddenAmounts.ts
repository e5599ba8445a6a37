import type { CurrencyInfo } from '../currency/currency';
import { HIDDEN_AMOUNT } from './format';

/** A part of a text: words, or an amount of money. */
export interface TextPiece {
  readonly kind: 'words' | 'amount';
  readonly text: string;
}

/** The pattern of a number, such as `1 250`, `1,250.50`, `1'250` or `50.-`. */
const NUMBER = String.raw`[.,]?(?:\p{N}{1,3}(?:\p{Zs}\p{N}{3}(?!\p{N}))+|\p{N}+)(?:[.,'’٫٬_]\p{N}+)*(?:[.,][-–—])?`;

/**
 * Matches one token of a text: a hidden amount, a number or a range (`50-60`), a currency symbol (`$`, `US$`), a word,
 * spaces, or any other character. Ξ, the symbol of ether, is a letter in Unicode, so it is listed separately.
 */
const TOKEN = new RegExp(
  String.raw`(?<hidden>${HIDDEN_AMOUNT})|(?<number>${NUMBER}(?:[-–—/]${NUMBER})*)|(?<sign>\p{L}{0,3}[\p{Sc}Ξ])|(?<word>(?:(?!Ξ)\p{L})+)|(?<space>[\s\p{Cf}]+)|[^]`,
  'gu',
);

type Named = Pick<CurrencyInfo<string>, 'symbol' | 'name'>;

const unitsByList = new WeakMap<readonly Named[], ReadonlySet<string>>();

/** Returns the codes and names of the currencies in lower case: `eur`, `euro`, `euros`. */
function unitsOf(currencies: readonly Named[]): ReadonlySet<string> {
  const known = unitsByList.get(currencies);
  if (known) return known;
  const units = new Set(
    currencies.flatMap(({ symbol, name }) => {
      const noun = name.replace(/.* /, '');
      return [symbol, noun, `${noun}s`].map((unit) => unit.toLowerCase());
    }),
  );
  unitsByList.set(currencies, units);
  return units;
}

/** Matches a mark that may be between a currency and the number after it: `USD: 50`, `$-50`, `€(50)`. */
const LEADING = /^[-−–+~≈:=(]/;

/** Matches a text that may be between a number and the currency after it: `5k USD`, `50-dollar`. */
const TRAILING = /^(?:-|k|m|bn|thousand|million|billion)$/i;

/** A token of a text. The property with the name of the token's kind also contains the text. */
interface Token {
  readonly text: string;
  readonly hidden?: string;
  readonly number?: string;
  readonly sign?: string;
  readonly word?: string;
  readonly space?: string;
}

/**
 * Returns whether the token before (`step` −1) or after (`step` 1) a number is a currency. Spaces and tokens that
 * match `marks` are skipped.
 */
function meetsUnit(
  tokens: readonly Token[],
  start: number,
  step: 1 | -1,
  { units, marks }: { readonly units: ReadonlySet<string>; readonly marks: RegExp },
): boolean {
  const isUnit = ({ sign, word }: Token) =>
    sign !== undefined || (word !== undefined && units.has(word.toLowerCase()));
  for (let at = start + step; ; at += step) {
    const token = tokens[at];
    if (!token) return false;
    if (isUnit(token)) return true;
    if (token.space === undefined && !marks.test(token.text)) return false;
  }
}

/**
 * Splits a text that the user typed into words and amounts of money. A number is an amount if a currency's symbol, code
 * or name is beside it. Other numbers, such as the number of an invoice, are words.
 */
export function splitAmounts(text: string, currencies: readonly Named[]): readonly TextPiece[] {
  const units = unitsOf(currencies);
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: piece, groups }): Token => ({
    text: piece,
    ...groups,
  }));
  const pieces: TextPiece[] = [];
  let words = '';
  tokens.forEach((token, index) => {
    const isAmount =
      token.hidden !== undefined ||
      (token.number !== undefined &&
        (meetsUnit(tokens, index, -1, { units, marks: LEADING }) ||
          meetsUnit(tokens, index, 1, { units, marks: TRAILING })));
    if (!isAmount) {
      words += token.text;
      return;
    }
    if (words !== '') pieces.push({ kind: 'words', text: words });
    pieces.push({ kind: 'amount', text: token.text });
    words = '';
  });
  if (words !== '') pieces.push({ kind: 'words', text: words });
  return pieces;
}

const NUMBERS = new RegExp(NUMBER, 'gu');

/** Returns a formatted amount whose number is replaced with bullets: `$••••••`. */
export function maskNumbers(amount: string): string {
  return amount.replaceAll(NUMBERS, HIDDEN_AMOUNT);
}

/** Returns a text whose amounts are replaced with bullets. It is for plain text, such as a page's title. */
export function maskAmounts(text: string, currencies: readonly Named[]): string {
  return splitAmounts(text, currencies)
    .map((piece) => (piece.kind === 'amount' ? HIDDEN_AMOUNT : piece.text))
    .join('');
}
