import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { readRecipient } from '../../../../domain/recipients/recipient';
import { RecipientKind } from '../RecipientKind/RecipientKind';

/** The description of a recipient; null without one. An incomplete text is not called invalid while it is typed. */
export function useRecipientKind(value: string, isTyping: boolean): ReactNode {
  const recipient = readRecipient(useDeferredValue(value));
  if (recipient.kind === 'empty') return null;
  const isFailed = recipient.kind === 'address' && recipient.checksum === 'failed';
  if (isTyping && (isFailed || recipient.kind === 'unknown')) return null;
  return <RecipientKind recipient={recipient} />;
}
