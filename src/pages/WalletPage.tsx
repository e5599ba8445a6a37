import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedNetworkSelector } from '../features/wallet/ConnectedNetworkSelector';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedCurrencyList } from '../features/wallet/ConnectedCurrencyList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';

/** The active wallet: its total, its network, and each of its currencies. */
export default function WalletPage() {
  return (
    <>
      <PageTitle>Wallet</PageTitle>
      <PageHeading>Wallet</PageHeading>
      <Stack spacing={4}>
        <PagePart name="Total balance">
          <ConnectedBalanceCard />
        </PagePart>
        <PagePart name="Network">
          <ConnectedNetworkSelector />
        </PagePart>
        <PagePart name="Currencies">
          <ConnectedCurrencyList />
        </PagePart>
      </Stack>
    </>
  );
}
