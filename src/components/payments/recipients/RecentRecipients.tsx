import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { shortForm } from '../../../domain/recipients/addressEnds';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { clampLines, pressable } from '../../../theme/styles';
import { sizes } from '../../../theme/vars';
import { ForeignText } from '../../identity/ForeignText';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';
import type { OtherTexts } from '../../provider/internals/say';
import { useFlorin } from '../../provider/useFlorin';
import { useMessages } from '../../provider/useMessages';
import { RecipientAvatar } from './internals/recipientAvatar';

const english = {
  title: 'Recent recipients',
} as const;

export type RecentRecipientsTexts = typeof english;

/** The maximum number of buttons. They fit beside each other at 320 px. */
const MOST = 5;

export interface RecentRecipientsProps extends RootProps {
  /**
   * The recipients: the result of `knownRecipients` of `florin/domain/knownRecipient`. The first five are shown. If there
   * are none, the component renders nothing.
   */
  known: readonly KnownRecipient[];
  /** Called with the recipient whose button the user presses. */
  onPick: (known: KnownRecipient) => void;
  /** Whether the buttons do nothing. Set it while a form is being submitted. */
  readOnly?: boolean | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A row of buttons, one for each of the last recipients, so that the user can pay them again. */
export const RecentRecipients = rooted(
  'RecentRecipients',
  function RecentRecipients(
    { known, onPick, readOnly = false, messages }: RecentRecipientsProps,
    root,
  ) {
    const say = useMessages('RecentRecipients', english, messages);
    const { recipients } = useFlorin();
    const id = useId();
    if (known.length === 0) return null;
    return (
      <Box role="group" aria-labelledby={id} {...root()}>
        <Typography id={id} sx={{ marginBlockEnd: 2, fontWeight: 600 }}>
          {say('title')}
        </Typography>
        <Box sx={row}>
          {known.slice(0, MOST).map((one) => {
            const name = one.name ?? shortForm(one.recipient.trim(), recipients);
            return (
              <ButtonBase
                key={one.recipient}
                aria-disabled={readOnly}
                onClick={() => {
                  if (!readOnly) onPick(one);
                }}
                sx={person}
              >
                <RecipientAvatar known={one} size={48} />
                {/* On a page from right to left, the end of an email is cut too, and not its beginning. */}
                <Box component="span" dir="auto" sx={name.includes('@') ? oneLine : label}>
                  <ForeignText>{name}</ForeignText>
                </Box>
              </ButtonBase>
            );
          })}
        </Box>
      </Box>
    );
  },
);

const row = { display: 'flex', flexWrap: 'wrap' } as const;

/** A fifth of the row. With large text, fewer buttons fit into a line. */
const person = {
  flexDirection: 'column',
  // Avatars are in a line beside each other, also if a label has more lines than the others.
  justifyContent: 'flex-start',
  gap: 1,
  inlineSize: '20%',
  // 52 px at the usual text size, and 128 px with text of 200 %, so that half of a short address fits into a line.
  minInlineSize: 'calc(4.75rem - 24px)',
  minBlockSize: sizes.target,
  paddingBlock: 1,
  borderRadius: 1,
  ...pressable,
} as const;

const text = {
  maxInlineSize: '100%',
  fontFamily: 'fontFamily',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  // At 320 px, half of a short address then fits into a fifth of the row.
  '@media (max-width: 359px)': { letterSpacing: '-0.03em' },
} as const;

/** A short address contains an ellipsis, so it wraps: a second ellipsis would hide its end. */
const label = { ...text, ...clampLines(3) } as const;

/** An email would break inside a word. So its end is cut. */
const oneLine = {
  ...text,
  // Between the texts of two buttons, there is a space as wide as a letter.
  maxInlineSize: 'calc(100% - 6px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
