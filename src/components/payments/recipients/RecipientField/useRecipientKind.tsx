import type { ReactNode } from 'react';
import { use, useDeferredValue } from 'react';
import { isFailed, readRecipient } from '../../../../domain/recipients/recipient';
import { FlorinContext } from '../../../provider/florinContext';
import { RecipientKind } from '../RecipientKind/RecipientKind';

/** The description of a recipient; null without one. An incomplete text is not called invalid while it is typed. */
export function useRecipientKind(value: string, isTyping: boolean): ReactNode {
  const { recipients } = use(FlorinContext);
  const recipient = readRecipient(useDeferredValue(value), recipients);
  if (recipient.kind === 'empty') return null;
  if (isTyping && (isFailed(recipient) || recipient.kind === 'unknown')) return null;
  return <RecipientKind recipient={recipient} />;
}
