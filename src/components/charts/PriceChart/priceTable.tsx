import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, use, useId } from 'react';
import { formatAmount } from '../../../domain/money/format';
import { changeBetween } from '../../../domain/prices/changeBetween';
import type { Decimal } from '../../../domain/money/money';
import type { PricePoint } from '../../../domain/prices/priceHistory';
import { ChangeLabel } from '../../money/ChangeLabel/ChangeLabel';
import { Moment } from '../../payments/history/Moment';
import type { FlorinSettings } from '../../provider/florinContext';
import { FlorinContext } from '../../provider/florinContext';
import type { Say } from '../../provider/say';
import type { PriceChart as english } from './PriceChart.messages';
import { cell, change, moment, table } from './priceChartStyles';

/** The props that the chart and the table share. */
export interface PartProps {
  /** Oldest first. The last point has the latest price. */
  points: readonly PricePoint[];
  thisYear: number | undefined;
  say: Say<typeof english>;
}

/** Returns the text of a price in the unit of account. */
export function priceText(price: Decimal, { locale, unitOfAccount }: FlorinSettings): string {
  return formatAmount(price, unitOfAccount, { locale, precision: 'price' });
}

/** Returns the time of a point as an ISO 8601 text. */
export const isoOf = ({ at }: PricePoint) => new Date(at).toISOString();

/** The change from the first price of the chart to another price of it. */
export function RangeChange({ points, to, thisYear, say }: PartProps & { to: PricePoint }) {
  const [from] = points;
  if (!from || points.length < 2) return null;
  const percent = changeBetween(from.price, to.price);
  if (percent === undefined) return null;
  return (
    <Typography component="p" variant="body2" color="textSecondary" sx={change}>
      {say('change', {
        change: <ChangeLabel change={percent} />,
        moment: <Moment at={isoOf(from)} thisYear={thisYear} />,
      })}
    </Typography>
  );
}

interface PriceRowProps extends Pick<PartProps, 'thisYear'>, PricePoint {}

const PriceRow = memo(function PriceRow({ thisYear, ...point }: PriceRowProps) {
  const settings = use(FlorinContext);
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...cell, ...moment }}>
        <Moment at={isoOf(point)} thisYear={thisYear} />
      </Box>
      <Box component="td" sx={cell}>
        <bdi>{priceText(point.price, settings)}</bdi>
      </Box>
    </tr>
  );
});

/** The prices of a chart as a table, the latest first. */
export function PriceTable({ points, thisYear, say }: PartProps) {
  const captionId = useId();
  const latest = points.at(-1);
  return (
    <>
      {latest && <RangeChange points={points} to={latest} thisYear={thisYear} say={say} />}
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
