import { useEffect, useEffectEvent } from 'react';

/** Calls a function when the component unmounts. The function is the one that the last render passed. */
export function useOnLeave(run: () => void): void {
  const leave = useEffectEvent(run);
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
}
