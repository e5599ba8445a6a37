import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Decimal } from '../../../domain/money/money';
import type { PricePoint, PriceRange } from '../../../domain/prices/priceHistory';
import { flush } from '../../../theme/pageStyles';
import { Button } from '../../inputs/internals/button';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { PricePlot } from './pricePlot';
import { PriceTable } from './priceTable';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  price: 'Price',
  reading: '{price}, {moment}',
  change: '{change} since {moment}',
  inDay: '{change} in the past day',
  inWeek: '{change} in the past week',
  inMonth: '{change} in the past month',
  inYear: '{change} in the past year',
  highest: 'High {price}',
  lowest: 'Low {price}',
  empty: 'There are no prices for this period yet.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  caption: 'Prices, latest first',
  moment: 'Time',
} as const;

export type PriceChartTexts = typeof english;

export interface PriceChartProps extends RootProps {
  /**
   * Prices in the unit of account, oldest first; the last is the current price, unless `price` is set. If empty, the
   * chart shows that there are no prices.
   */
  points: readonly PricePoint[];
  /** The current price. By default, the price of the last point. */
  price?: Decimal | undefined;
  /**
   * The range of the points. The label of the change names the range, such as “in the past week”. If `range` is
   * omitted, or if the points begin later than the range, the label shows the time of the first point instead.
   */
  range?: PriceRange | undefined;
  /** The current year in the user's time zone. Dates of this year are shown without the year. */
  thisYear?: number | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Renders prices over time as a line with labels for the lowest and the highest price. A button switches to a table of
 * the same prices. The text above the line shows the change of the price. While the user selects a point, the text
 * shows that point's price and time. Time runs from left to right in every language, as on every exchange.
 */
export const PriceChart = rooted(
  'PriceChart',
  function PriceChart({ points, price, range, thisYear, messages }: PriceChartProps, root) {
    const say = useMessages('PriceChart', english, messages);
    const [isTable, setTable] = useState(false);
    const last = points.at(-1);
    if (!last)
      return (
        <Typography color="textSecondary" {...root({ paddingBlock: 8, textAlign: 'center' })}>
          {say('empty')}
        </Typography>
      );
    const shown = price === undefined ? points : [...points.slice(0, -1), { ...last, price }];
    const Part = isTable ? PriceTable : PricePlot;
    return (
      <Box {...root()}>
        <Part points={shown} range={range} thisYear={thisYear} say={say} />
        <Button
          size="small"
          sx={{ ...flush, marginBlockStart: 1 }}
          onClick={() => {
            setTable(!isTable);
          }}
        >
          {say(isTable ? 'asChart' : 'asTable')}
        </Button>
      </Box>
    );
  },
);
