import Box from '@mui/material/Box';
import { coin } from '../../theme/styles';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface CoinProps extends RootProps {
  /** The sign as an SVG path in a `viewBox` of 24 × 24. The path is stroked, not filled. */
  path?: string | undefined;
  /** Characters that are shown if there is no `path`; at most four. */
  text?: string | undefined;
}

/** The sign of a currency or network on a coin. The coin is decorative, so show the name next to it. */
export const Coin = rooted('Coin', function Coin({ path, text = '' }: CoinProps, root) {
  return (
    <Box component="svg" viewBox="0 0 24 24" aria-hidden {...root(drawing)}>
      {path === undefined ? <Letters text={text} /> : <path d={path} />}
    </Box>
  );
});

const LONGEST = 4;

function Letters({ text }: { text: string }) {
  const shown = [...text].slice(0, LONGEST);
  return (
    <Box
      component="text"
      x="12"
      y="12"
      textAnchor="middle"
      dominantBaseline="central"
      // Several characters have a smaller font, so that together they are as wide as a drawing.
      fontSize={shown.length === 1 ? 14 : 24 / shown.length}
      sx={{ fill: 'currentColor', stroke: 'none', fontWeight: 700 }}
    >
      {shown.join('')}
    </Box>
  );
}

const drawing = {
  ...coin(40),
  flex: 'none',
  padding: 2,
  color: 'primary.main',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
