import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';

/**
 * The terms of a payment: its cost, and how long the terms are valid. A back end returns them before the user confirms
 * the payment. No money has moved.
 */
export interface Preparation {
  /** The id of the terms in the back end. The order contains this id as `preparationId`. */
  readonly id: string;
  /** The fee in addition to the amount, in the currency of the payment. `'0'` means that the payment is free. */
  readonly fee: Decimal;
  /** The amount and the fee together, which the wallet pays, in the currency of the payment. */
  readonly total: Decimal;
  readonly received: Decimal;
  /** The currency of `received`. Default: the currency of the payment. */
  readonly receivedCurrency?: CurrencyId;
  /** The time until which the terms are valid, ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Sentences for the user, which are shown unchanged as plain text. The most serious is first. */
  readonly warnings?: readonly string[];
}
