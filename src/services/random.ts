/** A source of random integers. Code receives it, so that tests can use a seed. */
export interface Random {
  /** Returns a whole number from `min` to `max`, both inclusive, with equal probability. */
  integer(min: number, max: number): number;
}

/** Returns a unique key: 128 random bits as 32 hexadecimal digits. */
export function newKey(random: Random): string {
  const draws = Array.from({ length: 4 }, () => random.integer(0, 0xffff_ffff));
  return draws.map((draw) => draw.toString(16).padStart(8, '0')).join('');
}

/** The random numbers of `Math.random`. They are evenly distributed, but not safe for cryptography. */
export const systemRandom: Random = {
  integer: (min, max) => min + Math.floor(Math.random() * (max - min + 1)),
};
