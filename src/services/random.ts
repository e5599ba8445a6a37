/** The one source of randomness. It draws whole numbers, so that random amounts are exact as well. */
export interface Random {
  /** A whole number from `min` to `max`, both possible, all equally likely. */
  integer(min: number, max: number): number;
}

/** A key that no other draw has: 128 random bits as 32 hexadecimal digits. */
export function newKey(random: Random): string {
  const draws = Array.from({ length: 4 }, () => random.integer(0, 0xffff_ffff));
  return draws.map((draw) => draw.toString(16).padStart(8, '0')).join('');
}

/** The device's own randomness. Nothing here needs to be unpredictable, only evenly spread. */
export const systemRandom: Random = {
  integer: (min, max) => min + Math.floor(Math.random() * (max - min + 1)),
};
