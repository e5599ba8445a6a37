import type { ReactNode } from 'react';
import { use, useDeferredValue } from 'react';
import { isFailed, readRecipient } from '../../../../domain/recipients/recipient';
import { FlorinContext } from '../../../provider/florinContext';
import { RecipientKind } from '../RecipientKind/RecipientKind';

/**
 * Returns the description of a recipient, or null if there is none. While the user types, an incomplete text is not
 * described as invalid.
 */
export function useRecipientKind(value: string, isTyping: boolean): ReactNode {
  const { recipients } = use(FlorinContext);
  const recipient = readRecipient(useDeferredValue(value), recipients);
  if (recipient.kind === 'empty') return null;
  if (isTyping && (isFailed(recipient) || recipient.kind === 'unknown')) return null;
  return <RecipientKind recipient={recipient} />;
}
