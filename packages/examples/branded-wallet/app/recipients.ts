import type { CurrencyInfo } from 'florin/domain/currency';
import { RECIPIENT_KINDS } from 'florin/domain/recipient';
import { de } from 'florin/messages/de';
import { de as steps } from 'florin/payment-steps/messages/de';
import { iban } from 'florin/recipients/iban';
import { de as recipients } from 'florin/recipients/messages/de';

/**
 * The kinds of recipients: IBANs, which receive only euros, and email addresses. The bank cannot send to addresses of
 * crypto currencies.
 */
export const RECIPIENTS = [
  { ...iban, accepts: ({ iso }: CurrencyInfo<string>) => iso === 'EUR' },
  RECIPIENT_KINDS.email,
];

export const MESSAGES = { ...de, ...steps, recipients };
