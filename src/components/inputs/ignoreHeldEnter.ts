import type { KeyboardEvent } from 'react';
import { isComposingKey } from './composition';

/**
 * A key handler for forms that move money and for buttons that open them: a held Enter key counts only once. Browsers
 * repeat `keydown` about thirty times a second, and each repeated event would submit the form, or press the button,
 * again. An Enter key that confirms a composed text (IME) does not submit the form either.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.repeat || isComposingKey(event))) event.preventDefault();
}
