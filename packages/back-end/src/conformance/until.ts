import type { BackEndUnderTest } from './backEnd';
import type { Bench } from './bench';

/** Makes calls until a condition is true, one to 200. The condition is checked after each response. */
export async function until(
  { adapter }: Bench<BackEndUnderTest>,
  holds: () => boolean,
): Promise<void> {
  for (let tries = 0; tries < 200 && (tries === 0 || !holds()); tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each response may follow the event.
    await adapter.balances();
  }
}
