import Box from '@mui/material/Box';
import { paletteIn } from '../../../theme/paletteIn';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

const english = { rating: '{value} out of 5 stars' } as const;

declare module '../../english' {
  interface English {
    readonly Stars: typeof english;
  }
}

const SCALE = [1, 2, 3, 4, 5] as const;

const STAR =
  'M10 1.600l2.600 5.300 5.800.8-4.200 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.600 7.700l5.800-.8z';

export interface StarsProps extends RootProps {
  /** The number of whole stars out of five. */
  value: 1 | 2 | 3 | 4 | 5;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    Stars: StarsProps;
  }
}

/** A rating in stars, which screen readers read as one sentence. */
export const Stars = rooted('Stars', function Stars({ value, messages }: StarsProps, root) {
  const say = useMessages('Stars', english, messages);
  return (
    <Box
      component="svg"
      viewBox="0 0 108 20"
      role="img"
      aria-label={say('rating', { value })}
      {...root((theme) => ({
        blockSize: 20,
        inlineSize: 108,
        stroke: paletteIn(theme).gold.main,
        strokeWidth: 1.2,
        strokeLinejoin: 'round',
        fill: 'none',
        '& .full': { fill: paletteIn(theme).gold.main },
      }))}
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
});
