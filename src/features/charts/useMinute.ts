import { useEffect, useState } from 'react';
import type { Cancel } from '../../services/clock';
import { selectMarket } from '../../state/selectors';
import { useWalletStore } from '../../state/useWalletStore';
import { useWorld } from '../../state/WorldContext';

const MINUTE = 60_000;

/** Returns the time, and the market at that time. Both change only once per minute, because no chart shows seconds. */
export function useMinute() {
  const { clock } = useWorld();
  const { getState } = useWalletStore();
  const [minute, setMinute] = useState(() => ({
    now: clock.now(),
    market: selectMarket(getState()),
  }));
  useEffect(
    () =>
      clock.whileSeen(() => {
        let cancel: Cancel = () => undefined;
        const update = () => {
          const now = clock.now();
          setMinute((before) =>
            Math.floor(before.now / MINUTE) === Math.floor(now / MINUTE)
              ? before
              : { now, market: selectMarket(getState()) },
          );
          cancel = clock.after(MINUTE - (now % MINUTE), update);
        };
        update();
        return () => {
          cancel();
        };
      }),
    [clock, getState],
  );
  return minute;
}
