import { createContext } from 'react';
import type { CurrencyInfo } from '../../domain/currency';
import { CURRENCY_LIST } from '../../domain/currency';
import { DEFAULT_LOCALE } from '../../domain/format';

/** The facts about the reader and the money that components ask for. */
export interface FlorinSettings {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** An IANA name; undefined where nobody has said it. */
  readonly timeZone: string | undefined;
  /** In the order in which they are listed. */
  readonly currencies: readonly CurrencyInfo[];
  /** The currency in which worth and prices are said. */
  readonly unitOfAccount: CurrencyInfo<string>;
}

/** The first of the six: the US dollar. */
const [UNIT] = CURRENCY_LIST as readonly [CurrencyInfo, ...CurrencyInfo[]];

/** The settings without a `FlorinProvider`. */
export const DEFAULTS: FlorinSettings = {
  locale: DEFAULT_LOCALE,
  timeZone: undefined,
  currencies: CURRENCY_LIST,
  unitOfAccount: UNIT,
};

/** The settings of the nearest `FlorinProvider`, or the defaults. */
export const FlorinContext = createContext<FlorinSettings>(DEFAULTS);
