import { useState } from 'react';
import {
  currencyOf,
  type CurrencyId,
  type CurrencyInfo,
} from '../../../../domain/currency/currency';
import { acceptsAll, type KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { readPaymentCode } from '../../../../domain/links/paymentCode';
import { readPaymentLink, type PaymentLinkReading } from '../../../../domain/links/paymentLink';
import { isBlank } from '../../../../domain/text/text';
import { useFlorin } from '../../../provider/useFlorin';
import { linkFields, linkToTake } from './linkFields';
import type { SendFields, SendFieldsForm } from '../internals/sendFields';

/**
 * A notice about the fields that a link, a code or a suggestion has filled in. `recipient` is the text of the recipient
 * field then.
 */
export type FilledNotice = { readonly recipient: string } & (
  { readonly reading: NonNullable<PaymentLinkReading> } | { readonly currency: CurrencyInfo }
);

export interface SendFillingOptions {
  readonly form: SendFieldsForm;
  readonly offered: readonly CurrencyInfo[];
  /** The notice about the link in the form's `defaults`; null if there is no link. */
  readonly first: FilledNotice | null;
  /** Called when a link fills in an amount. The amount is in the sent currency, so the caller has to reset the unit. */
  readonly onAmount: () => void;
}

/**
 * Returns functions that fill in a form from links, codes and known recipients. `notice` names the fields that changed
 * besides the recipient, until the user changes the recipient. A refused link changes no field.
 */
export function useSendFilling({ form, offered, first, onAmount }: SendFillingOptions) {
  const { locale, recipients } = useFlorin();
  const [notice, setNotice] = useState(first);

  const set = (fields: Partial<SendFields>) => {
    form.clearErrors();
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as keyof SendFields, value);
    }
  };

  /**
   * Fills in the fields of a link. If the text is not a link, or the link is refused, changes nothing and returns
   * false.
   */
  const fillFrom = (text: string): boolean => {
    const reading = readPaymentLink(text, offered, recipients);
    if (!reading?.ok) return false;
    const { amount, currency } = form.getValues();
    const link = linkToTake(reading.value, amount);
    if (link.amount !== undefined) onAmount();
    set(linkFields(link, { currency, offered, locale }));
    setNotice({ reading: { ok: true, value: link }, recipient: link.recipient.trim() });
    return true;
  };

  /**
   * Handles the complete text of the recipient field. Returns null if the text is not a link, or if the notice is
   * already about this link.
   */
  const readText = (text: string): 'filled' | 'refused' | null => {
    const recipient = text.trim();
    if (notice?.recipient === recipient) return null;
    if (fillFrom(text)) return 'filled';
    const reading = readPaymentLink(text, offered, recipients);
    setNotice(reading && { reading, recipient });
    return reading && 'refused';
  };

  return {
    notice,
    fillFrom,
    readText,
    /** Fills in the payment or the recipient of a scanned code. A refused link changes no field. */
    takeText: (text: string) => {
      if (fillFrom(text)) return;
      const reading = readPaymentCode(text, offered, recipients);
      if (reading === null) set({ recipient: text.trim() });
      setNotice(reading && { reading, recipient: form.getValues('recipient').trim() });
    },
    /** Fills in a known recipient. If no amount has been typed, also selects the recipient's currency. */
    pick: ({ recipient, currency }: KnownRecipient) => {
      const { amount, currency: chosen } = form.getValues();
      const better = offered.find(({ id }) => id === currency);
      set({ recipient });
      setNotice(null);
      if (!better || better.id === chosen || !isBlank(amount) || acceptsAll(recipient, recipients))
        return;
      set({ currency: better.id });
      setNotice({ currency: better, recipient: recipient.trim() });
    },
    changeCurrency: (currency: CurrencyId) => {
      set({ currency });
      setNotice({
        currency: currencyOf(offered, currency),
        recipient: form.getValues('recipient').trim(),
      });
      // The pressed button disappears together with its warning, so the focus moves to the currency field.
      form.setFocus('currency');
    },
    /** Called when the recipient is edited. Removes the notice if it is about another recipient. */
    edited: (text: string) => {
      if (notice !== null && notice.recipient !== text.trim()) setNotice(null);
    },
    forget: () => {
      setNotice(null);
    },
  };
}
