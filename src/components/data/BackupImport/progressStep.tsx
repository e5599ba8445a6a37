import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { Actions } from '../../inputs/actions';
import { StepText } from './stepText';

interface ProgressStepProps {
  children: string;
  /** The label of the button that cancels; undefined if the action cannot be cancelled. */
  cancelLabel: string | undefined;
  onCancel: () => void;
}

/** A progress bar with its sentence. */
export function ProgressStep({ children, cancelLabel, onCancel }: ProgressStepProps) {
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, paddingBlockEnd: 5 }}>
        <StepText>
          <span id={id}>{children}</span>
        </StepText>
        <LinearProgress aria-labelledby={id} />
      </Box>
      {cancelLabel !== undefined && (
        <Actions>
          <Button variant="outlined" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </Actions>
      )}
    </>
  );
}
