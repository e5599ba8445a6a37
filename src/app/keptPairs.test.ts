import 'fake-indexeddb/auto';
import { beforeEach, it, vi } from 'vitest';
import { createFakeLocks } from '../testing/fakeLocks';
import { expectBoth, expectSerial, KEPT_PAIRS } from '../testing/keptPairs';

/*
 * Two actions at almost the same time must have the result of running one after the other. A payment takes two seconds.
 */

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

const device = () => ({
  locks: createFakeLocks,
  turn: () => new Promise((resolve) => setImmediate(resolve)),
  window,
});

it.each(KEPT_PAIRS)('data that is %s: %s, and %s in the other tab, after %i ms', (...pair) =>
  expectSerial(device(), pair),
);

it.each([
  ['keep', 'pay'],
  ['keep', 'exchange'],
  ['keep', 'create'],
  ['keep', 'contact'],
  ['pay', 'keep'],
] as const)('%s, and %s in the same tab, during a payment of another tab', (...names) =>
  expectBoth(device(), names),
);
