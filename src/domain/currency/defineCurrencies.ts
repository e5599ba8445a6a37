import type { CurrencyInfo } from './currency';
import { ISO_DECIMALS } from './isoDecimals';

/** The parameter of `defineCurrencies` for one currency. Properties that follow from the ISO code are optional. */
export type CurrencyDefinition<Id extends string> = Omit<
  CurrencyInfo<Id>,
  'type' | 'decimals' | 'icon'
> &
  Partial<Pick<CurrencyInfo<Id>, 'type' | 'decimals' | 'icon'>>;

/** Returns the narrow symbol of an ISO currency from `Intl`, such as `$`. */
function signOf(iso: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).filter(({ type }) => type === 'currency');
  return sign.map(({ value }) => value).join('');
}

function complete<Id extends string>(given: CurrencyDefinition<Id>): CurrencyInfo<Id> {
  const { id, symbol, iso } = given;
  if (iso !== undefined && !ISO_DECIMALS.has(iso))
    throw new RangeError(`The currency ${id} has a code that ISO 4217 lacks: ${iso}`);
  const decimals = given.decimals ?? ISO_DECIMALS.get(iso ?? '') ?? NaN;
  if (!Number.isInteger(decimals) || decimals < 0)
    throw new RangeError(`The currency ${id} needs its decimals: a whole number, 0 or more`);
  return iso === undefined
    ? { type: 'crypto', icon: symbol, ...given, decimals }
    : { type: 'fiat', icon: signOf(iso), ...given, decimals };
}

/**
 * Creates a list of currencies for `FlorinProvider` and for `Register`.
 *
 * - If a currency has an ISO code, `decimals` defaults to that of ISO 4217, and `icon` defaults to the symbol from
 *   `Intl`.
 * - Any other currency must have `decimals`.
 * - Throws a RangeError if decimals are missing, an ISO code is unknown, or an id or a symbol occurs twice.
 */
export function defineCurrencies<const Id extends string>(
  definitions: readonly CurrencyDefinition<Id>[],
): readonly CurrencyInfo<Id>[] {
  const currencies = definitions.map(complete);
  for (const name of ['id', 'symbol'] as const) {
    const values = currencies.map((currency) => currency[name]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) throw new RangeError(`Two currencies have the ${name} ${twice}`);
  }
  return currencies;
}
