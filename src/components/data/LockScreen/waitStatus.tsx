import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { tabularFigures } from '../../../theme/vars';
import type { Say } from '../../provider/say';
import type { LockScreen as english } from './LockScreen.messages';

interface WaitStatusProps {
  /** The seconds until the next attempt; 0 if it is possible now. */
  seconds: number;
  say: Say<typeof english>;
}

/** Shows the seconds until the next attempt. Screen readers announce only the end of the wait. */
export function WaitStatus({ seconds, say }: WaitStatusProps) {
  const [hasWaited, setHasWaited] = useState(seconds > 0);
  if (seconds > 0 && !hasWaited) setHasWaited(true);
  return (
    // Both texts have one place, so that the button does not move while the user presses it.
    <Box sx={{ display: 'grid', minBlockSize: '1.5em', '& > *': { gridArea: '1 / 1' } }}>
      <Typography role="timer" variant="body2" color="textSecondary" sx={tabularFigures}>
        {seconds > 0 && say('waitFor', { seconds })}
      </Typography>
      <Typography role="status" variant="body2">
        {hasWaited && seconds === 0 && say('tryNow')}
      </Typography>
    </Box>
  );
}
