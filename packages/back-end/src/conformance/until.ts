import type { BackEndUnderTest } from './backEnd';
import type { Bench } from './bench';

/** Reads the balances repeatedly until a condition is true, at least once and at most 200 times. */
export async function until(
  { adapter }: Bench<BackEndUnderTest>,
  holds: () => boolean,
): Promise<void> {
  for (let tries = 0; tries < 200 && (tries === 0 || !holds()); tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each response may follow the event.
    await adapter.balances();
  }
}
