import { describe, expect, it } from 'vitest';
import { createManualClock } from './manualClock';

/** Creates a clock at 1,000 ms, and functions that record the timers that have run. */
function clockWithDiary() {
  const clock = createManualClock(1_000);
  const diary: string[] = [];
  const note = (what: string) => () => {
    diary.push(`${what} at ${clock.now()}`);
  };
  return { clock, diary, note };
}

describe('a manual clock', () => {
  it('has the same time until a method changes it', () => {
    const { clock } = clockWithDiary();
    expect(clock.now()).toBe(1_000);
    expect(clock.now()).toBe(1_000);
    clock.advance(0);
    expect(clock.now()).toBe(1_000);
    clock.advance(42);
    expect(clock.now()).toBe(1_042);
  });

  it('runs timers in the order in which they are due, each at its time', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.after(30, note('late'));
    clock.after(10, note('early'));
    clock.after(20, note('middle'));
    clock.advance(30);
    expect(diary).toEqual(['early at 1010', 'middle at 1020', 'late at 1030']);
    expect(clock.now()).toBe(1_030);
  });

  it('runs timers of the same time in the order in which they were set', () => {
    const { clock, diary, note } = clockWithDiary();
    for (const name of ['a', 'b', 'c', 'd']) clock.after(10, note(name));
    clock.advance(10);
    expect(diary).toEqual(['a at 1010', 'b at 1010', 'c at 1010', 'd at 1010']);
  });

  it('runs a timer once, exactly when it falls due', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.after(10, note('x'));
    clock.advance(9);
    expect(diary).toEqual([]);
    clock.advance(1);
    clock.advance(100);
    expect(diary).toEqual(['x at 1010']);
  });

  it('repeats a timer at every interval, however far the clock advances at once', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.every(10, note('turn'));
    clock.advance(35);
    expect(diary).toEqual(['turn at 1010', 'turn at 1020', 'turn at 1030']);
    clock.advance(5);
    expect(diary).toHaveLength(4);
  });

  it('mixes repeated and single timers in the order of their times', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.every(10, note('turn'));
    clock.after(15, note('once'));
    clock.advance(20);
    expect(diary).toEqual(['turn at 1010', 'once at 1015', 'turn at 1020']);
  });

  it('does not run a cancelled timer, and can be cancelled twice', () => {
    const { clock, diary, note } = clockWithDiary();
    const cancel = clock.after(10, note('x'));
    const stop = clock.every(10, note('turn'));
    clock.advance(10);
    cancel();
    stop();
    stop();
    clock.advance(100);
    expect(diary).toEqual(['x at 1010', 'turn at 1010']);
  });

  it('allows a timer to cancel another timer of the same moment, and itself', () => {
    const { clock, diary, note } = clockWithDiary();
    const stop = clock.every(10, () => {
      note('turn')();
      if (clock.now() === 1_020) stop();
    });
    const cancelled = { run: () => undefined as void };
    clock.after(10, () => {
      cancelled.run();
    });
    cancelled.run = clock.after(10, note('cancelled'));
    clock.advance(100);
    expect(diary).toEqual(['turn at 1010', 'turn at 1020']);
    expect(clock.pending).toBe(0);
  });

  it('runs a timer that another timer set, if it is due', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.after(10, () => {
      note('outer')();
      clock.after(5, note('inner'));
      clock.after(50, note('later'));
    });
    clock.after(20, note('other'));
    clock.advance(20);
    expect(diary).toEqual(['outer at 1010', 'inner at 1015', 'other at 1020']);
    clock.advance(40);
    expect(diary.at(-1)).toBe('later at 1060');
  });

  it('changes the time forward and back without running timers', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.after(10, note('x'));
    clock.leap(5_000);
    expect(clock.now()).toBe(6_000);
    clock.advance(9);
    expect(diary).toEqual([]);
    clock.leap(-5_500);
    clock.advance(1);
    expect(diary).toEqual(['x at 510']);
  });

  it('starts and stops a task with the visibility of the page', () => {
    const { clock, diary, note } = clockWithDiary();
    const end = clock.whileSeen(() => {
      note('start')();
      return note('stop');
    });
    clock.advance(10);
    clock.hide();
    clock.hide();
    clock.advance(10);
    clock.show();
    clock.show();
    clock.advance(10);
    end();
    clock.hide();
    clock.show();
    expect(diary).toEqual(['start at 1000', 'stop at 1010', 'start at 1020', 'stop at 1030']);
  });

  it('starts no task on a hidden page', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.hide();
    const end = clock.whileSeen(() => {
      note('start')();
      return note('stop');
    });
    end();
    expect(diary).toEqual([]);
  });

  it('counts the pending timers', () => {
    const { clock } = clockWithDiary();
    expect(clock.pending).toBe(0);
    clock.after(10, () => undefined);
    const cancel = clock.after(20, () => undefined);
    const stop = clock.every(10, () => undefined);
    expect(clock.pending).toBe(3);
    clock.advance(10);
    expect(clock.pending).toBe(2);
    cancel();
    expect(clock.pending).toBe(1);
    clock.advance(1_000);
    expect(clock.pending).toBe(1);
    stop();
    expect(clock.pending).toBe(0);
  });
});
