import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import { formatAmount } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import type { PricePoint } from '../../../domain/prices/priceHistory';
import type { Moving } from '../../../hooks/useFigure';
import { useFigure } from '../../../hooks/useFigure';
import { Moment } from '../../payments/history/Moment';
import type { FlorinSettings } from '../../provider/florinContext';
import { FlorinContext } from '../../provider/florinContext';
import type { Say } from '../../provider/say';
import type { PriceChart as english } from './PriceChart.messages';
import { cell, moment, table } from './priceChartStyles';

/** The props that the line and the table share. */
export interface PartProps {
  points: readonly PricePoint[];
  price: Moving<Decimal>;
  thisYear: number | undefined;
  say: Say<typeof english>;
}

/** A price in the unit of account. */
export function priceText(price: Decimal, { locale, unitOfAccount }: FlorinSettings): string {
  return formatAmount(price, unitOfAccount, { locale, precision: 'price' });
}

/** The moment of a point as ISO text. */
export const isoOf = ({ at }: PricePoint) => new Date(at).toISOString();

function PriceRow({
  price,
  point,
  thisYear,
}: Omit<PartProps, 'points' | 'say'> & { point: PricePoint }) {
  const settings = use(FlorinContext);
  const [text, element] = useFigure(price, (now) => ({ texts: [priceText(now, settings)] }));
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...cell, ...moment }}>
        <Moment at={isoOf(point)} thisYear={thisYear} />
      </Box>
      <Box component="td" sx={cell}>
        <bdi ref={element}>{text.texts}</bdi>
      </Box>
    </tr>
  );
}

/** The prices of a chart as a table, the latest first. */
export function PriceTable({ points, price, thisYear, say }: PartProps) {
  const captionId = useId();
  return (
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
          {points.toReversed().map((point, index) => (
            <PriceRow
              key={point.at}
              point={point}
              price={index === 0 ? price : point.price}
              thisYear={thisYear}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
}
