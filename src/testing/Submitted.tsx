import type { PropsWithChildren } from 'react';
import { useEffect, useRef } from 'react';
import { waitFor } from 'storybook/test';

/** Matches the parts of a form that has been submitted: a pending call, a refused field, a message. */
const ANSWER = '[role=progressbar], [aria-invalid=true], [role=alert]';

/**
 * Submits the form inside it, so that a story shows a submitted form without a play function, which a docs page does
 * not run. Until the form shows the result, the form is inert, so that a refused field does not take the focus from the
 * docs page.
 */
export function Submitted({ children }: PropsWithChildren) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    root?.querySelector('form')?.requestSubmit();
    void waitFor(() => {
      if (root?.isConnected && root.querySelector(ANSWER) === null)
        throw new Error('No answer yet');
      if (root) root.inert = false;
    });
  }, []);
  return (
    <div ref={ref} inert>
      {children}
    </div>
  );
}
