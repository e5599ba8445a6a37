import type { CurrencyInfo } from 'florin/domain/currency';
import { RECIPIENT_KINDS } from 'florin/domain/recipient';
import { de } from 'florin/messages/de';
import { de as steps } from 'florin/payment-steps/messages/de';
import { iban } from 'florin/recipients/iban';
import { de as recipients } from 'florin/recipients/messages/de';

/** IBANs, which receive only euros, and email addresses. The bank pays to no address of a crypto currency. */
export const RECIPIENTS = [
  { ...iban, accepts: ({ iso }: CurrencyInfo<string>) => iso === 'EUR' },
  RECIPIENT_KINDS.email,
];

export const MESSAGES = { ...de, ...steps, recipients };
