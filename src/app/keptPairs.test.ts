import 'fake-indexeddb/auto';
import { beforeEach, it, vi } from 'vitest';
import { createFakeLocks } from '../testing/fakeLocks';
import { expectSerial, KEPT_PAIRS } from '../testing/keptPairs';

/* Pairs of actions in two of three tabs, in any order within the two seconds of a payment. */

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

it.each(KEPT_PAIRS)('data that is %s: %s, and %s in the other tab, after %i ms', (...pair) =>
  expectSerial(
    {
      locks: createFakeLocks,
      turn: () => new Promise((resolve) => setImmediate(resolve)),
      window,
    },
    pair,
  ),
);
