import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { formatAmount } from '../../../domain/money/format';
import { changeBetween } from '../../../domain/prices/changeBetween';
import type { Decimal } from '../../../domain/money/money';
import { coversRange, type PricePoint, type PriceRange } from '../../../domain/prices/priceHistory';
import { ChangeLabel } from '../../money/ChangeLabel';
import { Moment } from '../../payments/history/Moment';
import { useFlorin, type FlorinSettings } from '../../provider/useFlorin';
import type { Say } from '../../provider/internals/say';
import type { English } from '../../english';
import { cell, change, moment, readout, table } from './priceChartStyles';

export interface PartProps {
  /** Oldest first. The last point has the latest price. */
  points: readonly PricePoint[];
  range: PriceRange | undefined;
  thisYear: number | undefined;
  say: Say<English['PriceChart']>;
}

/** Returns the text of a price in the unit of account. */
export function priceText(price: Decimal, { locale, unitOfAccount }: FlorinSettings): string {
  return formatAmount(price, unitOfAccount, { locale, precision: 'price' });
}

export const isoOf = ({ at }: PricePoint) => new Date(at).toISOString();

const PERIODS = { '1d': 'inDay', '1w': 'inWeek', '1m': 'inMonth', '1y': 'inYear' } as const;

/** The change from the first price of the chart to the latest. */
export function RangeChange({ points, range = 'all', thisYear, say }: PartProps) {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || points.length < 2) return null;
  const percent = changeBetween(from.price, to.price);
  if (percent === undefined) return null;
  const label = <ChangeLabel change={percent} />;
  // If the points begin later than the range, the name of the range would be wrong, so the time of the first point is
  // shown instead.
  return (
    <Typography component="p" variant="body2" color="textSecondary" sx={change}>
      {range !== 'all' && coversRange(points, range)
        ? say(PERIODS[range], { change: label })
        : say('change', {
            change: label,
            moment: <Moment at={isoOf(from)} thisYear={thisYear} />,
          })}
    </Typography>
  );
}

interface PriceRowProps extends Pick<PartProps, 'thisYear'>, PricePoint {}

const PriceRow = memo(function PriceRow({ thisYear, ...point }: PriceRowProps) {
  const settings = useFlorin();
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...cell, ...moment }}>
        <Moment at={isoOf(point)} thisYear={thisYear} />
      </Box>
      <Box component="td" sx={cell}>
        <bdi translate="no">{priceText(point.price, settings)}</bdi>
      </Box>
    </tr>
  );
});

/** The prices of a chart as a table, the latest first. */
export function PriceTable(props: PartProps) {
  const { points, thisYear, say } = props;
  const captionId = useId();
  return (
    <>
      <Box sx={readout}>
        <RangeChange {...props} />
      </Box>
      <Box role="region" aria-labelledby={captionId} tabIndex={0} sx={table}>
        <table>
          <Typography component="caption" id={captionId} variant="body2" color="textSecondary">
            {say('caption')}
          </Typography>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'start' }}>
                {say('moment')}
              </Box>
              <Box component="th" scope="col" sx={cell}>
                {say('price')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <PriceRow key={point.at} {...point} thisYear={thisYear} />
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}
