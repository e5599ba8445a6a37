import Box from '@mui/material/Box';

export interface CoinProps {
  /** The sign: an SVG path on a grid of 24, drawn as a line. */
  path: string;
}

/** A sign on a coin, of a currency or of a network. It is ornament: the name stands beside it. */
export function Coin({ path }: CoinProps) {
  return (
    <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={coin}>
      <path d={path} />
    </Box>
  );
}

const coin = {
  inlineSize: 40,
  blockSize: 40,
  flex: 'none',
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  color: 'primary.main',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
