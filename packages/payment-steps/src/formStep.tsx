import { Suspense, type ReactNode, type RefObject } from 'react';
import { PartBoundary } from '#src/components/feedback/PartBoundary';
import { useStepFocus } from '#src/components/inputs/internals/useStepFocus';

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
  useStepFocus(form, isOpen);
  if (!isOpen) return null;
  return (
    <PartBoundary sentence={sentence}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
