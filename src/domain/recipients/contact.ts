import type { CurrencyId } from '../currency/currency';

/** Somebody whom the user saved, with the places at which they take money. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  /** Takes every currency. */
  readonly email?: string;
  /** An address for each currency that they take at one. */
  readonly addresses: Readonly<Partial<Record<CurrencyId, string>>>;
}
