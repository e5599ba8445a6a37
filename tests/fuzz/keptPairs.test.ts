import fc from 'fast-check';
import { it } from 'vitest';
import { browserLocks } from '../../src/services/locks';
import { expectInOrder, KEPT_PAIRS } from '../../src/testing/keptPairs';
import { parameters } from './runs';

/*
 * Tests an action on all data during the orders of two tabs, with the database, the locks and the messages of the
 * browser. `FUZZ=7 npm run test:fuzz -- keptPairs` runs every row of the table.
 */

const { numRuns, ...repeat } = parameters('pair', import.meta.env);
const length = Math.min(numRuns, KEPT_PAIRS.length);
const [drawn = []] = fc.sample(
  fc.shuffledSubarray([...KEPT_PAIRS], { minLength: length, maxLength: length }),
  { ...repeat, numRuns: 1 },
);

async function waiting(name: string): Promise<number> {
  const { pending = [] } = await navigator.locks.query();
  return pending.filter((request) => request.name === name).length;
}

it.each(drawn)('data that is $start: $action, and orders in $later', (pair) =>
  expectInOrder({ locks: browserLocks, waiting, window }, pair),
);
