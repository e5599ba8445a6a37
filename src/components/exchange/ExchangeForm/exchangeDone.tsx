import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Timer } from '../../../hooks/timer';
import { useWhenChanged } from '../../../hooks/useWhenChanged';
import { Banner } from '../../feedback/Banner';
import { MaskedText } from '../../money/MaskedText';

/** The time in milliseconds that the confirmation of an exchange is shown; the same as for a `Notice`. */
const DONE_MS = 5_000;

/**
 * Returns the confirmation of the last exchange, or null, and a function that sets it. The confirmation is removed
 * after `DONE_MS`.
 */
export function useDone(hidden: boolean, timer: Timer) {
  const [done, setDone] = useState<string | null>(null);
  // Removes the confirmation when the user hides or shows amounts. Otherwise screen readers would announce the changed
  // sentence.
  useWhenChanged(hidden, () => {
    setDone(null);
  });
  useEffect(() => {
    if (done === null) return undefined;
    return timer.after(DONE_MS, () => {
      setDone(null);
    });
  }, [done, timer]);
  return [done, setDone] as const;
}

export function ExchangeDone({ text, hidden }: { text: string | null; hidden: boolean }) {
  return (
    <Box aria-live="polite">
      {text !== null && (
        <Box sx={below}>
          <Banner tone="done">
            <bdi>
              <MaskedText text={text} hidden={hidden} />
            </bdi>
          </Banner>
        </Box>
      )}
    </Box>
  );
}

/** The confirmation covers the content below the form, so that this content does not move. */
const below = {
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: 2,
} as const;
