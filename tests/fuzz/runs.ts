/** The number of cases of each property in `npm test`. */
export const RUNS = {
  form: 12,
  presses: 10,
  address: 24,
  kept: 16,
  pair: 3,
  recipient: 50_000,
} as const;

/**
 * The environment variables of a run. `FUZZ` multiplies the numbers in `RUNS`, and each run then generates different
 * cases. A failure prints a seed and a path. Set them as `FUZZ_SEED` and `FUZZ_PATH` to repeat the failed case.
 */
export const FUZZ_VARIABLES = ['FUZZ', 'FUZZ_SEED', 'FUZZ_PATH'] as const;

/** Returns the parameters of a fast-check run. If no variable is set, the cases are the same in every run. */
export function parameters(
  of: keyof typeof RUNS,
  variables: Readonly<Record<string, string | undefined>>,
): { numRuns: number; seed?: number; path?: string } {
  const [factor, seed, path] = FUZZ_VARIABLES.map((name) => variables[name]);
  const drawn = factor ? {} : { seed: 20_260_314 };
  return {
    numRuns: RUNS[of] * Number(factor || 1),
    ...(seed ? { seed: Number(seed) } : drawn),
    ...(path ? { path } : {}),
  };
}
