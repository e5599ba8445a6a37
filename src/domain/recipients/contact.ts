import type { CurrencyId } from '../currency/currency';

/** A saved contact with the addresses that receive money. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  /** Receives every currency. */
  readonly email?: string;
  /** The addresses by currency. */
  readonly addresses: Readonly<Partial<Record<CurrencyId, string>>>;
}
