import Box from '@mui/material/Box';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import { waiting } from '../../theme/vars';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = { loading: 'Loading' } as const;

export type LoadingBarTexts = typeof english;

const appear = keyframes({ from: { visibility: 'hidden' } });

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

const track: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'tooltip',
  insetInline: 0,
  insetBlockStart: 'env(safe-area-inset-top)',
  overflow: 'hidden',
  pointerEvents: 'none',
  // The bar is hidden and not announced at first, so that it does not flash during a short wait.
  animation: `${appear} 1ms ${waiting.sign} backwards`,
};

const stripe: SxProps<Theme> = {
  // A border, because forced colours remove backgrounds.
  borderBlockStart: '3px solid',
  borderColor: 'primary.main',
  '@media (prefers-reduced-motion: no-preference)': {
    inlineSize: '40%',
    animation: `${pass} ${waiting.pass} linear infinite`,
  },
};

export interface LoadingBarProps extends RootProps {
  /** Whether a page is loading. The bar appears after a short delay. */
  active: boolean;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A line at the upper edge of the screen while a page loads. */
export const LoadingBar = rooted(
  'LoadingBar',
  function LoadingBar({ active, messages }: LoadingBarProps, root) {
    const say = useMessages('LoadingBar', english, messages);
    return (
      // Always rendered, because screen readers announce only changes inside an existing live region.
      <Box {...root(undefined, { active })} aria-live="polite">
        {active && (
          <Box role="progressbar" aria-label={say('loading')} sx={track}>
            <Box sx={stripe} />
          </Box>
        )}
      </Box>
    );
  },
);
