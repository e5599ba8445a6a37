import type { ReactNode, RefObject } from 'react';
import { Suspense, useEffect, useRef } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { PartBoundary } from '../feedback/PartBoundary';

/** The style of a form below a step. It stays mounted, so that it keeps every typed letter. */
export const covered = { display: 'none' } as const;

export interface FormStepProps {
  /** The covered form. */
  form: RefObject<HTMLElement | null>;
  /** Whether a step covers it. */
  isOpen: boolean;
  /** A sentence for a step whose code could not be loaded. */
  sentence: string;
  /** The step, whose code may load at its first use. */
  children: ReactNode;
}

/** A step in place of a form, which the form renders beside it. When it closes, the form's button gets the focus. */
export function FormStep({ form, isOpen, sentence, children }: FormStepProps) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // An error at a field has moved the focus there.
    if (wasOpen.current && !isOpen && isFocusLost())
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, form]);
  if (!isOpen) return null;
  return (
    <PartBoundary sentence={sentence}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
