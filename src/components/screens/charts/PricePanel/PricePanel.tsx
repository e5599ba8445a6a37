import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Decimal } from '../../../../domain/money/money';
import type { PricePoint, PriceRange } from '../../../../domain/prices/priceHistory';
import { PriceChart } from '../../../charts/PriceChart/PriceChart';
import { RangeTabs } from '../../../charts/RangeTabs/RangeTabs';
import { StaleMark } from '../../../feedback/staleMark';
import { Section } from '../../../layout/Section';
import { Amount } from '../../../money/Amount/Amount';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';
import type { CurrencyLike } from '../../../provider/useCurrency';
import { useMessages } from '../../../provider/useMessages';

const english = {
  title: 'Price',
} as const;

declare module '../../../english' {
  interface English {
    readonly PricePanel: typeof english;
  }
}

export interface PricePanelProps extends RootProps {
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

declare module '../../../provider/roots' {
  interface Roots {
    PricePanel: PricePanelProps;
  }
}

/** Shows a currency's price, and a chart of its prices in a range that the user selects. */
export const PricePanel = rooted(
  'PricePanel',
  function PricePanel(
    { price, currency, staleSince, range, onRange, points, thisYear }: PricePanelProps,
    root,
  ) {
    const say = useMessages('PricePanel', english);
    return (
      <Section title={say('title')} landmark {...root()}>
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
  },
);

/** The height in pixels of the placeholder that is shown while the prices load. */
const CHART_HEIGHT = 272;
