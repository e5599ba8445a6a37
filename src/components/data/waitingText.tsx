import Typography from '@mui/material/Typography';
import { useSayKept } from './keptRefusalText';

/** States that an action waits for pending payments. Screen readers announce it. */
export function WaitingText({ isWaiting }: { isWaiting: boolean }) {
  const say = useSayKept();
  return (
    <Typography role="status" variant="body2" sx={{ '&:empty': { position: 'absolute' } }}>
      {isWaiting && say('waiting')}
    </Typography>
  );
}
