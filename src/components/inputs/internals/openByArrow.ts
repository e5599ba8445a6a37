import type { KeyboardEvent } from 'react';

/**
 * Returns a key handler for a button that opens a menu or a list. With this handler, the down arrow also opens the menu
 * or list (ARIA Authoring Practices, menu button).
 */
export function openByArrow(open: (event: KeyboardEvent<HTMLElement>) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown') return;
    // Otherwise the arrow key would also scroll the page.
    event.preventDefault();
    open(event);
  };
}
