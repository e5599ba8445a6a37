import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { BalanceVisibility } from './parts/BalanceVisibility';
import { ExchangePanel } from './parts/ExchangePanel';
import { MarketPrices } from './parts/MarketPrices';
import { PageTitle } from './parts/PageTitle';
import { Part } from './parts/Part';

/** Turns one currency of the active wallet into another. */
export default function ExchangePage() {
  return (
    <>
      <PageTitle>Exchange</PageTitle>
      <PageHeading action={<BalanceVisibility />}>Exchange</PageHeading>
      <Stack spacing={6}>
        <Part name="Exchange">
          <ExchangePanel />
        </Part>
        <Part name="Market trends">
          <MarketPrices />
        </Part>
      </Stack>
    </>
  );
}
