import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { PriceChart } from '../../components/charts/PriceChart/PriceChart';
import { RangeTabs } from '../../components/charts/RangeTabs';
import { StaleMark } from '../../components/feedback/internals/staleMark';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount';
import type { CurrencyLike } from '../../components/provider/internals/useCurrency';
import { useFlorin } from '../../components/provider/useFlorin';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import {
  rangeOf,
  withMoments,
  type PricePoint,
  type PriceRange,
} from '../../domain/prices/priceHistory';
import { useThisYear } from '../../state/DeviceProvider';
import { useWallet } from '../../state/hooks/useWallet';
import { selectMarket, selectQuarter, selectStalePrices } from '../../state/store/selectors';
import type { Reading } from '../page/useReading';
import { useCurrencyTexts } from './useCurrencyTexts';
import { useMinute } from './useMinute';
import { usePastPrices } from './usePastPrices';

export interface PricePanelProps {
  /** The current price of one unit. */
  price: Decimal;
  /** The currency, or its id. */
  currency: CurrencyLike;
  /** If the prices are out of date: the time of the prices (ISO 8601), which is then shown. */
  staleSince?: string | undefined;
  /** The time range of the chart. */
  range: PriceRange;
  /** Called with the range that the user selects. */
  onRange: (range: PriceRange) => void;
  /** The prices in the range, oldest first. While they are undefined, a placeholder is shown. */
  points?: readonly PricePoint[] | undefined;
  /** The current year in the user's time zone. Dates of this year are shown without the year. */
  thisYear?: number | undefined;
}

/** Shows a currency's price, and a chart of its prices in a range that the user selects. */
export function PricePanel({
  price,
  currency,
  staleSince,
  range,
  onRange,
  points,
  thisYear,
}: PricePanelProps) {
  const sayCurrency = useCurrencyTexts();
  return (
    <Section title={sayCurrency('price')} landmark>
      <Paper variant="outlined" sx={{ padding: 4 }}>
        <Stack spacing={4}>
          <Box>
            <Amount
              value={price}
              currency={currency}
              precision="price"
              sx={{ display: 'block', fontSize: '1.25rem', fontWeight: 700 }}
            />
            <StaleMark since={staleSince} />
          </Box>
          <RangeTabs value={range} onChange={onRange} />
          {points ? (
            <PriceChart points={points} range={range} thisYear={thisYear} />
          ) : (
            <Skeleton variant="rounded" height={CHART_HEIGHT} />
          )}
        </Stack>
      </Paper>
    </Section>
  );
}

/**
 * The height of a chart, for the placeholder that is shown while the prices load. The text above the line, the labels of
 * the highest and the lowest price, and the times grow with the text size.
 */
const CHART_HEIGHT = 'calc(4.9rem + 248px)';

/**
 * Returns a currency's prices in a range that ends now, oldest first. The last point is the current price. The list is
 * empty if the back end has no past prices or no current price.
 */
function usePricePoints({ id }: CurrencyInfo, range: PriceRange): Reading<readonly PricePoint[]> {
  const minute = useMinute();
  const quarter = useWallet(selectQuarter);
  const price = useWallet(selectMarket)[id]?.price;
  const reading = usePastPrices([id]);
  return useMemo(() => {
    if (typeof reading === 'string') return reading;
    const past = reading.value[id] ?? [];
    if (past.length === 0 || price === undefined) return { value: [] };
    const series = withMoments(past, quarter, id);
    // The last price can be newer than `minute`, which is updated only once per minute.
    const at = Math.max(minute, series.at(-1)?.at ?? minute);
    return { value: rangeOf(series, range, { at, price }) };
  }, [reading, range, minute, quarter, price, id]);
}

export interface ConnectedPricePanelProps {
  currency: CurrencyInfo;
}

/** Shows the price of a currency, and a chart of its past prices up to the current price. */
export function ConnectedPricePanel({ currency }: ConnectedPricePanelProps) {
  const { unitOfAccount } = useFlorin();
  const [range, setRange] = useState<PriceRange>('1d');
  const points = usePricePoints(currency, range);
  const thisYear = useThisYear();
  const staleSince = useWallet(selectStalePrices);
  const quote = useWallet(selectMarket)[currency.id];
  // The error boundary around the chart shows this error, with a button that reads the prices again.
  if (points === 'failed') throw new Error('The past prices could not be read');
  if (!quote) return null;
  return (
    <PricePanel
      price={quote.price}
      currency={unitOfAccount}
      staleSince={staleSince}
      range={range}
      onRange={setRange}
      points={points === 'reading' ? undefined : points.value}
      thisYear={thisYear}
    />
  );
}
