import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { sizes } from '../../theme/vars';

export interface LandingSectionProps {
  /** The id of the section, so that links can scroll to it: `features` for `#features`. */
  id: string;
  /** The section's heading and accessible name. */
  title: string;
  /** A sentence below the heading. */
  intro: string;
  /** The content below the sentence. */
  children: ReactNode;
}

/** A section of the landing page. It begins with a scalloped line, a headline and a sentence. */
export function LandingSection({ id, title, intro, children }: LandingSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={section} id={id}>
      <Box sx={scallops} />
      <Box sx={heading}>
        <Typography variant="headline" component="h2" id={titleId} sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ maxInlineSize: '36em' }}>
          {intro}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

const section = {
  paddingBlockEnd: { xs: 14, md: 22 },
  // When a link scrolls to the section, the bar at the top must not cover the section's start.
  scrollMarginBlockStart: `calc(${sizes.topBar} + 16px)`,
} as const;

/** A scalloped line like the edge of a banknote: a row of overlapping rings, drawn by gradients. */
const scallops = {
  blockSize: 12,
  color: 'divider',
  backgroundImage:
    'radial-gradient(circle at 50% 100%, transparent 10px, currentColor 10px 11px, transparent 11px), radial-gradient(circle at 50% 100%, transparent 5px, currentColor 5px 6px, transparent 6px)',
  backgroundSize: '12px 12px',
  borderBlockEnd: '1px solid',
} as const;

const heading = {
  display: 'grid',
  gap: { xs: 3, md: 8 },
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  paddingBlockStart: { xs: 10, md: 16 },
  paddingBlockEnd: { xs: 8, md: 12 },
} as const;
