import Typography from '@mui/material/Typography';
import { rareLine } from '../../theme/pageStyles';

/**
 * A sentence that explains why an action has to wait. The live region is always rendered, so that screen readers
 * announce a new sentence.
 */
export const WaitingText = ({ children }: { children: string | undefined }) => (
  <Typography role="status" variant="body2" sx={rareLine}>
    {children}
  </Typography>
);
