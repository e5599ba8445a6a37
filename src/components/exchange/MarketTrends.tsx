import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { CurrencyInfo, Market, Quote } from '../../domain/currency';
import { CURRENCY_LIST } from '../../domain/currency';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import { Amount } from '../money/Amount';
import { ChangeLabel } from '../money/ChangeLabel';
import { CurrencyIcon } from '../money/CurrencyIcon';
import type { Moving } from '../../hooks/useFigure';
import { derive } from '../../hooks/useFigure';
import { linedItem, rowEnd, rowStart, wrappingRow } from '../../theme/styles';

/** Those whose prices move. */
const CRYPTO = CURRENCY_LIST.filter(({ type }) => type === 'crypto');

interface MarketTrendProps {
  currency: CurrencyInfo;
  quote: Moving<Quote>;
}

/** A currency's price. It is rendered when this one has moved. */
const MarketTrend = memo(function MarketTrend({ currency, quote }: MarketTrendProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        paddingBlock: 3,
        ...linedItem,
      }}
    >
      <CurrencyIcon currency={currency.id} />
      <Box sx={{ ...wrappingRow, flex: 1 }}>
        <Box sx={rowStart}>
          <Typography sx={{ fontWeight: 600 }}>{currency.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {currency.symbol}
          </Typography>
        </Box>
        <Box sx={{ ...rowEnd, display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
          <Amount value={derive(quote, ({ price }) => price)} currency="usd" />
          <ChangeLabel change={derive(quote, ({ change24h }) => change24h)} />
        </Box>
      </Box>
    </Box>
  );
});

export interface MarketTrendsProps {
  /** A quote for every currency; those of the cryptocurrencies are shown. */
  market: Moving<Market>;
}

/** The prices of the cryptocurrencies in US dollars, and their changes within a day. */
export function MarketTrends({ market }: MarketTrendsProps) {
  return (
    <Section title="Market Trends (24h)" landmark>
      <Paper variant="outlined" sx={{ paddingInline: 4 }}>
        <PlainList>
          {CRYPTO.map((currency) => (
            <MarketTrend
              key={currency.id}
              currency={currency}
              quote={derive(market, (quotes) => quotes[currency.id])}
            />
          ))}
        </PlainList>
      </Paper>
    </Section>
  );
}
