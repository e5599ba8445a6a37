import { useEffect, useState } from 'react';
import type { Timer } from './timer';

/** Seconds until a moment (ISO 8601), rounded up; 0 after it, and for an invalid one. */
export const secondsUntil = (moment: string, { now }: Pick<Timer, 'now'>): number =>
  Math.max(Math.ceil((Date.parse(moment) - now()) / 1000), 0) || 0;

/** The seconds until a moment (ISO 8601), and 0 without one. It renders when the number changes. */
export function useSecondsLeft(moment: string | null, timer: Timer): number {
  const [, setLook] = useState(0);
  const left = moment === null ? 0 : secondsUntil(moment, timer);
  // After each rendering, because the next timer depends on the clock.
  useEffect(() => {
    if (moment === null || left === 0) return undefined;
    const ms = Date.parse(moment) - timer.now() - (left - 1) * 1000;
    return timer.after(ms, () => {
      setLook((looks) => looks + 1);
    });
  });
  return left;
}
