import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { PlayArrowOutlined as PlayIcon } from '../../icons/PlayArrowOutlined';
import { BusyButton } from '../../components/inputs/BusyButton';
import { Button } from '../../components/inputs/internals/button';
import { useMessages } from '../../components/provider/useMessages';
import { Claims } from './Claims';

const english = {
  title: 'All your money, in one fine wallet.',
  text: 'Dollars, euros and pounds next to Bitcoin, Ethereum and Cardano. Hold, send and exchange them in one place.',
  start: 'Get Started Free',
  watch: 'Watch Demo',
} as const;

export type HeroTexts = typeof english;

export interface HeroProps {
  /** The URL of the link that starts the demo. */
  startHref: string;
  /** Whether the demo account is being opened. The link then shows a spinner. */
  pending?: boolean | undefined;
  /** Called when the user presses the link. `event.preventDefault()` prevents the navigation. */
  onStart: (event: MouseEvent) => void;
  /** The emblem beside the text. */
  children: ReactNode;
}

/** The landing page's headline, with a link that starts the demo. */
export function Hero({ startHref, pending = false, onStart, children }: HeroProps) {
  const say = useMessages('Hero', english);
  return (
    <Box sx={columns}>
      <Box>
        <Typography
          variant="display"
          component="h1"
          tabIndex={-1}
          sx={{ outline: 'none', textWrap: 'balance' }}
        >
          {say('title')}
        </Typography>
        <Typography color="textSecondary" sx={lead}>
          {say('text')}
        </Typography>
        <Box sx={actions}>
          <BusyButton
            variant="contained"
            size="large"
            href={startHref}
            pending={pending}
            onClick={onStart}
          >
            {say('start')}
          </BusyButton>
          {/* As specified, the button `Watch Demo` does nothing. */}
          <Button variant="outlined" size="large" startIcon={<PlayIcon />}>
            {say('watch')}
          </Button>
        </Box>
        <Claims />
      </Box>
      {children}
    </Box>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 10, md: 14 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  paddingBlock: { xs: 10, md: 20 },
} as const;

const lead = {
  marginBlockStart: 5,
  maxInlineSize: '34em',
  fontSize: { xs: '1.125rem', md: '1.25rem' },
} as const;

const actions = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 3,
  marginBlockStart: 8,
  marginBlockEnd: 5,
} as const;
