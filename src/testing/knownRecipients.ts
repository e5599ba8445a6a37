import { receivingAddress } from '../domain/demo/sampleCurrencies';
import type { KnownRecipient } from '../domain/recipients/knownRecipient';

/** The recipients of three payments, and the email address of a contact. */
export const KNOWN: readonly KnownRecipient[] = [
  { recipient: 'rent@example.com', currency: 'usd', paidAt: '2026-03-12T08:00:00.000Z' },
  {
    recipient: receivingAddress('eth'),
    name: 'Ana Lima',
    currency: 'eth',
    paidAt: '2026-02-01T12:30:00.000Z',
  },
  { recipient: 'ana@florin.example', name: 'Ana Lima' },
  { recipient: receivingAddress('btc'), currency: 'btc', paidAt: '2026-01-05T09:15:00.000Z' },
];
