import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Asks before a sheet closes with typed texts in its form. Call `close` for every way to close the sheet: while the
 * question is shown, it returns to the form. `isBegun` is for a form that opens with typed texts.
 */
export function useDiscardQuestion(open: boolean, onClose: () => void, isBegun: boolean) {
  const [isChanged, setChanged] = useState(false);
  const isDirty = isChanged || isBegun;
  const [isConfirming, setConfirming] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const field = useRef<HTMLInputElement>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // The question is reset when the sheet opens. When it closes, the form would be visible during the transition.
    if (open) setConfirming(false);
  }

  const keep = () => {
    flushSync(() => {
      setConfirming(false);
    });
    field.current?.focus();
  };
  const close = () => {
    if (isConfirming) keep();
    else if (isDirty) setConfirming(true);
    else onClose();
  };
  return {
    isConfirming,
    isDirty,
    close,
    keep,
    onDirtyChange: setChanged,
    /** The handler of the form, so that the focus returns to the last field. */
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) field.current = target;
    },
  };
}
