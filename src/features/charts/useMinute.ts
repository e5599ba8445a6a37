import { useEffect, useState } from 'react';
import type { Cancel } from '../../services/clock';
import { useWorld } from '../../state/WorldContext';

const MINUTE = 60_000;

/** The time, which is another one with each new minute: no label of a chart shows seconds. */
export function useMinute(): number {
  const { clock } = useWorld();
  const [minute, setMinute] = useState(() => clock.now());
  useEffect(
    () =>
      clock.whileSeen(() => {
        let cancel: Cancel = () => undefined;
        const update = () => {
          const now = clock.now();
          setMinute((before) =>
            Math.floor(before / MINUTE) === Math.floor(now / MINUTE) ? before : now,
          );
          cancel = clock.after(MINUTE - (now % MINUTE), update);
        };
        update();
        return () => {
          cancel();
        };
      }),
    [clock],
  );
  return minute;
}
