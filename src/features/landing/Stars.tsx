import Box from '@mui/material/Box';
import { paletteIn } from '../../theme/paletteIn';
import { useMessages } from '../../components/provider/useMessages';

const english = { rating: '{value} out of 5 stars' } as const;

export type StarsTexts = typeof english;

const SCALE = [1, 2, 3, 4, 5] as const;

const STAR =
  'M10 1.600l2.600 5.300 5.800.8-4.200 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.600 7.700l5.800-.8z';

export interface StarsProps {
  /** The number of whole stars out of five. */
  value: 1 | 2 | 3 | 4 | 5;
}

/** A rating in stars, which screen readers read as one sentence. */
export function Stars({ value }: StarsProps) {
  const say = useMessages('Stars', english);
  return (
    <Box
      component="svg"
      viewBox="0 0 108 20"
      role="img"
      aria-label={say('rating', { value })}
      sx={(theme) => ({
        blockSize: 20,
        inlineSize: 108,
        stroke: paletteIn(theme).gold.main,
        strokeWidth: 1.2,
        strokeLinejoin: 'round',
        fill: 'none',
        '& .full': { fill: paletteIn(theme).gold.main },
      })}
    >
      {SCALE.map((star) => (
        <path
          key={star}
          className={star <= value ? 'full' : 'empty'}
          d={STAR}
          transform={`translate(${(star - 1) * 22})`}
        />
      ))}
    </Box>
  );
}
