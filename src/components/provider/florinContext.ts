import { createContext } from 'react';
import type { ShownRecipientKind } from '../recipients/kind';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { CURRENCY_LIST } from '../../domain/currency/currency';

/** The settings for the reader and the money that components need. */
export interface FlorinSettings {
  /** A BCP 47 tag; undefined by default. */
  readonly locale: string | undefined;
  /** An IANA name; undefined if it is unknown. */
  readonly timeZone: string | undefined;
  /** In the order of lists. */
  readonly currencies: readonly CurrencyInfo[];
  /** The currency of totals and prices. */
  readonly unitOfAccount: CurrencyInfo<string>;
  /** The kinds of recipients; undefined for Florin's own. */
  readonly recipients: readonly ShownRecipientKind[] | undefined;
}

/** The first of the six: the US dollar. */
const [UNIT] = CURRENCY_LIST as readonly [CurrencyInfo, ...CurrencyInfo[]];

/** The settings without a `FlorinProvider`. */
export const DEFAULTS: FlorinSettings = {
  locale: undefined,
  timeZone: undefined,
  currencies: CURRENCY_LIST,
  unitOfAccount: UNIT,
  recipients: undefined,
};

/** The settings of the nearest `FlorinProvider`, or the defaults. */
export const FlorinContext = createContext<FlorinSettings>(DEFAULTS);
