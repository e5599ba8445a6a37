import Box from '@mui/material/Box';

/**
 * The ornament of the pages for signing in: fine rings, like the engraving of a card. Unlike a `Rosette`, it needs no
 * code, so it is prerendered.
 */
export function Rings() {
  return <Box sx={rings} />;
}

const rings = {
  aspectRatio: '1',
  borderRadius: '50%',
  color: 'primary.main',
  backgroundImage:
    'repeating-radial-gradient(circle closest-side, currentColor 0 1px, transparent 1px 8px)',
} as const;
