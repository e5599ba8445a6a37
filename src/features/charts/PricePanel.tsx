import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Decimal } from '../../domain/money/money';
import type { PricePoint, PriceRange } from '../../domain/prices/priceHistory';
import { PriceChart } from '../../components/charts/PriceChart/PriceChart';
import { RangeTabs } from '../../components/charts/RangeTabs';
import { StaleMark } from '../../components/feedback/internals/staleMark';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount';
import type { CurrencyLike } from '../../components/provider/internals/useCurrency';
import { useCommonTexts } from '../page/useCommonTexts';

export interface PricePanelProps {
  price: Decimal;
  currency: CurrencyLike;
  /** If the prices are out of date: the time of the prices (ISO 8601), which is then shown. */
  staleSince?: string | undefined;
  range: PriceRange;
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
  const common = useCommonTexts();
  return (
    <Section title={common('price')} landmark>
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

/** The height in pixels of the placeholder that is shown while the prices load. */
const CHART_HEIGHT = 272;
