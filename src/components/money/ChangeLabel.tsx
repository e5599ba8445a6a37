import DownIcon from '@mui/icons-material/TrendingDownRounded';
import FlatIcon from '@mui/icons-material/TrendingFlatRounded';
import UpIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { directionOf, toPlaces } from '../../domain/digits';
import { formatChange } from '../../domain/format';
import type { Decimal } from '../../domain/money';

const DIRECTIONS = {
  '-1': { Icon: DownIcon, color: 'error.main' },
  '0': { Icon: FlatIcon, color: 'text.secondary' },
  '1': { Icon: UpIcon, color: 'success.main' },
} as const;

export interface ChangeLabelProps {
  /** Percent: `'2.45'` reads +2.45%. */
  change: Decimal;
  /** The span of time, said behind the change: `24h`. */
  period?: string;
  /** `onColor` takes the colour of its surroundings, for coloured grounds. */
  tone?: 'signal' | 'onColor';
}

/** A change in percent. Gain and loss differ by sign, arrow and colour, never by colour alone. */
export function ChangeLabel({ change, period, tone = 'signal' }: ChangeLabelProps) {
  // The arrow belongs to the figure that is shown, which has two decimals.
  const { Icon, color } = DIRECTIONS[directionOf(toPlaces(change, 2))];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: tone === 'signal' ? color : 'inherit',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: '1.125rem' }} />
      <Typography
        component="span"
        variant="body2"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatChange(change)}
        {period !== undefined && ` (${period})`}
      </Typography>
    </Box>
  );
}
