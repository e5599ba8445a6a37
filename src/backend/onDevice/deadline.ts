import type { TimedLock } from '../../domain/lock';
import { isLockDue, lockLength } from '../../domain/lock';
import type { Cancel, Clock } from '../../services/clock';
import type { KeptDevice } from '../../services/keptDevice';

/** How often the deadline is compared with the clock. A single timer would not run while the device sleeps. */
const CHECK_MS = 1_000;

/** A deadline is stored when it has moved by this part of the whole time. Storing each use would be slow. */
const PART = 60;

/** The options of a deadline. */
export interface DeadlineOptions {
  readonly clock: Clock;
  readonly device: Pick<KeptDevice, 'onActivity'>;
  readonly after: TimedLock;
  /** The deadline that is stored. */
  readonly deadline: number;
  /** Stores that the page is used. */
  readonly onUse: () => void;
  /** Called at each check after the deadline of this tab. Resolves with the deadline that all tabs share. */
  readonly onDue: () => Promise<number>;
}

/** Watches the deadline of the lock until the returned function is called. Use of the page moves it. */
export function watchDeadline(options: DeadlineOptions): Cancel {
  const { clock, device, after, onUse, onDue } = options;
  let { deadline } = options;
  let stored = deadline;
  let isAsking = false;
  const isDue = () => isLockDue(after, deadline, clock.now());

  const check = async () => {
    if (isAsking || !isDue()) return;
    isAsking = true;
    deadline = await onDue();
    isAsking = false;
  };
  const use = () => {
    // A deadline that has passed stays, so that the press that wakes the device does not move it.
    if (isDue()) return;
    deadline = clock.now() + lockLength(after);
    if (deadline - stored < lockLength(after) / PART) return;
    stored = deadline;
    onUse();
  };
  const stops = [
    device.onActivity(use),
    clock.every(CHECK_MS, () => void check()),
    clock.whileSeen(() => {
      void check();
      return () => undefined;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
