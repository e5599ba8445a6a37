import type { UseFormReturn } from 'react-hook-form';
import type { CurrencyId } from '../../domain/currency';

/** The fields of `SendForm`, each as it was typed. */
export interface SendFields {
  recipient: string;
  amount: string;
  currency: CurrencyId;
  description: string;
}

/** The form of `SendForm`. */
export type SendFieldsForm = UseFormReturn<SendFields>;
