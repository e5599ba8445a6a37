import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { ConnectedExchangeForm } from '../features/exchange/ConnectedExchangeForm';
import { ConnectedMarketTrends } from '../features/exchange/ConnectedMarketTrends';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';

const english = {
  title: 'Exchange',
  form: 'Exchange',
  trends: 'Market trends',
} as const;

export type ExchangePageTexts = typeof english;

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
          <ConnectedMarketTrends />
        </PagePart>
      </Stack>
    </>
  );
}
