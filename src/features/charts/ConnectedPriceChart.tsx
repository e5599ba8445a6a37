import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PriceChart } from '../../components/charts/PriceChart/PriceChart';
import { RangeTabs } from '../../components/charts/RangeTabs/RangeTabs';
import { StaleMark } from '../../components/feedback/staleMark';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount/Amount';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { PriceRange } from '../../domain/prices/priceHistory';
import { useThisYear } from '../../state/DeviceProvider';
import { selectMarket, selectStalePrices } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { usePricePoints } from './usePricePoints';

/** The English texts of `ConnectedPriceChart`. */
const english = {
  title: 'Price',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ConnectedPriceChart: typeof english;
  }
}

/** The height in pixels of the placeholder that is shown while the prices load. */
const CHART_HEIGHT = 272;

export interface ConnectedPriceChartProps {
  currency: CurrencyInfo;
}

function CurrentPrice({ id }: CurrencyInfo) {
  const { unitOfAccount } = useFlorin();
  const { price } = useWallet(selectMarket)[id];
  return (
    <Amount
      value={price}
      currency={unitOfAccount}
      precision="price"
      sx={{ display: 'block', fontSize: '1.25rem', fontWeight: 700 }}
    />
  );
}

/** A currency's price, and a chart of its past prices that ends with the current price. */
export function ConnectedPriceChart({ currency }: ConnectedPriceChartProps) {
  const say = useMessages('ConnectedPriceChart', english);
  const thisYear = useThisYear();
  const [range, setRange] = useState<PriceRange>('1d');
  const points = usePricePoints(currency, range);
  // The error boundary around the chart catches this error, and its button loads the prices again.
  if (points === 'failed') throw new Error('The past prices could not be read');
  return (
    <Section title={say('title')} landmark>
      <Paper variant="outlined" sx={{ padding: 4 }}>
        <Stack spacing={4}>
          <Box>
            <CurrentPrice {...currency} />
            <StaleMark since={useWallet(selectStalePrices)} />
          </Box>
          <RangeTabs value={range} onChange={setRange} />
          {points === 'reading' ? (
            <Skeleton variant="rounded" height={CHART_HEIGHT} />
          ) : (
            <PriceChart points={points.value} range={range} thisYear={thisYear} />
          )}
        </Stack>
      </Paper>
    </Section>
  );
}
