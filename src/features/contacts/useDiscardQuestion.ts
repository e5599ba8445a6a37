import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Asks before closing a sheet whose form has typed values. Call `close` for every way of closing the sheet. While the
 * question is shown, `close` returns to the form. Set `isBegun` if the form opens with typed values.
 */
export function useDiscardQuestion(open: boolean, onClose: () => void, isBegun: boolean) {
  const [isChanged, setChanged] = useState(false);
  const isDirty = isChanged || isBegun;
  const [isConfirming, setConfirming] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const field = useRef<HTMLInputElement>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // The question is reset only when the sheet opens. If it were reset when the sheet closes, the form would be
    // visible during the transition.
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
    /** The focus handler of the form. It stores the focused field, so that the focus can return to it. */
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) field.current = target;
    },
  };
}
