import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { Say } from '../../provider/internals/say';
import type { English } from '../../english';
import { Button } from '../../inputs/internals/button';

export interface DiscardQuestionProps {
  say: Say<English['Sheet']>;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Replaces the content of a sheet with the question whether to discard the typed text. The button that keeps the text
 * has the focus.
 */
export function DiscardQuestion({ say, onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  return (
    <Box role="group" aria-labelledby={`${id}-question`} aria-describedby={`${id}-not-saved`}>
      <Typography id={`${id}-question`} component="h3" variant="h3">
        {say('question')}
      </Typography>
      <Typography id={`${id}-not-saved`} color="textSecondary" sx={{ paddingBlockStart: 1 }}>
        {say('notSaved')}
      </Typography>
      <Stack spacing={2} sx={{ paddingBlockStart: 5 }}>
        <Button ref={keep} variant="contained" onClick={onKeep}>
          {say('keep')}
        </Button>
        <Button onClick={onDiscard}>{say('discard')}</Button>
      </Stack>
    </Box>
  );
}
