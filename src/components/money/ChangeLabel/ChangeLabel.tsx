import DownIcon from '@mui/icons-material/TrendingDownRounded';
import FlatIcon from '@mui/icons-material/TrendingFlatRounded';
import UpIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { directionOf, isDecimal, toPlaces } from '../../../domain/money/digits';
import { formatChange } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import type { Moving } from '../../../hooks/useFigure';
import { useFigure } from '../../../hooks/useFigure';
import { tabularFigures } from '../../../theme/vars';
import { FlorinContext } from '../../provider/florinContext';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { ChangeLabel as english } from './ChangeLabel.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

const DIRECTIONS = {
  '-1': { Icon: DownIcon, color: 'error.main' },
  '0': { Icon: FlatIcon, color: 'text.secondary' },
  '1': { Icon: UpIcon, color: 'success.main' },
} as const;

export interface ChangeLabelProps extends RootProps {
  /** Percent: `'2.45'` reads +2.45%. */
  change: Moving<Decimal>;
  /** The span of time, said behind the change: `24h`. */
  period?: string;
  /** `onColor` takes the colour of its surroundings, for coloured grounds. */
  tone?: 'signal' | 'onColor';
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    ChangeLabel: ChangeLabelProps;
  }
}

/** A change in percent. Gain and loss differ by sign, arrow and colour, never by colour alone. */
export const ChangeLabel = rooted(
  'ChangeLabel',
  function ChangeLabel({ change, period, tone = 'signal', messages }: ChangeLabelProps, root) {
    const say = useMessages('ChangeLabel', english, messages);
    const { locale } = use(FlorinContext);
    const [{ texts, frame: direction }, figure] = useFigure(change, (now) => {
      const text = formatChange(now, { locale });
      return {
        texts: [period === undefined ? text : say('during', { change: text, period })],
        // The arrow belongs to the figure that is shown, which has two decimals.
        frame: isDecimal(now) ? directionOf(toPlaces(now, 2)) : 0,
      };
    });
    const { Icon, color } = DIRECTIONS[direction];
    return (
      <Box
        component="span"
        {...root(
          {
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            color: tone === 'signal' ? color : 'inherit',
          },
          { tone },
        )}
      >
        <Icon aria-hidden sx={{ fontSize: '1.125rem' }} />
        <Typography
          ref={figure}
          component="bdi"
          variant="body2"
          sx={{ ...tabularFigures, fontWeight: 600 }}
        >
          {texts}
        </Typography>
      </Box>
    );
  },
);
