import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Asks before a sheet closes and loses what was typed into its form. `close` is for every way to close the sheet:
 * while the question is shown, it returns to the form. A form that was begun before has something to lose from the
 * start.
 */
export function useDiscardQuestion(open: boolean, onClose: () => void, isBegun: boolean) {
  const [isChanged, setChanged] = useState(false);
  const isDirty = isChanged || isBegun;
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
    isDirty,
    close,
    keep,
    onDirtyChange: setChanged,
    /** Of the form, so that the focus returns to the field it was in. */
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) field.current = target;
    },
  };
}
