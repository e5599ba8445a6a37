import type { Transaction } from '../domain/history/transaction';

/** The time between two transactions: eight or nine a day. */
const GAP = 10_000_000;

/**
 * A history of so many transactions, newest first, up to a moment: the given ones over and over, each with an amount of its
 * own. Without a number, or with nothing to repeat, it is the given one.
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
    // Its description is its own.
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
