import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { TransactionStatus } from '../../../../domain/history/transaction';
import { CheckCircleOutlineRounded as CompletedIcon } from '../../../../icons/CheckCircleOutlineRounded';
import { ErrorOutlineRounded as FailedIcon } from '../../../../icons/ErrorOutlineRounded';
import { HelpOutlineRounded as OtherIcon } from '../../../../icons/HelpOutlineRounded';
import { ScheduleRounded as PendingIcon } from '../../../../icons/ScheduleRounded';
import { ForeignText } from '../../../identity/ForeignText';
import type { OtherTexts } from '../../../provider/internals/say';
import { useMessages } from '../../../provider/useMessages';
import { useRecordName } from '../internals/useRecordName';
import { TransactionStatusLabel as english } from './TransactionStatusLabel.messages';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';

const LOOKS = {
  completed: { Icon: CompletedIcon, color: 'success.main' },
  pending: { Icon: PendingIcon, color: 'gold.text' },
  failed: { Icon: FailedIcon, color: 'error.main' },
} as const;

export interface TransactionStatusLabelProps extends RootProps {
  /**
   * The status. An unknown status has a neutral colour, and the name in `messages.records` of `FlorinProvider`; without
   * a name, its id is shown as words.
   */
  status: TransactionStatus;
  /** Shows nothing for `completed`. Screen readers still read the word. */
  isQuiet?: boolean | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The status of a transaction as a word, an icon and a colour. */
export const TransactionStatusLabel = rooted(
  'TransactionStatusLabel',
  function TransactionStatusLabel(
    { status, isQuiet = false, messages }: TransactionStatusLabelProps,
    root,
  ) {
    const say = useMessages('TransactionStatusLabel', english, messages);
    const recordName = useRecordName();
    const known = Object.hasOwn(LOOKS, status) ? (status as keyof typeof LOOKS) : undefined;
    const { Icon, color } = known ? LOOKS[known] : { Icon: OtherIcon, color: 'text.secondary' };
    const isSilent = isQuiet && known === 'completed';
    return (
      <Box
        component="span"
        {...root(
          {
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            color,
          },
          { isQuiet },
        )}
      >
        {!isSilent && <Icon sx={{ fontSize: '0.875rem' }} />}
        <Typography component="span" variant="caption" sx={isSilent ? visuallyHidden : {}}>
          {known ? say(known) : <ForeignText isTranslatable>{recordName(status)}</ForeignText>}
        </Typography>
      </Box>
    );
  },
);
