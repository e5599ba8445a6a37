import fc from 'fast-check';
import { it } from 'vitest';
import { deviceAfter } from '../../src/backend/device';
import { browserLocks } from '../../src/services/locks';
import { expectSerial, KEPT_PAIRS } from '../../src/testing/keptPairs';
import { parameters } from './runs';

/*
 * Tests pairs of actions in two tabs, with the database and the locks of the browser. `FUZZ=60 npm run test:fuzz --
 * keptPairs` runs every pair.
 */

const { numRuns, ...repeat } = parameters('pair', import.meta.env);
const length = Math.min(numRuns, KEPT_PAIRS.length);
const [drawn = []] = fc.sample(
  fc.shuffledSubarray([...KEPT_PAIRS], { minLength: length, maxLength: length }),
  { ...repeat, numRuns: 1 },
);

it.each(drawn)('data that is %s: %s, and %s in the other tab, after %i ms', (...pair) =>
  expectSerial(
    {
      locks: () => browserLocks,
      turn: () => new Promise<void>((resolve) => deviceAfter(0, resolve)),
      window,
    },
    pair,
  ),
);
