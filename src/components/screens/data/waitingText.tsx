import Typography from '@mui/material/Typography';
import { rareLine } from '../../../theme/pageStyles';

/** States that an action waits for pending payments. Screen readers announce it. The line is always rendered. */
export const WaitingText = ({ children }: { children: string | undefined }) => (
  <Typography role="status" variant="body2" sx={rareLine}>
    {children}
  </Typography>
);
