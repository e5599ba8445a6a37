import type { KeyboardEvent } from 'react';

/**
 * A key handler for forms that move money and for buttons that open them: a held Enter key counts only once. Browsers
 * repeat `keydown` about thirty times a second, and each repeated event would submit the form, or press the button,
 * again.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
