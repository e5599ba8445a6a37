import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { CurrencyInfo, Market, Quote } from '../../domain/currency';
import { CURRENCY_LIST } from '../../domain/currency';
import { createSlots } from '../layout/createSlots';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import { Amount } from '../money/Amount';
import { ChangeLabel } from '../money/ChangeLabel';
import { CurrencyIcon } from '../money/CurrencyIcon';
import { linedItem, rowEnd, rowStart, wrappingRow } from '../../theme/styles';

/** Those whose prices move. */
const CRYPTO = CURRENCY_LIST.filter(({ type }) => type === 'crypto');

const { Slots, Slot } = createSlots<'trends' | 'price' | 'change'>();

/** All of a line but its figures. */
const Line = memo(function Line({ currency }: { currency: CurrencyInfo }) {
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
          <Slot name="price" />
          <Slot name="change" />
        </Box>
      </Box>
    </Box>
  );
});

/** A currency's price. It is rendered when this one has moved. */
const MarketTrend = memo(function MarketTrend({
  currency,
  quote: { price, change24h },
}: {
  currency: CurrencyInfo;
  quote: Quote;
}) {
  const contents = {
    price: <Amount value={price} currency="usd" />,
    change: <ChangeLabel change={change24h} />,
  };
  return (
    <Slots contents={contents}>
      <Line currency={currency} />
    </Slots>
  );
});

/** The heading and the list's place. */
const TRENDS = (
  <Section title="Market Trends (24h)" landmark>
    <Paper variant="outlined" sx={{ paddingInline: 4 }}>
      <PlainList>
        <Slot name="trends" />
      </PlainList>
    </Paper>
  </Section>
);

export interface MarketTrendsProps {
  /** A quote for every currency; those of the cryptocurrencies are shown. */
  market: Market;
}

/** The prices of the cryptocurrencies in US dollars, and their changes within a day. */
export function MarketTrends({ market }: MarketTrendsProps) {
  const trends = CRYPTO.map((currency) => (
    <MarketTrend key={currency.id} currency={currency} quote={market[currency.id]} />
  ));
  return <Slots contents={{ trends }}>{TRENDS}</Slots>;
}
