import Box from '@mui/material/Box';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { recipientKey } from '../../../../domain/recipients/addressForms';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { isFailed, readRecipient } from '../../../../domain/recipients/recipient';
import { visible } from '../../../../domain/text/text';
import { useFlorin } from '../../../provider/useFlorin';
import { RecipientKind } from '../RecipientKind';

/**
 * Returns an element with the kind of a recipient, and with the name of the contact if the recipient is one. Returns
 * null for an empty text, and for an incomplete text while the user types.
 */
export function useRecipientKind(
  value: string,
  isTyping: boolean,
  known: readonly KnownRecipient[] | undefined,
): ReactNode {
  const { recipients } = useFlorin();
  const text = useDeferredValue(value);
  const recipient = readRecipient(text, recipients);
  const name = useMemo(() => {
    const key = recipientKey(text, recipients);
    return known?.find((one) => one.name && recipientKey(one.recipient, recipients) === key)?.name;
  }, [known, recipients, text]);
  if (recipient.kind === 'empty') return null;
  if (isTyping && (isFailed(recipient) || recipient.kind === 'unknown')) return null;
  return (
    <Box component="span" sx={line}>
      <RecipientKind recipient={recipient} sx={kindOf} />
      {name !== undefined && (
        <>
          <Box component="span" sx={dot} />
          <Box component="bdi" sx={named}>
            {visible(name)}
          </Box>
        </>
      )}
    </Box>
  );
}

const line = { display: 'flex', columnGap: 1 } as const;

const kindOf = { flexShrink: 0, maxInlineSize: 'calc(100% - 5em)' } as const;

const dot = { '&::before': { content: '"·"' } } as const;

/** A long name ends with an ellipsis, so that the line keeps its height. */
const named = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.primary',
} as const;
