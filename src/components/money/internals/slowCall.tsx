import Typography from '@mui/material/Typography';
import type { Timer } from '../../../hooks/timer';
import { useIsSlow } from '../../../hooks/useIsSlow';
import { rareLine } from '../../../theme/pageStyles';
import { useSayRefusal } from '../refusalText';

export interface SlowCallProps {
  /** Whether the call of a payment or an exchange is pending. */
  pending: boolean;
  timer: Timer;
}

/**
 * Shows a sentence if a call is pending for more than ten seconds: the user may keep waiting, or leave the page. Screen
 * readers announce the sentence when they are idle.
 */
export function SlowCall({ pending, timer }: SlowCallProps) {
  const say = useSayRefusal();
  const isSlow = useIsSlow(pending, timer);
  return (
    <Typography role="status" variant="body2" sx={rareLine}>
      {isSlow && say('slow')}
    </Typography>
  );
}
