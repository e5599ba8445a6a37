import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Whether the component is still on the page, for what comes back from a call: a form that was closed
 * in the meantime must neither move the user nor write where nobody reads.
 */
export function useStillShown(): Readonly<RefObject<boolean>> {
  const shown = useRef(true);
  useEffect(() => {
    // Strict mode mounts twice, with the same ref.
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
