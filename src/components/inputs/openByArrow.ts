import type { KeyboardEvent } from 'react';

/**
 * A key handler for a button that opens a menu or a list: the down arrow also opens it (ARIA Authoring Practices, menu
 * button).
 */
export function openByArrow(open: (event: KeyboardEvent<HTMLElement>) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown') return;
    // The page must not scroll.
    event.preventDefault();
    open(event);
  };
}
