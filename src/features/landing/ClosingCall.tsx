import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { gradientCard } from '../../theme/gradientCard';
import { gradientOf, gradientStart, onGradient } from '../../theme/vars';
import { BusyButton } from '../../components/inputs/BusyButton';
import { useMessages } from '../../components/provider/useMessages';
import { Claims } from './Claims';
import { Rosette } from './Rosette';

const english = {
  title: 'Open it and look around.',
  text: 'The demo account is open to anyone. It holds sample money, so nothing you try can cost you anything.',
  start: 'Start Using',
} as const;

export type ClosingCallTexts = typeof english;

export interface ClosingCallProps {
  /** The URL of the link that starts the demo. */
  startHref: string;
  /** Whether the demo account is being opened. The link then shows a spinner. */
  pending?: boolean | undefined;
  /** Called when the user presses the link. `event.preventDefault()` prevents the navigation. */
  onStart: (event: MouseEvent) => void;
}

/** The last section of the landing page, with a link that starts the demo. */
export function ClosingCall({ startHref, pending = false, onStart }: ClosingCallProps) {
  const say = useMessages('ClosingCall', english);
  return (
    <Box sx={[gradientCard(gradientOf('evergreen')), panel]}>
      <Box sx={engraving}>
        <Rosette tone="white" />
      </Box>
      <Box sx={words}>
        <Typography variant="headline" component="h2" sx={{ textWrap: 'balance' }}>
          {say('title')}
        </Typography>
        <Typography sx={{ maxInlineSize: '32em' }}>{say('text')}</Typography>
        <BusyButton
          variant="contained"
          size="large"
          href={startHref}
          pending={pending}
          onClick={onStart}
        >
          {say('start')}
        </BusyButton>
        <Claims tone="onColor" />
      </Box>
    </Box>
  );
}

const panel = {
  position: 'relative',
  overflow: 'hidden',
  padding: { xs: 4, md: 14 },
  paddingBlock: { xs: 12, md: 18 },
} as const;

const engraving = {
  position: 'absolute',
  insetInlineEnd: { xs: -260, md: -150 },
  insetBlockStart: { xs: -260, md: -110 },
  inlineSize: { xs: 420, md: 640 },
  opacity: 0.32,
} as const;

/** The button has the light paper colour in both themes, because the evergreen background is the same in both. */
const words = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: 5,
  '& .MuiButton-root': {
    bgcolor: onGradient,
    color: gradientStart('evergreen'),
    '&:hover': { bgcolor: `color-mix(in srgb, ${onGradient} 94%, ${gradientStart('evergreen')})` },
  },
} as const;
