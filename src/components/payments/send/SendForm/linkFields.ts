import { amountText } from '../../../../domain/money/amountText';
import { currencyOf, type CurrencyInfo } from '../../../../domain/currency/currency';
import type { PaymentLink } from '../../../../domain/links/paymentLink';
import { isBlank } from '../../../../domain/text/text';
import type { SendFields } from '../internals/sendFields';

/** The state of the form that determines how a link fills in the fields. */
export interface LinkFacts extends Pick<SendFields, 'currency'> {
  readonly offered: readonly CurrencyInfo[];
  readonly locale: string | undefined;
}

/**
 * Returns the parts of a link that the form uses. If the user has typed an amount and the link has none, the link's
 * currency is ignored, because another currency would change the value of the typed amount. If the selected currency
 * does not fit the link's recipient, the form then shows a warning.
 */
export function linkToTake(link: PaymentLink, amount: string): PaymentLink {
  if (link.amount !== undefined || isBlank(amount)) return link;
  const { currency: _, ...rest } = link;
  return rest;
}

/**
 * Returns the texts for the fields that a payment link fills in. The returned object has no entries for all other
 * fields, so these do not change.
 */
export function linkFields(
  { recipient, currency, amount, note }: PaymentLink,
  { currency: chosen, offered, locale }: LinkFacts,
): Partial<SendFields> {
  const info = currencyOf(offered, currency ?? chosen);
  return {
    recipient,
    ...(currency === undefined ? {} : { currency }),
    ...(amount === undefined ? {} : { amount: amountText(amount, info, { locale }) }),
    ...(note === undefined ? {} : { description: note }),
  };
}
