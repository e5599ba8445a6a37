import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { use, useMemo, useState } from 'react';
import { PriceChart } from '../../components/charts/PriceChart';
import { RangeTabs } from '../../components/charts/RangeTabs';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount';
import { ChangeLabel } from '../../components/money/ChangeLabel';
import { FlorinContext } from '../../components/provider/florinContext';
import type { CurrencyInfo } from '../../domain/currency';
import type { PriceRange } from '../../domain/priceHistory';
import { priceHistory } from '../../domain/priceHistory';
import { derive } from '../../hooks/useFigure';
import { useThisYear } from '../../state/DeviceProvider';
import { selectMarket } from '../../state/selectors';
import { useLiveWallet } from '../../state/WalletProvider';
import { useWorld } from '../../state/WorldContext';
import { useTexts } from '../language/useTexts';
import { ConnectedPriceChart as english } from './ConnectedPriceChart.messages';

export interface ConnectedPriceChartProps {
  currency: CurrencyInfo;
}

/**
 * A currency's price, its change, and how it got there. The past leads up to the price that the wallets began with,
 * and stays as it is; the end of the line is the price now.
 */
export function ConnectedPriceChart({ currency: { id, type } }: ConnectedPriceChartProps) {
  const say = useTexts('ConnectedPriceChart', english);
  const { unitOfAccount } = use(FlorinContext);
  const { clock } = useWorld();
  const thisYear = useThisYear();
  const market = useLiveWallet(selectMarket);
  const price = useMemo(() => derive(market, (now) => now[id].price), [market, id]);
  const [{ range, now }, show] = useState(() => ({ range: '1d' as PriceRange, now: clock.now() }));
  const points = useMemo(() => {
    const swing = id === unitOfAccount.id ? 'none' : type;
    return priceHistory({ ...market.getInitial()[id], seed: id, swing }, range, now);
  }, [market, id, type, unitOfAccount.id, range, now]);
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
          <RangeTabs
            value={range}
            onChange={(next) => {
              show({ range: next, now: clock.now() });
            }}
          />
          <PriceChart points={points} price={price} thisYear={thisYear} />
        </Stack>
      </Paper>
    </Section>
  );
}
