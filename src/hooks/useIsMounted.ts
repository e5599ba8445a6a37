import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref that is true while the component is mounted, and false after it has unmounted. Check the ref after an
 * `await`, because a form that was closed in the meantime must neither navigate nor show its error.
 */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const mounted = useRef(true);
  useEffect(() => {
    // Strict mode mounts the component twice with the same ref, so the first unmount has set the ref to false.
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
