import type { ReactNode } from 'react';
import { use, useMemo } from 'react';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { SomeMessages } from '../english';
import { choosePlurals } from './choosePlurals';
import { FlorinContext } from './florinContext';
import { LanguageContext } from './languageContext';
import type { CurrencyLike } from './useCurrency';
import { toCurrency } from './useCurrency';

export interface FlorinProviderProps {
  /**
   * The language of numbers and dates, a BCP 47 tag such as `de-AT`: amounts are written and read in its form.
   * Without it they are written as in `en-US`, and a typed `1,234` is refused, since it has two meanings.
   */
  locale?: string | undefined;
  /**
   * The texts of the components, by component and key: a language such as `florin/messages/de`, or some texts
   * alone. English stands in for those that are not there.
   */
  messages?: SomeMessages | undefined;
  /**
   * The reader's time zone by its IANA name, such as `Europe/Berlin`. Give it where pages are rendered on a
   * server: moments are then the same there and in every browser. Without it they are written in
   * the browser alone, in the zone of the device.
   */
  timeZone?: string | undefined;
  /** The currencies in the order in which they are listed, from `defineCurrencies`; Florin's six without them. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The currency in which worth and prices are said; the first of `currencies` without it. */
  unitOfAccount?: CurrencyLike | undefined;
  children?: ReactNode;
}

/**
 * Tells all components inside who reads them, and which money there is. All of it is plain data, so that a
 * server can render it. A setting that is left out is that of the provider around it, or a default.
 */
export function FlorinProvider({
  locale,
  messages,
  timeZone,
  currencies,
  unitOfAccount,
  children,
}: FlorinProviderProps) {
  const outer = use(FlorinContext);
  const settings = useMemo(() => {
    const list = currencies ?? outer.currencies;
    const unit = unitOfAccount ?? (currencies ? currencies[0] : outer.unitOfAccount);
    if (!unit) throw new Error('FlorinProvider needs at least one currency');
    return {
      locale: locale ?? outer.locale,
      timeZone: timeZone ?? outer.timeZone,
      currencies: list,
      unitOfAccount: toCurrency(list, unit),
    };
  }, [outer, locale, timeZone, currencies, unitOfAccount]);
  const outerLanguage = use(LanguageContext);
  const language = useMemo(
    () => ({
      locale: locale ?? outerLanguage.locale,
      messages: messages ?? outerLanguage.messages,
      choosePlurals,
    }),
    [outerLanguage, locale, messages],
  );
  return (
    <FlorinContext value={settings}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </FlorinContext>
  );
}
