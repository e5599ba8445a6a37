import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../../hooks/focus';

/** Focuses the submit button of a form when a step that replaces or covers the form closes and no element has focus. */
export function useStepFocus(form: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // If the form has focused a field with an error, the focus stays there.
    if (wasOpen.current && !isOpen && isFocusLost())
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, form]);
}
