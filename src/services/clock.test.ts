import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock, wait } from './clock';
import { createManualClock } from './manualClock';
import { durationOf, settled } from '../testing/time';

describe('a wait', () => {
  it('lasts exactly the given milliseconds', async () => {
    const clock = createManualClock(0);
    expect(await durationOf(clock, wait(clock, 250))).toBe(250);
  });

  it('of 0 milliseconds ends at once and sets no timer', async () => {
    const clock = createManualClock(0);
    const waiting = [wait(clock, 0), wait(clock, -1)];
    expect(clock.pending).toBe(0);
    await expect(Promise.all(waiting)).resolves.toEqual([undefined, undefined]);
  });

  it('keeps no timer after its end', async () => {
    const clock = createManualClock(0);
    void wait(clock, 10);
    expect(clock.pending).toBe(1);
    clock.advance(10);
    await settled();
    expect(clock.pending).toBe(0);
  });
});

/** Simulates a page whose visibility the test can change. Also returns a log of calls. */
function pageWithDiary(start: DocumentVisibilityState = 'visible') {
  const document = Object.assign(new EventTarget(), { visibilityState: start });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  const diary: string[] = [];
  return {
    diary,
    note: (what: string) => diary.push(what),
    page: {
      turn(state: DocumentVisibilityState) {
        document.visibilityState = state;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      show() {
        window.dispatchEvent(new Event('pageshow'));
      },
    },
  };
}

describe('the device’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-03-14T09:26:53.000Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has the time of the device', () => {
    expect(systemClock.now()).toBe(1_773_480_413_000);
    vi.advanceTimersByTime(7);
    expect(systemClock.now()).toBe(1_773_480_413_007);
  });

  it('runs a function once', () => {
    const run = vi.fn();
    systemClock.after(100, run);
    vi.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs a function repeatedly until it is cancelled', () => {
    const run = vi.fn();
    const cancel = systemClock.every(100, run);
    vi.advanceTimersByTime(350);
    expect(run).toHaveBeenCalledTimes(3);
    cancel();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts and stops a task with the visibility of the page', () => {
    const { page, diary, note } = pageWithDiary();
    const end = systemClock.whileSeen(() => {
      note('start');
      return () => {
        note('stop');
      };
    });
    page.turn('hidden');
    page.turn('visible');
    end();
    end();
    page.turn('hidden');
    page.turn('visible');
    page.show();
    expect(diary).toEqual(['start', 'stop', 'start', 'stop']);
  });

  it('starts again for a page that the Back button restores, and waits while a page is hidden', () => {
    const { page, diary, note } = pageWithDiary('hidden');
    systemClock.whileSeen(() => {
      note('start');
      return () => {
        note('stop');
      };
    });
    expect(diary).toEqual([]);
    page.turn('visible');
    page.show();
    expect(diary).toEqual(['start', 'stop', 'start']);
  });

  it('does not run a cancelled function, and can be cancelled twice', () => {
    const run = vi.fn();
    const cancel = systemClock.after(100, run);
    cancel();
    cancel();
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
