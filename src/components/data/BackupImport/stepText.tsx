import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { focusElement } from '../../../hooks/focusElement';

/** The first sentence of a step. It takes the focus, because the pressed button was removed with the last step. */
export function StepText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    focusElement(text.current);
  }, []);
  return (
    <Typography ref={text} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}
