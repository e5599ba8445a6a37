import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, use } from 'react';
import type { CurrencyInfo, Market, Quote } from '../../../domain/currency/currency';
import type { Moving } from '../../../hooks/useFigure';
import { derive } from '../../../hooks/useFigure';
import { PlainList } from '../../layout/PlainList';
import { Section } from '../../layout/Section';
import { Amount } from '../../money/Amount/Amount';
import { ChangeLabel } from '../../money/ChangeLabel/ChangeLabel';
import { CurrencyIcon } from '../../money/CurrencyIcon';
import { FlorinContext } from '../../provider/florinContext';
import { linedItem, rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import type { OtherTexts } from '../../provider/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { useMessages } from '../../provider/useMessages';
import { MarketTrends as english } from './MarketTrends.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

interface MarketTrendProps {
  currency: CurrencyInfo;
  quote: Moving<Quote>;
}

/** A currency's price and its change. A quote that is no `Live` is rendered again when it differs. */
const MarketTrend = memo(function MarketTrend({ currency, quote }: MarketTrendProps) {
  const { unitOfAccount } = use(FlorinContext);
  const currencyName = useCurrencyName();
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
      <CurrencyIcon currency={currency} />
      <Box sx={{ ...wrappingRow, flex: 1 }}>
        <Box sx={rowStart}>
          <Typography sx={{ fontWeight: 600 }}>{currencyName(currency)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {currency.symbol}
          </Typography>
        </Box>
        <Box sx={{ ...rowEnd, display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
          <Amount
            value={derive(quote, ({ price }) => price)}
            currency={unitOfAccount}
            precision="price"
          />
          <ChangeLabel change={derive(quote, ({ change24h }) => change24h)} />
        </Box>
      </Box>
    </Box>
  );
});

export interface MarketTrendsProps extends RootProps {
  /** A quote for every currency that is shown. */
  market: Moving<Market>;
  /** The currencies that are shown, in their order; the cryptocurrencies of the provider without them. */
  currencies?: readonly CurrencyInfo[];
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    MarketTrends: MarketTrendsProps;
  }
}

/** The prices of currencies in the unit of account, and their changes within a day. */
export const MarketTrends = rooted(
  'MarketTrends',
  function MarketTrends({ market, currencies, messages }: MarketTrendsProps, root) {
    const say = useMessages('MarketTrends', english, messages);
    const { currencies: all } = use(FlorinContext);
    const shown = currencies ?? all.filter(({ type }) => type === 'crypto');
    return (
      <Section {...root()} title={say('title')} landmark>
        <Paper variant="outlined" sx={{ paddingInline: 4 }}>
          <PlainList>
            {shown.map((currency) => (
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
  },
);
