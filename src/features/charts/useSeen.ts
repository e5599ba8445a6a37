import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns whether an element is visible or at most 64 px outside the viewport, and the ref for the element. */
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
