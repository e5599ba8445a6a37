import type { CurrencyInfo } from './currency';

/** A currency as it is declared: whatever follows from its ISO code can be left out. */
export type CurrencyDefinition<Id extends string> = Omit<
  CurrencyInfo<Id>,
  'type' | 'decimals' | 'icon'
> &
  Partial<Pick<CurrencyInfo<Id>, 'type' | 'decimals' | 'icon'>>;

/** The decimals and the short sign of a currency, as Intl has them. */
function knownOf(iso: string) {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).filter(({ type }) => type === 'currency');
  return {
    decimals: format.resolvedOptions().maximumFractionDigits,
    icon: sign.map(({ value }) => value).join(''),
  };
}

function complete<Id extends string>(given: CurrencyDefinition<Id>): CurrencyInfo<Id> {
  const { id, symbol, iso } = given;
  const known = iso === undefined ? { decimals: undefined, icon: symbol } : knownOf(iso);
  const decimals = given.decimals ?? known.decimals ?? NaN;
  if (!Number.isInteger(decimals) || decimals < 0)
    throw new RangeError(`The currency ${id} needs its decimals: a whole number, 0 or more`);
  const type = iso === undefined ? 'crypto' : 'fiat';
  return { type, icon: known.icon, ...given, decimals };
}

/**
 * Makes a list of currencies, for `FlorinProvider` and for `Register`. A currency with an ISO code takes its
 * decimals and sign from `Intl`, any other states its decimals. Throws a RangeError for decimals that are
 * missing, an ISO code that is none, and an id or symbol that comes twice.
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
