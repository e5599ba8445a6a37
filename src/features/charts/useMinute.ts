import { useEffect, useState } from 'react';
import type { Cancel } from '../../services/clock';
import { useWorld } from '../../state/WorldContext';

const MINUTE = 60_000;

/** Returns the current time in milliseconds since 1970. It changes once per minute, because charts show no seconds. */
export function useMinute(): number {
  const { clock } = useWorld();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () =>
      clock.whileSeen(() => {
        let cancel: Cancel = () => undefined;
        const update = () => {
          const next = clock.now();
          setNow((before) =>
            Math.floor(before / MINUTE) === Math.floor(next / MINUTE) ? before : next,
          );
          cancel = clock.after(MINUTE - (next % MINUTE), update);
        };
        update();
        return () => {
          cancel();
        };
      }),
    [clock],
  );
  return now;
}
