import type { Transaction } from '../domain/history/transaction';

/** The time between two transactions, in milliseconds: eight or nine a day. */
const GAP = 10_000_000;

/**
 * A history of `count` transactions, newest first, until `now`: the samples repeated with different amounts. Without
 * `count`, the samples.
 */
export function longHistory(
  samples: readonly Transaction[],
  count: number | undefined,
  now: number,
): readonly Transaction[] {
  if (count === undefined) return samples;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const sample = samples[index % samples.length];
    if (!sample) return [];
    // The generated description of the sample does not match the changed amount.
    const { made: _, ...facts } = sample;
    const long: Transaction = {
      ...facts,
      id: `long-${index}`,
      amount: `${index + 1}`,
      timestamp: new Date(now - index * GAP).toISOString(),
      description: `${sample.description} ${index + 1}`,
    };
    return [long];
  });
}
