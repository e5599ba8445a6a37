/** Finds the sign or code of a currency in a typed amount. */
import type { CurrencyInfo } from '../currency/currency';
import { CURRENCY_LIST } from '../currency/currency';
import { EDGES } from './typedNumber';

/** The properties of a currency that determine how people write it. */
export type Written = Pick<CurrencyInfo<string>, 'icon' | 'symbol' | 'iso'>;

/** Blanks and invisible marks within a unit or beside it: in French Canada, US dollars are `5,00 $ US`. */
const BLANKS = String.raw`[\s\p{Cf}]*`;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A pattern for one of several units. The longest unit is first, because one may begin with another: `$US` and `$`. */
function patternOf(units: readonly string[]): string {
  const compact = units.map((unit) => unit.replaceAll(/\s/g, '')).filter((unit) => unit !== '');
  return compact
    .toSorted((one, other) => other.length - one.length)
    .map((unit) => Array.from(unit, escaped).join(BLANKS))
    .join('|');
}

/** The codes and signs of a currency, also side by side, or with the country: `USD $`, `US$`, `$US`. */
function unitsOf({ icon, symbol, iso }: Written, localeUnits: readonly string[]): string[] {
  const country = iso?.slice(0, 2) ?? '';
  const signs = [country, symbol].flatMap((code) => [`${code}${icon}`, `${icon}${code}`]);
  return [icon, symbol, iso ?? '', ...signs, ...localeUnits];
}

/**
 * Removes the currency's sign or code, before and after the number. The signs of a number, such as a minus, may be on
 * both sides of the unit, so the caller removes them with `unsigned`.
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

/** A sign of a currency, with the letters of its country: `€`, `US$`, `CN¥`. */
const SIGN = /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u;

/** A code in capitals. Of a code in other letters, only a known code is a unit. */
const CODE = /^[A-Z]{3,5}$/;

/** The signs of all currencies that consist of letters, such as `kr`. A single letter could be a typing error. */
const letterSigns = (): ReadonlySet<string> =>
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

/** Whether a text is the code of a known currency, in any letters, or a known sign. */
function isKnown(text: string): boolean {
  const code = text.toUpperCase();
  if (CURRENCY_LIST.some(({ symbol, icon }) => symbol === code || icon === text)) return true;
  signs ??= letterSigns();
  return signs.has(text) || Intl.supportedValuesOf('currency').includes(code);
}

/**
 * Returns the sign or code of another currency in an amount, as it was typed, or undefined if there is none. `own` are
 * further units of the currency itself.
 */
export function otherUnitIn(
  text: string,
  currency: Written,
  own: readonly string[],
): string | undefined {
  const sides = /^(?<before>\D*)\d.*?(?<after>\D*)$/su.exec(
    text.replaceAll(/\p{Nd}/gu, '0').replaceAll(/[\s\p{Cf}\p{Pd}\u2212()]/gu, ''),
  )?.groups;
  const isOwn = new RegExp(`^(?:${patternOf(unitsOf(currency, own))})$`, 'iu');
  return Object.values(sides ?? {})
    .map((side) => side.replaceAll(/^[.,]+|[.,]+$/g, ''))
    .find(
      (side) =>
        side !== '' && !isOwn.test(side) && (SIGN.test(side) || CODE.test(side) || isKnown(side)),
    );
}
