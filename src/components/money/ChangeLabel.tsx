import DownIcon from '@mui/icons-material/TrendingDownRounded';
import FlatIcon from '@mui/icons-material/TrendingFlatRounded';
import UpIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { directionOf, toPlaces } from '../../domain/digits';
import { formatChange } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import { tabularFigures } from '../../theme/tokens';
import { createSlots } from '../layout/createSlots';

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

const { Slots, Slot } = createSlots<'figure'>();

interface ArrowProps extends Required<Pick<ChangeLabelProps, 'tone'>> {
  direction: -1 | 0 | 1;
}

/** The arrow, and the figure's place behind it. */
const Arrow = memo(function Arrow({ direction, tone }: ArrowProps) {
  const { Icon, color } = DIRECTIONS[direction];
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
      <Typography component="span" variant="body2" sx={{ ...tabularFigures, fontWeight: 600 }}>
        <Slot name="figure" />
      </Typography>
    </Box>
  );
});

/** A change in percent. Gain and loss differ by sign, arrow and colour, never by colour alone. */
export function ChangeLabel({ change, period, tone = 'signal' }: ChangeLabelProps) {
  const figure = formatChange(change);
  return (
    <Slots contents={{ figure: period === undefined ? figure : `${figure} (${period})` }}>
      {/* The arrow belongs to the figure that is shown, which has two decimals. */}
      <Arrow direction={directionOf(toPlaces(change, 2))} tone={tone} />
    </Slots>
  );
}
