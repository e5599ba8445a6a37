import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { isFocusLost } from '../../../hooks/focus';
import { PartBoundary } from '../../feedback/PartBoundary';

export interface FormStepProps {
  /** A ref to the form that the step replaces or covers. */
  form: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** The sentence that is shown if the step could not be loaded or rendered. */
  sentence: string;
  /** The content of the step, which may be a lazy component. */
  children: ReactNode;
}

/**
 * Shows a step of a form, such as a question before the form is submitted. When the step closes, the form's submit
 * button gets the focus.
 */
export function FormStep({ form, isOpen, sentence, children }: FormStepProps) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // If the form has focused a field with an error, the focus stays there.
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
