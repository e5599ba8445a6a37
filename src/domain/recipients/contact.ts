import type { CurrencyId } from '../currency/currency';

/** A saved contact, with the addresses to which money can be sent. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  /** An email address. Money in every currency can be sent to it. */
  readonly email?: string;
  /** The wallet addresses by currency. */
  readonly addresses: Readonly<Partial<Record<CurrencyId, string>>>;
}
