import { useEffect, useState } from 'react';
import type { Timer } from './timer';

/** Returns the seconds until a time (ISO 8601), rounded up. Returns 0 if the time has passed or is invalid. */
export const secondsUntil = (moment: string, { now }: Pick<Timer, 'now'>): number =>
  Math.max(Math.ceil((Date.parse(moment) - now()) / 1000), 0) || 0;

/**
 * Returns the seconds until a time (ISO 8601), or 0 if the time is null. The component renders whenever the number
 * changes.
 */
export function useSecondsLeft(moment: string | null, timer: Timer): number {
  const [, setLook] = useState(0);
  const left = moment === null ? 0 : secondsUntil(moment, timer);
  // The effect runs after each render, because the delay of the next timer depends on the clock.
  useEffect(() => {
    if (moment === null || left === 0) return undefined;
    const ms = Date.parse(moment) - timer.now() - (left - 1) * 1000;
    return timer.after(ms, () => {
      setLook((looks) => looks + 1);
    });
  });
  return left;
}
