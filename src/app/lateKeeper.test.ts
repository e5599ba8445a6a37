import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceKeeper } from '../adapters/onDevice/deviceKeeper';
import { createManualClock } from '../services/manualClock';
import { createMarks } from '../testing/keptTabs';
import { createLateKeeper } from './lateKeeper';

/** Creates a keeper whose code is counted, and does not load until `isOnline` is set. */
function open(hint: string | null) {
  const clock = createManualClock(0);
  const marks = createMarks(new Map(hint === null ? [] : [['florin.kept', hint]]));
  const code = { opens: 0, syncs: 0, isOnline: false };
  const loadCode = () => {
    if (!code.isOnline) return Promise.reject(new Error('The file is missing'));
    const opened = {
      open: () => Promise.resolve(void (code.opens += 1)),
      sync: () => Promise.resolve(void (code.syncs += 1)),
    };
    return Promise.resolve(opened as unknown as DeviceKeeper);
  };
  return { clock, code, keeper: createLateKeeper(loadCode, marks, 'late', clock) };
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('stored data whose code does not load', () => {
  it('is shown as not open, and no sample wallets take its place', async () => {
    const { code, keeper } = open('yes');
    await keeper.open();
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'not-loaded' });
    code.isOnline = true;
    await keeper.open();
    expect(code.opens).toBe(1);
  });
});

describe('the app without the stored data', () => {
  it('has wallets in memory, and reads nothing more', async () => {
    const { code, keeper } = open('yes');
    await keeper.open();
    keeper.setAside();
    expect([keeper.status(), keeper.epoch()]).toEqual([{ kind: 'off', isAside: true }, 1]);
    code.isOnline = true;
    await keeper.sync();
    await keeper.open();
    expect([code.opens, code.syncs]).toEqual([0, 0]);
  });
});

describe('a browser that does not answer which databases it has', () => {
  it('delays the start by five seconds at most, and later orders not at all', async () => {
    const list = vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => undefined));
    const { clock, keeper } = open(null);
    const opening = keeper.open();
    for (let step = 0; step < 50; step += 1) {
      clock.advance(100);
      // oxlint-disable-next-line no-await-in-loop -- One step after the other.
      await Promise.resolve();
    }
    await opening;
    expect(keeper.status()).toEqual({ kind: 'off' });
    await keeper.sync();
    expect(list).toHaveBeenCalledOnce();
  });
});
