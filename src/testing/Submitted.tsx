import type { PropsWithChildren } from 'react';
import { useEffect, useRef } from 'react';

/** Matches the parts of a form that has been submitted: a pending call, a refused field, a message. */
const ANSWER = '[role=progressbar], [aria-invalid=true], [role=alert]';

/**
 * Submits the form inside it, so that a story shows a submitted form without a play function, which a docs page does
 * not run. Until two frames after the form shows the result, the form is inert, so that a refused field does not take
 * the focus from the docs page.
 */
export function Submitted({ children }: PropsWithChildren) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    const observer = new MutationObserver(() => {
      if (!root?.querySelector(ANSWER)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          root.inert = false;
        });
      });
    });
    if (root) observer.observe(root, { subtree: true, childList: true, attributes: true });
    root?.querySelector('form')?.requestSubmit();
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={ref} inert>
      {children}
    </div>
  );
}
