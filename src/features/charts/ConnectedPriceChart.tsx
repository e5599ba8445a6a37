import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { PriceChart } from '../../components/charts/PriceChart/PriceChart';
import { RangeTabs } from '../../components/charts/RangeTabs/RangeTabs';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount/Amount';
import { ChangeLabel } from '../../components/money/ChangeLabel/ChangeLabel';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { PriceRange } from '../../domain/prices/priceHistory';
import { derive } from '../../hooks/useFigure';
import { useThisYear } from '../../state/DeviceProvider';
import { selectMarket } from '../../state/selectors';
import { useLiveWallet } from '../../state/WalletProvider';
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

/** As high as the chart and the lines around it, in pixels, while its prices are read. */
const CHART_HEIGHT = 244;

export interface ConnectedPriceChartProps {
  currency: CurrencyInfo;
}

/** A currency's price, its change, and the line of its past prices, which ends with the price now. */
export function ConnectedPriceChart({ currency }: ConnectedPriceChartProps) {
  const { id } = currency;
  const say = useMessages('ConnectedPriceChart', english);
  const { unitOfAccount } = useFlorin();
  const thisYear = useThisYear();
  const market = useLiveWallet(selectMarket);
  const price = useMemo(() => derive(market, (now) => now[id].price), [market, id]);
  const [range, setRange] = useState<PriceRange>('1d');
  const points = usePricePoints(currency, range);
  // The boundary around the part tries again.
  if (points === 'failed') throw new Error('The past prices could not be read');
  return (
    <Section title={say('title')} landmark>
      <Paper variant="outlined" sx={{ padding: 4 }}>
        <Stack spacing={4}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
            <Box sx={{ flex: '1 1 8rem', minInlineSize: 0 }}>
              <Amount
                value={price}
                currency={unitOfAccount}
                precision="price"
                variant="amountHero"
              />
            </Box>
            <ChangeLabel change={derive(market, (all) => all[id].change24h)} period={say('day')} />
          </Box>
          <RangeTabs value={range} onChange={setRange} />
          {points === 'reading' ? (
            <Skeleton variant="rounded" height={CHART_HEIGHT} />
          ) : (
            <PriceChart points={points.value} price={price} thisYear={thisYear} />
          )}
        </Stack>
      </Paper>
    </Section>
  );
}
