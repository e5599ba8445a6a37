import { use, useState } from 'react';
import type { CurrencyId, CurrencyInfo } from '../../../../domain/currency/currency';
import { currencyOf } from '../../../../domain/currency/currency';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import type { PaymentLinkReading } from '../../../../domain/links/paymentLink';
import { readPaymentLink } from '../../../../domain/links/paymentLink';
import { isBlank } from '../../../../domain/text/text';
import { isEmail } from '../../../../domain/user';
import { FlorinContext } from '../../../provider/florinContext';
import { linkFields, linkToTake } from './linkFields';
import type { SendFields, SendFieldsForm } from '../sendFields';

/** Something that was filled in other than by typing, and the recipient for which it is said. */
export type FilledNotice = { readonly recipient: string } & (
  { readonly reading: NonNullable<PaymentLinkReading> } | { readonly currency: CurrencyInfo }
);

/** The facts and helpers that filling in needs. */
export interface SendFillingOptions {
  readonly form: SendFieldsForm;
  readonly offered: readonly CurrencyInfo[];
  /** The notice of the link that the form began with. */
  readonly first: FilledNotice | null;
  /** An amount of the currency itself is filled in. */
  readonly onAmount: () => void;
}

/**
 * Fills a form in from links, codes and those who are known. A notice says of each what it changed besides the
 * recipient, and stays while its recipient does. A refused link changes no field.
 */
export function useSendFilling({ form, offered, first, onAmount }: SendFillingOptions) {
  const { locale } = use(FlorinContext);
  const [notice, setNotice] = useState(first);

  const set = (fields: Partial<SendFields>) => {
    form.clearErrors();
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as keyof SendFields, value);
    }
  };

  /** Fills in what a link asks for; false, and nothing changed, for any other text and for a refused link. */
  const fillFrom = (text: string): boolean => {
    const reading = readPaymentLink(text, offered);
    if (!reading?.ok) return false;
    const { amount, currency } = form.getValues();
    const link = linkToTake(reading.value, amount);
    if (link.amount !== undefined) onAmount();
    set(linkFields(link, { currency, offered, locale }));
    setNotice({ reading: { ok: true, value: link }, recipient: link.recipient.trim() });
    return true;
  };

  /** Reads a recipient that stands whole; null where it is no link, or one of which all is said already. */
  const readText = (text: string): 'filled' | 'refused' | null => {
    const recipient = text.trim();
    if (notice?.recipient === recipient) return null;
    if (fillFrom(text)) return 'filled';
    const reading = readPaymentLink(text, offered);
    setNotice(reading && { reading, recipient });
    return reading && 'refused';
  };

  return {
    notice,
    fillFrom,
    readText,
    /** Takes the text of a code as a pasted one. */
    takeText: (text: string) => {
      if (fillFrom(text)) return;
      set({ recipient: text });
      readText(text);
    },
    /** Takes one of those who are known. While there is no amount, the currency becomes the one that they take. */
    pick: ({ recipient, currency }: KnownRecipient) => {
      const { amount, currency: chosen } = form.getValues();
      const better = offered.find(({ id }) => id === currency);
      set({ recipient });
      setNotice(null);
      if (!better || better.id === chosen || !isBlank(amount) || isEmail(recipient)) return;
      set({ currency: better.id });
      setNotice({ currency: better, recipient: recipient.trim() });
    },
    changeCurrency: (currency: CurrencyId) => {
      set({ currency });
      setNotice({
        currency: currencyOf(offered, currency),
        recipient: form.getValues('recipient').trim(),
      });
      // The button that was pressed goes with its warning.
      form.setFocus('currency');
    },
    /** The recipient is edited: what is said of another one goes. */
    edited: (text: string) => {
      if (notice !== null && notice.recipient !== text.trim()) setNotice(null);
    },
    forget: () => {
      setNotice(null);
    },
  };
}
