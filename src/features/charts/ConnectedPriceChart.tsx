import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { PriceChartProps } from '../../components/charts/PriceChart/PriceChart';
import { PriceChart } from '../../components/charts/PriceChart/PriceChart';
import { RangeTabs } from '../../components/charts/RangeTabs/RangeTabs';
import { StaleMark } from '../../components/feedback/staleMark';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount/Amount';
import { ChangeLabel } from '../../components/money/ChangeLabel/ChangeLabel';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { CurrencyId, CurrencyInfo } from '../../domain/currency/currency';
import type { PriceRange } from '../../domain/prices/priceHistory';
import { useThisYear } from '../../state/DeviceProvider';
import { selectMarket, selectStalePrices } from '../../state/selectors';
import { useWallet } from '../../state/useWallet';
import { usePricePoints } from './usePricePoints';

/** The English texts of `ConnectedPriceChart`. */
const english = {
  title: 'Price',
  day: '24h',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ConnectedPriceChart: typeof english;
  }
}

/** The height in pixels of the placeholder that is shown while the prices load. */
const CHART_HEIGHT = 244;

export interface ConnectedPriceChartProps {
  currency: CurrencyInfo;
}

const usePrice = (id: CurrencyId) => useWallet((wallet) => selectMarket(wallet)[id]);

function CurrentPrice({ id }: CurrencyInfo) {
  const say = useMessages('ConnectedPriceChart', english);
  const { unitOfAccount } = useFlorin();
  const { price, change24h } = usePrice(id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Box sx={{ flex: '1 1 8rem', minInlineSize: 0 }}>
        <Amount value={price} currency={unitOfAccount} precision="price" variant="amountHero" />
      </Box>
      <ChangeLabel change={change24h} period={say('day')} />
    </Box>
  );
}

function Chart({ id, ...chart }: Pick<CurrencyInfo, 'id'> & PriceChartProps) {
  return <PriceChart {...chart} price={usePrice(id).price} />;
}

/** A currency's price and change, and a chart of its past prices that ends with the current price. */
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
            <Chart id={currency.id} points={points.value} thisYear={thisYear} />
          )}
        </Stack>
      </Paper>
    </Section>
  );
}
