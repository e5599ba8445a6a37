/** Finds and removes the symbol or code of a currency in an amount that the user typed. */
import { CURRENCY_LIST, type CurrencyInfo } from '../currency/currency';
import { EDGES } from './typedNumber';

/** The properties of a currency from which its written forms follow. */
export type Written = Pick<CurrencyInfo<string>, 'icon' | 'symbol' | 'iso'>;

/**
 * The pattern of spaces and invisible marks, which may be inside a currency symbol: in French Canada, US dollars are
 * `5,00 $ US`.
 */
const BLANKS = String.raw`[\s\p{Cf}]*`;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Returns a pattern that matches one of several symbols and codes. Longer texts are first, because a text may begin
 * with another: `$US` and `$`.
 */
function patternOf(units: readonly string[]): string {
  return units
    .map((unit) => unit.replaceAll(/\s/g, ''))
    .toSorted((one, other) => other.length - one.length)
    .map((unit) => Array.from(unit, escaped).join(BLANKS))
    .join('|');
}

/**
 * Returns the written forms of a currency: its symbol, its code, and the symbol with the code or the country: `USD $`,
 * `US$`, `$US`.
 */
function unitsOf({ icon, symbol, iso }: Written, localeUnits: readonly string[]): string[] {
  const units = [icon, symbol, `${symbol}${icon}`, `${icon}${symbol}`, ...localeUnits];
  if (iso === undefined) return units;
  const country = iso.slice(0, 2);
  return [...units, iso, `${country}${icon}`, `${icon}${country}`];
}

/**
 * Removes the currency's symbol or code before and after a number. `unsigned` must remove the sign of a number, because
 * a minus may be on either side of the currency.
 */
export function withoutUnit(
  text: string,
  currency: Written,
  localeUnits: readonly string[],
  unsigned: (text: string) => string,
): string {
  const unit = patternOf(unitsOf(currency, localeUnits));
  const before = new RegExp(`^(?:${unit})`, 'iu');
  const after = new RegExp(`(?:${unit})$`, 'iu');
  const number = [before, after].reduce(
    (left, pattern) => unsigned(left.replace(pattern, '').replaceAll(EDGES, '')),
    unsigned(text),
  );
  return number;
}

/** Matches a currency symbol, which may have the letters of a country: `€`, `US$`, `CN¥`. */
const SIGN = /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u;

/** Matches a code in capitals. A code in lower-case letters counts only if it is known (`isKnown`). */
const CODE = /^[A-Z]{3,5}$/;

/**
 * Returns the symbols of all currencies that consist of several letters, such as `kr`. A single letter is more likely a
 * typing error.
 */
export const letterSigns = (): ReadonlySet<string> =>
  new Set(
    Intl.supportedValuesOf('currency')
      .flatMap((currency) =>
        new Intl.NumberFormat('en', {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }).formatToParts(0),
      )
      .filter(({ type, value }) => type === 'currency' && value.length > 1)
      .map(({ value }) => value),
  );

let signs: ReadonlySet<string> | undefined;

/** Returns whether a text is the code of a known currency, in upper or lower case, or a known symbol. */
function isKnown(text: string): boolean {
  const code = text.toUpperCase();
  if (CURRENCY_LIST.some(({ symbol, icon }) => symbol === code || icon === text)) return true;
  signs ??= letterSigns();
  return signs.has(text) || Intl.supportedValuesOf('currency').includes(code);
}

/**
 * Returns the symbol or code of another currency in an amount, as the user typed it. Returns undefined if there is
 * none. `own` are the locale's symbols for the field's currency.
 */
export function otherUnitIn(
  text: string,
  currency: Written,
  own: readonly string[],
): string | undefined {
  const sides = /(?<before>\D*)\d.*?(?<after>\D*)$/su.exec(
    text.replaceAll(/\p{Nd}/gu, '0').replaceAll(/[\s\p{Cf}\p{Pd}\u2212()]/gu, ''),
  )?.groups;
  const isOwn = new RegExp(`^(?:${patternOf(unitsOf(currency, own))})$`, 'iu');
  return Object.values(sides ?? {})
    .map((side) => side.replaceAll(/^[.,]+|[.,]+$/g, ''))
    .find((side) => !isOwn.test(side) && (SIGN.test(side) || CODE.test(side) || isKnown(side)));
}
