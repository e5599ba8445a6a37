import Box from '@mui/material/Box';
import { use } from 'react';
import { HIDDEN_AMOUNT } from '../../../domain/money/format';
import { splitAmounts } from '../../../domain/money/hiddenAmounts';
import { FlorinContext } from '../../provider/florinContext';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { MaskedText as english } from './MaskedText.messages';

export interface MaskedTextProps {
  /** Words with amounts among them, such as `Exchanged $500.00 to 460.000000 EUR`. */
  text: string;
  /** Shows bullets in place of the amounts; the other words and numbers stay. */
  hidden?: boolean;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A text in which the amounts of money can be hidden. Screen readers hear that they are. */
export function MaskedText({ text, hidden = false, messages }: MaskedTextProps) {
  const say = useMessages('MaskedText', english, messages);
  const { currencies } = use(FlorinContext);
  if (!hidden) return text;
  return splitAmounts(text, currencies).map((piece, index) =>
    piece.kind === 'words' ? (
      piece.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have an order, and no other name.
      <Box component="span" role="img" aria-label={say('hidden')} key={index}>
        {HIDDEN_AMOUNT}
      </Box>
    ),
  );
}
