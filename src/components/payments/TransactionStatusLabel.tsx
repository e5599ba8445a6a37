import CompletedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import FailedIcon from '@mui/icons-material/ErrorOutlineRounded';
import OtherIcon from '@mui/icons-material/HelpOutlineRounded';
import PendingIcon from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TransactionStatus } from '../../domain/transaction';
import { ForeignText } from '../identity/ForeignText';

const LOOKS = {
  completed: { label: 'Completed', Icon: CompletedIcon, color: 'success.main' },
  pending: { label: 'Pending', Icon: PendingIcon, color: 'gold.text' },
  failed: { label: 'Failed', Icon: FailedIcon, color: 'error.main' },
} as const;

export interface TransactionStatusLabelProps {
  /** A status that is not known is shown as it is written, in neutral. */
  status: TransactionStatus;
}

/** How far a transaction has come, in a word, an icon, and a colour. */
export function TransactionStatusLabel({ status }: TransactionStatusLabelProps) {
  const known = Object.hasOwn(LOOKS, status) ? LOOKS[status as keyof typeof LOOKS] : undefined;
  const { label, Icon, color } = known ?? {
    label: status,
    Icon: OtherIcon,
    color: 'text.secondary',
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color }}>
      <Icon aria-hidden sx={{ fontSize: '0.875rem' }} />
      <Typography component="span" variant="caption">
        {known ? label : <ForeignText>{label}</ForeignText>}
      </Typography>
    </Box>
  );
}
