import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Whether an element is in sight or close to it, for the element that gets the ref. */
export function useSeen<Target extends Element>(): readonly [boolean, RefObject<Target | null>] {
  const element = useRef<Target>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setSeen(entries.at(-1)?.isIntersecting ?? false);
      },
      { rootMargin: '64px' },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [isSeen, element];
}
