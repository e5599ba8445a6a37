import Box from '@mui/material/Box';
import { HIDDEN_AMOUNT } from '../../domain/money/format';
import { splitAmounts } from '../../domain/money/hiddenAmounts';
import { useFlorin } from '../provider/useFlorin';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';

const english = {
  hidden: 'amount hidden',
} as const;

export type MaskedTextTexts = typeof english;

export interface MaskedTextProps {
  /** A text with amounts, such as `Exchanged $500.00 to 460.000000 EUR`. */
  text: string;
  /** Shows bullets instead of the amounts; other words and numbers stay. */
  hidden?: boolean | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A text whose amounts can be hidden. For a hidden amount, screen readers read `amount hidden`. */
export function MaskedText({ text, hidden = false, messages }: MaskedTextProps) {
  const say = useMessages('MaskedText', english, messages);
  const { currencies } = useFlorin();
  if (!hidden) return <span>{text}</span>;
  return (
    // With the text as the key, React replaces the words as a whole, because it cannot change a text node that the
    // browser has translated (docs/adr/0037).
    <span key={text}>
      {splitAmounts(text, currencies).map((piece, index) =>
        piece.kind === 'words' ? (
          piece.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- Pieces are never reordered.
          <Box component="span" role="img" aria-label={say('hidden')} translate="no" key={index}>
            {HIDDEN_AMOUNT}
          </Box>
        ),
      )}
    </span>
  );
}
