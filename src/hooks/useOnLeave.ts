import { useEffect, useEffectEvent } from 'react';

/** Calls the function of the last render when the component unmounts. */
export function useOnLeave(run: () => void): void {
  const leave = useEffectEvent(run);
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
}
