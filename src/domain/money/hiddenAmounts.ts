import type { CurrencyInfo } from '../currency/currency';
import { HIDDEN_AMOUNT } from './format';

/** A piece of a text: words, or an amount. */
export interface TextPiece {
  readonly kind: 'words' | 'amount';
  readonly text: string;
}

/** A number, with groups separated by spaces (`1 250`) or by other marks (`1,250.50`, `1'250`, `50.-`). */
const NUMBER = String.raw`[.,]?(?:\p{N}{1,3}(?:\p{Zs}\p{N}{3}(?!\p{N}))+|\p{N}+)(?:[.,'’٫٬_]\p{N}+)*(?:[.,][-–—])?`;

/**
 * An amount that is hidden already, a number or a range (`50-60`), a currency's sign (`$`, `US$`), a word, a space, or
 * another mark. Ξ, the sign of ether, is listed as a sign because Unicode classifies it as a letter.
 */
const TOKEN = new RegExp(
  String.raw`(?<hidden>${HIDDEN_AMOUNT})|(?<number>${NUMBER}(?:[-–—/]${NUMBER})*)|(?<sign>\p{L}{0,3}[\p{Sc}Ξ])|(?<word>(?:(?!Ξ)\p{L})+)|(?<space>[\s\p{Cf}]+)|[^]`,
  'gu',
);

type Named = Pick<CurrencyInfo<string>, 'symbol' | 'name'>;

const unitsByList = new WeakMap<readonly Named[], ReadonlySet<string>>();

/** The codes and names of currencies: `eur`, `euro`, `euros`. */
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

/** Allowed between a unit and the number after it: `USD: 50`, `$-50`, `€(50)`. */
const LEADING = /^[-−–+~≈:=(]/;

/** Allowed between a number and the unit after it: `5k USD`, `50-dollar`. */
const TRAILING = /^(?:-|k|m|bn|thousand|million|billion)$/i;

/** A token of a text. Besides `text`, the property named after the token's kind contains the same text. */
interface Token {
  readonly text: string;
  readonly hidden?: string;
  readonly number?: string;
  readonly sign?: string;
  readonly word?: string;
  readonly space?: string;
}

/** Whether the next token before (`step` −1) or after (1) a number is a unit. Spaces and `marks` are skipped. */
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
 * Finds the amounts of money in a typed text: the numbers beside a currency's sign, code or name. Other numbers, such
 * as the number of an invoice, belong to the words.
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

/** A formatted amount with bullets in place of its number: `$••••••`. */
export function maskNumbers(amount: string): string {
  return amount.replaceAll(NUMBERS, HIDDEN_AMOUNT);
}

/** A text with bullets in place of its amounts, for plain text such as a page's title. */
export function maskAmounts(text: string, currencies: readonly Named[]): string {
  return splitAmounts(text, currencies)
    .map((piece) => (piece.kind === 'amount' ? HIDDEN_AMOUNT : piece.text))
    .join('');
}
