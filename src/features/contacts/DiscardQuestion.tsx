import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';

export interface DiscardQuestionProps {
  /** The question, its explanation, and the labels of the two buttons. */
  words: Readonly<Record<'question' | 'notSaved' | 'keep' | 'discard', string>>;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Replaces the form of a sheet with the question whether to discard the typed values. The focus is on the button that
 * keeps them.
 */
export function DiscardQuestion({ words, onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  return (
    <Box role="group" aria-labelledby={`${id}-question`} aria-describedby={`${id}-not-saved`}>
      <Typography id={`${id}-question`} component="h3" variant="h3">
        {words.question}
      </Typography>
      <Typography id={`${id}-not-saved`} color="textSecondary" sx={{ paddingBlockStart: 1 }}>
        {words.notSaved}
      </Typography>
      <Stack spacing={2} sx={{ paddingBlockStart: 5 }}>
        <Button ref={keep} variant="contained" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button onClick={onDiscard}>{words.discard}</Button>
      </Stack>
    </Box>
  );
}
