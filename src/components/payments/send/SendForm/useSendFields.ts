import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import {
  currencyOf,
  type CurrencyId,
  type CurrencyInfo,
} from '../../../../domain/currency/currency';
import { forEachText, type PaymentText } from '../../../../domain/history/transaction';
import { readPaymentCode } from '../../../../domain/links/paymentCode';
import {
  readPaymentLink,
  type PaymentLink,
  type PaymentLinkReading,
} from '../../../../domain/links/paymentLink';
import { amountText } from '../../../../domain/money/amountText';
import type { Decimal } from '../../../../domain/money/money';
import { acceptsAll, type KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { isBlank } from '../../../../domain/text/text';
import { useOnLeave } from '../../../../hooks/useOnLeave';
import { useAmountUnit } from '../../../money/useAmountUnit';
import { useCurrencies } from '../../../provider/internals/useCurrency';
import { useFlorin } from '../../../provider/useFlorin';

/** The values of the fields of a `SendForm`: texts as the user typed them, and the id of the currency. */
export interface SendFields extends Record<PaymentText, string> {
  recipient: string;
  amount: string;
  currency: CurrencyId;
}

export type SendFieldsForm = UseFormReturn<SendFields>;

/** Initial values for a `SendForm`, as the user would type them. */
export interface SendDefaults extends Readonly<Partial<Record<PaymentText, string>>> {
  readonly recipient?: string;
  readonly amount?: string;
  /** The initial currency; the first currency by default. */
  readonly currency?: CurrencyId | undefined;
  /** A payment link. The values that it contains replace the other values. */
  readonly link?: string | undefined;
}

/** The prices by currency, or a function that returns the current price of a currency. */
export type SendPrices =
  Readonly<Partial<Record<CurrencyId, Decimal>>> | ((currency: CurrencyId) => Decimal | undefined);

export interface SendFieldsOptions {
  readonly currencies?: readonly CurrencyInfo[] | undefined;
  readonly defaults?: SendDefaults | undefined;
  readonly prices?: SendPrices | undefined;
  readonly onLeave?: ((typed: SendFields) => void) | undefined;
}

/**
 * Returns the fields of a send form with their initial values, and functions that fill in and clear the fields. When
 * the form unmounts, the typed values are passed to `onLeave`.
 */
export function useSendFields({ currencies, defaults = {}, prices, onLeave }: SendFieldsOptions) {
  const { locale, recipients } = useFlorin();
  const { offered, none } = useCurrencies(currencies);
  const { link, ...given } = defaults;
  const initial = offered.find(({ id }) => id === given.currency) ?? offered[0];
  const empty = { recipient: '', amount: '', currency: initial.id, ...forEachText(() => '') };
  const typed = { ...empty, ...given, currency: initial.id };
  const [first] = useState(() => firstLink(link, typed, { offered, locale, recipients }));
  const form = useForm<SendFields>({
    defaultValues: { ...typed, ...first.fields },
    reValidateMode: 'onSubmit',
  });
  // The form watches only the currency, so that typing in a field renders only that field, the warnings
  // and the buttons.
  const currency: CurrencyId = useWatch({ control: form.control, name: 'currency' });
  const unit = useAmountUnit({
    currency: currencyOf(offered, currency),
    price: typeof prices === 'function' ? () => prices(currency) : prices?.[currency],
  });
  useOnLeave(() => {
    const left = form.getValues();
    const read = unit.read(left.amount);
    // An amount in the unit of account is converted, because a new form starts with the currency as its unit.
    const isConverted = unit.price !== null && read.ok;
    const amount = isConverted ? amountText(read.value, unit.currency, { locale }) : left.amount;
    onLeave?.({ ...left, amount });
  });
  const filling = useSendFilling({ form, offered, first: first.notice, onAmount: unit.reset });
  const clear = () => {
    // The currency stays, because the fields are visible while the sheet around the form closes.
    form.reset({ ...empty, currency });
    unit.reset();
    filling.forget();
  };
  return { form, offered, none, unit, filling, clear };
}

/** The settings that affect how the form reads a link. */
interface LinkFacts {
  readonly offered: readonly CurrencyInfo[];
  readonly locale: string | undefined;
  readonly recipients: ReturnType<typeof useFlorin>['recipients'];
}

/**
 * A notice about the fields that a link, a code or a suggestion has filled in. `recipient` is the text of the recipient
 * field then.
 */
export type FilledNotice = { readonly recipient: string } & (
  { readonly reading: NonNullable<PaymentLinkReading> } | { readonly currency: CurrencyInfo }
);

/** The values that a link fills in, and the notice about the link. */
interface Filled {
  readonly fields: Partial<SendFields>;
  readonly notice: FilledNotice | null;
}

/**
 * Returns the values for the fields that a link fills in. The returned object has no entries for all other fields, so
 * these do not change.
 *
 * If the user has typed an amount and the link has none, the link's currency is ignored, because another currency would
 * change the value of the typed amount. If the selected currency does not fit the link's recipient, the form then shows
 * a warning.
 */
function fieldsOf(link: PaymentLink, typed: SendFields, { offered, locale }: LinkFacts): Filled {
  const { currency: _, ...withoutCurrency } = link;
  const keepsCurrency = link.amount === undefined && !isBlank(typed.amount);
  const taken: PaymentLink = keepsCurrency ? withoutCurrency : link;
  const { recipient, currency, amount, note } = taken;
  const info = currencyOf(offered, currency ?? typed.currency);
  return {
    fields: {
      recipient,
      ...(currency === undefined ? {} : { currency }),
      ...(amount === undefined ? {} : { amount: amountText(amount, info, { locale }) }),
      ...(note === undefined ? {} : { description: note }),
    },
    notice: { reading: { ok: true, value: taken }, recipient: recipient.trim() },
  };
}

/**
 * Returns the initial values from a payment link. A text that is only a recipient fills in the recipient. A refused
 * link fills in nothing, and the notice contains the reason.
 */
function firstLink(link: string | undefined, typed: SendFields, facts: LinkFacts): Filled {
  if (link === undefined) return { fields: {}, notice: null };
  const reading = readPaymentCode(link, facts.offered, facts.recipients);
  if (!reading) return { fields: { recipient: link.trim() }, notice: null };
  if (!reading.ok) return { fields: {}, notice: { reading, recipient: typed.recipient.trim() } };
  return fieldsOf(reading.value, typed, facts);
}

/** The functions of `useSendFilling`, and its notice. */
export type SendFilling = ReturnType<typeof useSendFilling>;

interface SendFillingOptions {
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
function useSendFilling({ form, offered, first, onAmount }: SendFillingOptions) {
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
    const filled = fieldsOf(reading.value, form.getValues(), { offered, locale, recipients });
    if (filled.fields.amount !== undefined) onAmount();
    set(filled.fields);
    setNotice(filled.notice);
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
    /**
     * Fills in a known recipient. If no amount has been typed, also selects the recipient's currency: if only that one
     * can be sent, or with `isAgain` also if it is the currency of the last payment.
     */
    pick: ({ recipient, currency }: KnownRecipient, isAgain = false) => {
      const { amount, currency: chosen } = form.getValues();
      const better = offered.find(({ id }) => id === currency);
      set({ recipient });
      setNotice(null);
      if (!better || better.id === chosen || !isBlank(amount)) return;
      if (!isAgain && acceptsAll(recipient, recipients)) return;
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
