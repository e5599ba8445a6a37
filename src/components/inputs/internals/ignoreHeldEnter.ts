import type { KeyboardEvent } from 'react';
import { isComposingKey } from './composition';

/**
 * A key handler for forms that move money, and for buttons that open such forms. It prevents the default action of two
 * kinds of Enter events:
 * - Repeated events of a held key, which would submit the form or press the button again, about thirty times a second.
 * - An Enter key that confirms a composed text (IME).
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.repeat || isComposingKey(event))) event.preventDefault();
}
