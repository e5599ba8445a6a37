import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

interface HelperLineProps {
  id: string;
  error: string;
  hint: string;
  /** The kind of the recipient, as an element; null if the kind is not known. */
  kind: ReactNode;
}

/**
 * One line for the error, the kind of the recipient and the hint. The line keeps its height when it is empty, so that
 * the content below does not move.
 */
export function HelperLine({ id, error, hint, kind }: HelperLineProps) {
  const isWrong = error !== '';
  return (
    <FormHelperText component="div" sx={helper}>
      {/* A live region, so that an error is announced even while the field has the focus. */}
      <Box
        id={id}
        aria-live="polite"
        data-hint={!isWrong && kind === null}
        sx={isWrong || kind === null ? {} : visuallyHidden}
      >
        {isWrong ? error : hint}
      </Box>
      <div role="status">{!isWrong && kind}</div>
    </FormHelperText>
  );
}

const helper = {
  minBlockSize: '1.4em',
  '&:not(.Mui-focused) > [data-hint="true"]': visuallyHidden,
} as const;
