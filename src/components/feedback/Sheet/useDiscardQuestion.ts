import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Asks before closing a sheet whose forms have typed text. Call `close` for every way of closing the sheet, except for
 * a button that discards the text. While the question is shown, `close` returns to the form. Set `isBegun` if the sheet
 * opens with typed text.
 */
export function useDiscardQuestion(open: boolean, onClose: () => void, isBegun: boolean) {
  /** The number of forms with typed text. A ref, because the number is needed only when the sheet closes. */
  const typed = useRef(0);
  const [isAsking, setAsking] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const field = useRef<HTMLElement>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // The question is reset only when the sheet opens. If it were reset when the sheet closes, the form would be
    // visible during the transition.
    if (open) setAsking(false);
  }

  const keep = () => {
    flushSync(() => {
      setAsking(false);
    });
    field.current?.focus();
  };
  return {
    isAsking,
    /** Reports that a form has typed text. The returned function withdraws the report. */
    report: useCallback(() => {
      typed.current += 1;
      return () => {
        typed.current -= 1;
      };
    }, []),
    close: () => {
      if (isAsking) keep();
      else if (typed.current > 0 || isBegun) setAsking(true);
      else onClose();
    },
    keep,
    /** The focus handler of the content. It stores the focused field, so that the focus can return to it. */
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // Events of a nested sheet also bubble through the React tree, so fields outside this element are ignored.
      if (target.matches('input, textarea, select') && currentTarget.contains(target))
        field.current = target as HTMLElement;
    },
  };
}
