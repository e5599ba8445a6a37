/** The one source of randomness. It draws whole numbers, so that random amounts are exact as well. */
export interface Random {
  /** A whole number from `min` to `max`, both possible, all equally likely. */
  integer(min: number, max: number): number;
}

/** The device's own randomness. Nothing here needs to be unpredictable, only evenly spread. */
export const systemRandom: Random = {
  integer: (min, max) => min + Math.floor(Math.random() * (max - min + 1)),
};
