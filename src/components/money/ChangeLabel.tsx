import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { directionOf, isDecimal, toPlaces } from '../../domain/money/digits';
import { formatChange } from '../../domain/money/format';
import type { Decimal } from '../../domain/money/money';
import { TrendingDownRounded as DownIcon } from '../../icons/TrendingDownRounded';
import { TrendingFlatRounded as FlatIcon } from '../../icons/TrendingFlatRounded';
import { TrendingUpRounded as UpIcon } from '../../icons/TrendingUpRounded';
import { tabularFigures } from '../../theme/vars';
import { Figure, Figures } from '../provider/internals/figures';
import { useFlorin } from '../provider/useFlorin';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted, type Look } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  during: '{change} ({period})',
} as const;

export type ChangeLabelTexts = typeof english;

const ICONS = { '-1': DownIcon, '0': FlatIcon, '1': UpIcon } as const;

const label = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;

/** Aligns the figure with the text around the label. By default, the arrow would be aligned with the text. */
const percentage = { ...tabularFigures, alignSelf: 'baseline', fontWeight: 600 } as const;

const SIGNAL = {
  '-1': { ...label, color: 'error.main' },
  '0': { ...label, color: 'text.secondary' },
  '1': { ...label, color: 'success.main' },
} as const;

const ON_COLOR = { ...label, color: 'inherit' } as const;

interface FrameProps extends Look {
  direction: -1 | 0 | 1;
}

const Frame = memo(function Frame({ direction, ...look }: FrameProps) {
  const Icon = ICONS[direction];
  return (
    <Box component="span" {...look}>
      <Icon sx={{ fontSize: '1.125rem' }} />
      <Typography component="bdi" variant="body2" sx={percentage}>
        <Figure name="change" />
      </Typography>
    </Box>
  );
});

export interface ChangeLabelProps extends RootProps {
  /** The change in percent: `'2.45'` is shown as +2.45%. If undefined, the component renders nothing. */
  change?: Decimal | undefined;
  /** The period of the change, such as `24h`. It is shown after the change. */
  period?: string | undefined;
  /** `onColor` inherits the text colour of the container, for coloured backgrounds. */
  tone?: 'signal' | 'onColor' | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A change in percent. Gain and loss differ by sign and arrow, not only by colour. */
export const ChangeLabel = rooted(
  'ChangeLabel',
  function ChangeLabel({ change, period, tone = 'signal', messages }: ChangeLabelProps, root) {
    const say = useMessages('ChangeLabel', english, messages);
    const { locale } = useFlorin();
    if (change === undefined) return null;
    const text = formatChange(change, { locale });
    // The arrow shows the direction of the rounded figure, so a change that is rounded to zero has no direction.
    const direction = isDecimal(change) ? directionOf(toPlaces(change, 2)) : 0;
    const fullText = period === undefined ? text : say('during', { change: text, period });
    return (
      <Figures value={{ change: fullText }}>
        <Frame
          direction={direction}
          {...root(tone === 'signal' ? SIGNAL[direction] : ON_COLOR, { tone })}
        />
      </Figures>
    );
  },
);
