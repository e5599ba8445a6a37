/** Figures that the specification fixes, whatever a wallet holds. */
import type { Decimal } from './money';

/** The total that the landing page advertises, in US dollars. */
export const ADVERTISED_TOTAL: Decimal = '12847.32';

/** The gain of every wallet's total over 24 hours, in percent. */
export const TOTAL_CHANGE_24H: Decimal = '2.45';

/** The change of every exchange rate over 24 hours, in percent. */
export const EXCHANGE_CHANGE_24H: Decimal = '0.24';
