/**
 * The balances of the personal wallet in the sample data. Each is a number of smallest units, and the number of
 * decimals.
 */
export const HELD = {
  usd: { units: 284_732n, places: 2 },
  eur: { units: 125_075n, places: 2 },
  gbp: { units: 89_045n, places: 2 },
  btc: { units: 15_423_000n, places: 8 },
  eth: { units: 2_893_400_000_000_000_000n, places: 18 },
  ada: { units: 1_250_500_000n, places: 6 },
};

/** The ids of the default currencies. Random orders use only these. */
export const HELD_IDS = Object.keys(HELD) as readonly (keyof typeof HELD)[];
