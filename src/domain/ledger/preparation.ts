import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';

/**
 * The terms of a payment that a back end has prepared: its cost, and how long the terms are valid. No money has moved
 * yet.
 */
export interface Preparation {
  /** Identifies the preparation in the back end. The order contains this id as `preparationId`. */
  readonly id: string;
  /** The fee on top of the amount, in the currency of the payment; `'0'` is free. */
  readonly fee: Decimal;
  /** The amount plus the fee, which the wallet pays, in the currency of the payment. */
  readonly total: Decimal;
  /** The amount that the recipient receives. */
  readonly received: Decimal;
  /** The currency of `received`. Default: the currency of the payment. */
  readonly receivedCurrency?: CurrencyId;
  /** When the terms end, ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Sentences for the user, shown unchanged as plain text, the most serious first. */
  readonly warnings?: readonly string[];
}
