import type { CurrencyId } from './currency';

/** A recipient that the user knows: one who was paid before, or a place of a saved contact. */
export interface KnownRecipient {
  /** The e-mail address or wallet address, as it was paid or saved. */
  readonly recipient: string;
  /** The contact's name; a recipient without a contact has none. */
  readonly name?: string;
  /** The currency that the address takes, or that was paid; an e-mail address of a contact takes all. */
  readonly currency?: CurrencyId;
  /** When it was paid last, ISO 8601 in UTC; a contact who was never paid has none. */
  readonly paidAt?: string;
}
