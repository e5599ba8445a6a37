import { use, useMemo, type ReactNode } from 'react';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { SomeMessages } from '../english';
import type { ShownRecipientKind } from '../payments/recipients/kind';
import { choosePlurals } from './internals/choosePlurals';
import { FlorinContext, useFlorin } from './useFlorin';
import { LanguageContext } from './internals/languageContext';
import { toCurrency, type CurrencyLike } from './internals/useCurrency';

export interface FlorinProviderProps {
  /**
   * The language of numbers and dates, as a BCP 47 tag such as `de-AT`. Components format and parse amounts by the
   * rules of this language. If omitted, amounts are formatted as in `en-US`, and a typed `1,234` is refused, because
   * the comma may be a thousands or a decimal separator.
   */
  locale?: string | undefined;
  /**
   * The texts by component and key: all texts of a language, such as `florin/messages/de`, or only some texts. Texts
   * that are missing here are shown in English.
   */
  messages?: SomeMessages | undefined;
  /**
   * The user's time zone by its IANA name, such as `Europe/Berlin`. Set it for pages that are rendered on a server, so
   * that the server and every browser render the same dates and times. If omitted, dates and times are rendered only in
   * the browser, in the time zone of the device.
   */
  timeZone?: string | undefined;
  /**
   * The currencies, from `defineCurrencies` of `florin/domain/defineCurrencies`, in the order in which lists show them;
   * Florin's currencies by default.
   */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The currency in which totals and prices are shown; the first of `currencies` by default. */
  unitOfAccount?: CurrencyLike | undefined;
  /**
   * The kinds of recipients that the app recognises, such as email addresses or IBANs. If several kinds recognise a
   * text, the first kind in the list applies. The list can contain kinds of `florin/domain/recipient`, of modules such
   * as `florin/recipients/iban`, and kinds that you define. Create the list outside of components. By default, the
   * kinds are email, Bitcoin, Ethereum and Cardano.
   */
  recipients?: readonly ShownRecipientKind[] | undefined;
  /**
   * Whether `SendForm` and `ContactForm` refuse a recipient that none of the kinds recognises. By default, they refuse
   * it if the app passes `recipients`, because the app then lists what it can pay. Without `recipients`, they accept
   * it, and show a note that it is unknown.
   */
  onlyKnownRecipients?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Provides settings to all components inside: the user's language and time zone, the texts, the currencies, and the
 * kinds of recipients. All settings except `recipients` are plain data, so that a server component can pass them. A
 * missing setting is inherited from the next outer provider, or else has a default.
 */
export function FlorinProvider({
  locale,
  messages,
  timeZone,
  currencies,
  unitOfAccount,
  recipients,
  onlyKnownRecipients,
  children,
}: FlorinProviderProps) {
  const outer = useFlorin();
  const settings = useMemo(() => {
    const list = currencies ?? outer.currencies;
    const unit = unitOfAccount ?? currencies?.[0] ?? outer.unitOfAccount;
    return {
      locale: locale ?? outer.locale,
      timeZone: timeZone ?? outer.timeZone,
      currencies: list,
      unitOfAccount: toCurrency(list, unit),
      recipients: recipients ?? outer.recipients,
      onlyKnownRecipients: onlyKnownRecipients ?? outer.onlyKnownRecipients,
    };
  }, [outer, locale, timeZone, currencies, unitOfAccount, recipients, onlyKnownRecipients]);
  const outerLanguage = use(LanguageContext);
  const language = useMemo(
    () => ({
      locale: locale ?? outerLanguage.locale,
      messages: messages ?? outerLanguage.messages,
      choosePlurals: outerLanguage.choosePlurals ?? choosePlurals,
    }),
    [outerLanguage, locale, messages],
  );
  return (
    <FlorinContext value={settings}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </FlorinContext>
  );
}
