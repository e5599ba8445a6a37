import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Rosette, type RosettePattern } from './Rosette';

export interface FeatureCardProps {
  /** The decorative engraving in the corner of the card. Use a different one for each card. */
  pattern: RosettePattern;
  /** The heading of the card. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** A small example of the product. */
  children: ReactNode;
}

/** A card with a feature of the product and a small example. */
export function FeatureCard({ pattern, title, text, children }: FeatureCardProps) {
  return (
    <Paper component="li" variant="outlined" sx={card}>
      <Box sx={engraving}>
        <Rosette pattern={pattern} />
      </Box>
      <Box sx={specimen}>{children}</Box>
      <Box>
        <Typography variant="h2" component="h3" sx={{ fontSize: '1.375rem' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 2, maxInlineSize: '30em' }}>
          {text}
        </Typography>
      </Box>
    </Paper>
  );
}

const card = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 10,
  minBlockSize: { xs: 0, md: 340 },
  padding: { xs: 4, md: 8 },
} as const;

/**
 * A part of the engraving is outside the card, and is cut off. A phone shows no engraving, because the example would
 * cover most of it.
 */
const engraving = {
  display: { xs: 'none', md: 'block' },
  position: 'absolute',
  insetInlineEnd: -90,
  insetBlockStart: -90,
  inlineSize: 320,
  opacity: 0.5,
} as const;

const specimen = { position: 'relative', display: 'grid', gap: 2 } as const;
