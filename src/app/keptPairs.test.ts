import 'fake-indexeddb/auto';
import { setMaxListeners } from 'node:events';
import { describe, it, vi } from 'vitest';
import { createFakeLocks } from '../testing/fakeLocks';
import { createFakeNews } from '../testing/fakeNews';
import {
  expectInOrder,
  expectNotInMemory,
  expectShownEverywhere,
  FIRST_STORED,
  KEPT_CHANGES,
  KEPT_PAIRS,
} from '../testing/keptPairs';

function device() {
  const locks = createFakeLocks();
  const news = createFakeNews();
  const window = new EventTarget();
  setMaxListeners(0, window);
  vi.stubGlobal('window', window);
  vi.stubGlobal('BroadcastChannel', news.Channel);
  return { locks, waiting: locks.waiting, window, news };
}

describe('an action on all data waits for earlier orders, and later orders wait for it', () => {
  it.each(KEPT_PAIRS)('data that is $start: $action, and orders in $later', (pair) =>
    expectInOrder(device(), pair),
  );
});

it.each(FIRST_STORED)(
  '%s is not made in memory after another tab has stored data (%s)',
  (...order) => expectNotInMemory(device(), order),
);

it.each(KEPT_CHANGES)('every tab shows %s that another tab has stored', (...change) =>
  expectShownEverywhere(device(), change),
);
