import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Whether the component is still mounted; check it after an await. A form that was closed in the meantime must neither
 * navigate nor show its error.
 */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const mounted = useRef(true);
  useEffect(() => {
    // Strict mode mounts twice, with the same ref.
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
