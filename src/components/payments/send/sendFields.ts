import type { UseFormReturn } from 'react-hook-form';
import type { CurrencyId } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';

/** The fields of `SendForm`, each as it was typed. */
export interface SendFields {
  recipient: string;
  amount: string;
  currency: CurrencyId;
  description: string;
}

/** The form of `SendForm`. */
export type SendFieldsForm = UseFormReturn<SendFields>;

/** The first texts of the fields, each as it would be typed. */
export interface SendDefaults {
  readonly recipient?: string;
  readonly amount?: string;
  readonly description?: string;
}

/** The price of each currency that has one, or a function that tells the present one. */
export type SendPrices =
  Readonly<Partial<Record<CurrencyId, Decimal>>> | ((currency: CurrencyId) => Decimal | undefined);
