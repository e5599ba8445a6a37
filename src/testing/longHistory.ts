import type { Transaction } from '../domain/history/transaction';

/** The time between two transactions in milliseconds. A day then has eight or nine transactions. */
const GAP = 10_000_000;

/**
 * Returns a history of `count` transactions that ends at `now`, newest first. It repeats the samples with different
 * amounts. If `count` is undefined, it returns the samples.
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
    // With `made`, the app would generate a description instead of showing the numbered one below.
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
