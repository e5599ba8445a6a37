import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { CurrencyInfo, Market, Quote } from '../../domain/currency/currency';
import { StaleMark } from '../feedback/internals/staleMark';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import { Amount } from '../money/Amount';
import { ChangeLabel } from '../money/ChangeLabel';
import { CurrencyIcon } from '../money/CurrencyIcon';
import { Figure, Figures } from '../provider/internals/figures';
import { useFlorin } from '../provider/useFlorin';
import { linedItem, rowEnd, rowStart, wrappingRow } from '../../theme/styles';
import type { OtherTexts } from '../provider/internals/say';
import { useCurrencyName } from '../provider/useCurrencyName';
import { useMessages } from '../provider/useMessages';
import { rooted, type Look } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  title: 'Market Trends (24h)',
} as const;

export type MarketTrendsTexts = typeof english;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  paddingBlock: 3,
  ...linedItem,
} as const;

const quoted = {
  ...rowEnd,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
} as const;

const Row = memo(function Row({ currency }: { currency: CurrencyInfo }) {
  const currencyName = useCurrencyName();
  return (
    <Box component="li" sx={row}>
      <CurrencyIcon currency={currency} />
      <Box sx={{ ...wrappingRow, flex: 1 }}>
        <Box sx={rowStart}>
          <Typography sx={{ fontWeight: 600 }}>{currencyName(currency)}</Typography>
          <Typography variant="body2" color="textSecondary" translate="no">
            {currency.symbol}
          </Typography>
        </Box>
        <Box sx={quoted}>
          <Figure name="quote" />
        </Box>
      </Box>
    </Box>
  );
});

interface TrendProps {
  currency: CurrencyInfo;
  quote: Quote;
}

/** Shows a currency's price and change. Memoized, so that only the currencies with a new quote render again. */
const Trend = memo(function Trend({ currency, quote: { price, change24h } }: TrendProps) {
  const { unitOfAccount } = useFlorin();
  const quote = (
    <>
      <Amount value={price} currency={unitOfAccount} precision="price" />
      <ChangeLabel change={change24h} />
    </>
  );
  return (
    <Figures value={{ quote }}>
      <Row currency={currency} />
    </Figures>
  );
});

export interface MarketTrendsProps extends RootProps {
  /** The quotes by currency. A currency that has no quote is not shown. */
  market: Market;
  /** The currencies, in the order in which they are shown; the provider's cryptocurrencies by default. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** If the prices are out of date: the time of the prices (ISO 8601), which is then shown. */
  staleSince?: string | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

interface FrameProps extends Look, Pick<MarketTrendsProps, 'staleSince' | 'messages'> {}

const Frame = memo(function Frame({ staleSince, messages, ...look }: FrameProps) {
  const say = useMessages('MarketTrends', english, messages);
  return (
    <Section {...look} title={say('title')} landmark>
      <Paper variant="outlined" sx={{ paddingInline: 4 }}>
        <PlainList>
          <Figure name="trends" />
        </PlainList>
      </Paper>
      <StaleMark since={staleSince} />
    </Section>
  );
});

/** The prices of currencies in the unit of account, and their changes within a day. */
export const MarketTrends = rooted(
  'MarketTrends',
  function MarketTrends({ market, currencies, staleSince, messages }: MarketTrendsProps, root) {
    const { currencies: all } = useFlorin();
    const shown = currencies ?? all.filter(({ type }) => type === 'crypto');
    const trends = shown.map((currency) => {
      const quote = market[currency.id];
      return quote && <Trend key={currency.id} currency={currency} quote={quote} />;
    });
    return (
      <Figures value={{ trends }}>
        <Frame staleSince={staleSince} messages={messages} {...root()} />
      </Figures>
    );
  },
);
