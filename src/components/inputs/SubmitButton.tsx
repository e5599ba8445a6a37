import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  /** What will happen: a verb. */
  children: ReactNode;
  /** The form is being sent: a spinner turns in the button, and it cannot be pressed again. */
  pending?: boolean;
  disabled?: boolean;
}

/** The button that sends a form. */
export function SubmitButton({ children, pending = false, disabled = false }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      fullWidth
      loading={pending}
      loadingPosition="start"
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
