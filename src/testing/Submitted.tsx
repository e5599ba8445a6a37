import { useEffect, useRef, type PropsWithChildren } from 'react';

/**
 * Matches the elements that appear after a form is submitted: a progress bar, an invalid field, or an error message.
 */
const ANSWER = '[role=progressbar], [aria-invalid=true], [role=alert]';

/**
 * Submits the form in its children when it mounts. A docs page does not run play functions, so a story uses this
 * component to show a submitted form. The form is inert until two frames after its result appears, so that an invalid
 * field does not take the focus on the docs page.
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
