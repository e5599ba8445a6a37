import Typography from '@mui/material/Typography';
import { focusElement } from '../../../hooks/focusElement';

/** The first sentence of a step. It takes the focus, because the pressed button was removed with the last step. */
export const StepText = (text: { children: string; id?: string }) => (
  <Typography {...text} ref={focusElement} sx={{ outline: 'none' }} />
);
