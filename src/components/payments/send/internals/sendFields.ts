import type { UseFormReturn } from 'react-hook-form';
import type { CurrencyId } from '../../../../domain/currency/currency';
import type { PaymentText } from '../../../../domain/history/transaction';
import type { Decimal } from '../../../../domain/money/money';

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
