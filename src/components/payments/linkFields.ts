import { amountText } from '../../domain/amountText';
import type { CurrencyInfo } from '../../domain/currency';
import { currencyOf } from '../../domain/currency';
import type { PaymentLink } from '../../domain/paymentLink';
import type { SendFields } from './sendFields';

/** The facts besides a link that its fields depend on. */
export interface LinkFacts extends Pick<SendFields, 'currency'> {
  readonly offered: readonly CurrencyInfo[];
  readonly locale: string | undefined;
}

/** The fields that a payment link fills in, as they would be typed. The others stay as they are. */
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
