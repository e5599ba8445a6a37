import type { LockAfter } from '../../domain/lock';
import { isLockDue, lockDeadline } from '../../domain/lock';
import type { Cancel, Clock } from '../../services/clock';
import type { KeptDevice } from '../../services/keptDevice';
import type { Marks } from '../keeper';

/** The key of the time at which the data is locked unless a tab is used before. */
export const DEADLINE = 'florin.lockAt';

/** How often the deadline is compared with the clock. A single timer would not run while the device sleeps. */
const CHECK_MS = 1_000;

/** The options of a deadline. */
export interface DeadlineOptions {
  readonly clock: Clock;
  readonly device: Pick<KeptDevice, 'onActivity'>;
  /** Shared by all tabs, so that use of one tab keeps the others open. */
  readonly marks: Marks;
  readonly after: LockAfter;
  /** Called when the deadline has passed, and again at each check until the watch ends. */
  readonly onDue: () => void;
}

/** Watches the deadline of the lock until the returned function is called. Use of the page moves it. */
export function watchDeadline({ clock, device, marks, after, onDue }: DeadlineOptions): Cancel {
  if (after === 'never') return () => undefined;
  /** A page that was hidden stays due until the data is locked. */
  let wasHidden = false;

  const deadline = () => {
    const stored = marks.get(DEADLINE);
    return stored === null ? null : Number(stored);
  };
  const isDue = () => wasHidden || isLockDue(after, deadline(), clock.now());
  const check = () => {
    if (isDue()) onDue();
  };
  const touch = () => {
    const next = lockDeadline(after, clock.now());
    // A deadline that has passed stays, so that the press that wakes the device does not move it.
    if (next === null || isDue()) return;
    // Writing at every key press would be slow.
    if (next - (deadline() ?? 0) >= CHECK_MS) marks.set(DEADLINE, String(next));
  };

  const first = lockDeadline(after, clock.now());
  if (first === null) marks.remove(DEADLINE);
  else marks.set(DEADLINE, String(first));
  const stops = [
    device.onActivity(touch),
    clock.every(CHECK_MS, check),
    clock.whileSeen(() => {
      check();
      return () => {
        wasHidden = after === 'hidden';
        check();
      };
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
