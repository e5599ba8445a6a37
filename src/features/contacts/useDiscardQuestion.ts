import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Asks before a sheet closes and loses what was typed into its form. `close` is for every way to close the sheet:
 * while the question is shown, it returns to the form.
 */
export function useDiscardQuestion(open: boolean, onClose: () => void) {
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const field = useRef<HTMLInputElement>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Not on closing: the form would show for a moment while the sheet moves out.
    if (open) setAsked(false);
  }

  const keep = () => {
    flushSync(() => {
      setAsked(false);
    });
    field.current?.focus();
  };
  const close = () => {
    if (isAsked) keep();
    else if (isDirty) setAsked(true);
    else onClose();
  };
  return {
    isAsked,
    close,
    keep,
    onDirtyChange: setDirty,
    /** Of the form, so that the focus returns to the field it was in. */
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) field.current = target;
    },
  };
}
