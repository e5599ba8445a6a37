/** Sample figures that the specification defines. They do not depend on the user's wallets. */

/** The total that the landing page advertises, in US dollars. */
export const ADVERTISED_TOTAL = '12847.32';

/** The gain of every wallet's total over 24 hours, in percent. */
export const TOTAL_CHANGE_24H = '2.45';

/** The change of every exchange rate over 24 hours, in percent. */
export const EXCHANGE_CHANGE_24H = '0.24';
