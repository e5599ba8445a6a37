/** The one source of chance. It draws whole numbers, so that chance is exact as well. */
export interface Random {
  /** A whole number from `min` to `max`, both possible, all equally likely. */
  integer(min: number, max: number): number;
}

/** The device's own chance. Nothing here needs to be unpredictable, only evenly spread. */
export const systemRandom: Random = {
  integer: (min, max) => min + Math.floor(Math.random() * (max - min + 1)),
};
