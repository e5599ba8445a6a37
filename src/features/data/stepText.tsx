import Typography from '@mui/material/Typography';
import { focusElement } from '../../hooks/focusElement';

/**
 * The first sentence of a step. It receives the focus when it mounts, because the button that the user pressed was
 * removed with the previous step.
 */
export const StepText = (text: { children: string; id?: string }) => (
  <Typography {...text} ref={focusElement} sx={{ outline: 'none' }} />
);
