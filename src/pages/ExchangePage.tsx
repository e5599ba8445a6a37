import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { ConnectedExchangeForm } from '../features/exchange/ConnectedExchangeForm';
import { ConnectedMarketTrends } from '../features/exchange/ConnectedMarketTrends';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';

/** Turns one currency of the active wallet into another. */
export default function ExchangePage() {
  return (
    <>
      <PageTitle>Exchange</PageTitle>
      <PageHeading action={<ConnectedHideBalanceButton />}>Exchange</PageHeading>
      <Stack spacing={6}>
        <PagePart name="Exchange">
          <ConnectedExchangeForm />
        </PagePart>
        <PagePart name="Market trends">
          <ConnectedMarketTrends />
        </PagePart>
      </Stack>
    </>
  );
}
