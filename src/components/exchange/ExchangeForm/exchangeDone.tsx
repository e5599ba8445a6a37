import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Timer } from '../../../hooks/timer';
import { useWhenChanged } from '../../../hooks/useWhenChanged';
import { Banner } from '../../feedback/Banner';
import { MaskedText } from '../../money/MaskedText/MaskedText';

/** How long the sentence about an exchange is shown. A notice is shown for the same time. */
const DONE_MS = 5_000;

/** Returns the sentence about the last exchange, or null, and a function that sets it. It is removed after a while. */
export function useDone(hidden: boolean, timer: Timer) {
  const [done, setDone] = useState<string | null>(null);
  // Removes the sentence about the previous exchange when amounts are hidden or shown. Otherwise screen readers would
  // announce the changed sentence.
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

/** The sentence about the last exchange. */
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

/**
 * The message after an exchange. It is positioned over the content below the form, so that the content does not move.
 */
const below = {
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: 2,
} as const;
