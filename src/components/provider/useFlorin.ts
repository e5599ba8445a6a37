import { createContext, use } from 'react';
import type { ShownRecipientKind } from '../payments/recipients/kind';
import { CURRENCY_LIST, type CurrencyInfo } from '../../domain/currency/currency';

/** The settings of `FlorinProvider` that components read: language, time zone, currencies and kinds of recipients. */
export interface FlorinSettings {
  /** The language as a BCP 47 tag; undefined by default. */
  readonly locale: string | undefined;
  /** The time zone by its IANA name; undefined if it is unknown. */
  readonly timeZone: string | undefined;
  /** The currencies, in the order in which lists show them. */
  readonly currencies: readonly CurrencyInfo[];
  /** The currency of totals and prices. */
  readonly unitOfAccount: CurrencyInfo<string>;
  /** The kinds of recipients; undefined for Florin's own kinds. */
  readonly recipients: readonly ShownRecipientKind[] | undefined;
  /** Whether forms refuse recipients that no kind recognises; undefined for the default of `refusesUnknown`. */
  readonly onlyKnownRecipients: boolean | undefined;
}

/** The default unit of account: the first of Florin's currencies, the US dollar. */
const [UNIT] = CURRENCY_LIST as readonly [CurrencyInfo, ...CurrencyInfo[]];

const DEFAULTS: FlorinSettings = {
  locale: undefined,
  timeZone: undefined,
  currencies: CURRENCY_LIST,
  unitOfAccount: UNIT,
  recipients: undefined,
  onlyKnownRecipients: undefined,
};

/** The context that `FlorinProvider` sets. Components read it with `useFlorin`. */
export const FlorinContext = createContext<FlorinSettings>(DEFAULTS);

/**
 * Returns the settings of the nearest `FlorinProvider`, or the defaults: locale, time zone, currencies, unit of account
 * and kinds of recipients.
 */
export function useFlorin(): FlorinSettings {
  return use(FlorinContext);
}
