import Stack from '@mui/material/Stack';
import { MarketTrends } from '../components/exchange/MarketTrends';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ConnectedExchangeForm } from '../features/exchange/ConnectedExchangeForm';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { usePrices } from '../state/hooks/usePrices';

const english = {
  title: 'Exchange',
  form: 'Exchange',
  trends: 'Market trends',
} as const;

export type ExchangePageTexts = typeof english;

/** The current market prices. */
function Trends() {
  const { market, staleSince } = usePrices();
  return <MarketTrends market={market} staleSince={staleSince} />;
}

/** A page for exchanging one currency of the active wallet for another. */
export default function ExchangePage() {
  const say = useMessages('ExchangePage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading action={<ConnectedHideBalanceButton />}>{say('title')}</PageHeading>
      <Stack spacing={6}>
        <PagePart name={say('form')}>
          <ConnectedExchangeForm />
        </PagePart>
        <PagePart name={say('trends')}>
          <Trends />
        </PagePart>
      </Stack>
    </>
  );
}
