import { amountText } from '../../../../domain/money/amountText';
import type { CurrencyInfo } from '../../../../domain/currency/currency';
import { currencyOf } from '../../../../domain/currency/currency';
import type { PaymentLink } from '../../../../domain/links/paymentLink';
import { isBlank } from '../../../../domain/text/text';
import type { SendFields } from '../sendFields';

/** The form's values that the filled-in fields depend on. */
export interface LinkFacts extends Pick<SendFields, 'currency'> {
  readonly offered: readonly CurrencyInfo[];
  readonly locale: string | undefined;
}

/**
 * The values of a link that the form uses. A link without an amount does not change the currency of a typed amount,
 * because the amount would then be other money. If the networks differ, the form shows a warning.
 */
export function linkToTake(link: PaymentLink, amount: string): PaymentLink {
  if (link.amount !== undefined || isBlank(amount)) return link;
  const { currency: _, ...rest } = link;
  return rest;
}

/** The fields that a payment link fills in, as the user would type them. Other fields do not change. */
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
