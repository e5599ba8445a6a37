import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { WalletShares } from '../features/charts/WalletShares';
import { ConnectedNetworkSelector } from '../features/wallet/ConnectedNetworkSelector';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedCurrencyList } from '../features/wallet/ConnectedCurrencyList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';

const english = {
  title: 'Wallet',
  balance: 'Total balance',
  network: 'Network',
  currencies: 'Currencies',
  shares: 'Where your money is',
} as const;

export type WalletPageTexts = typeof english;

/** The active wallet: its total, its network, and each of its currencies. */
export default function WalletPage() {
  const say = useMessages('WalletPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading>{say('title')}</PageHeading>
      <Stack spacing={6}>
        <PagePart name={say('balance')}>
          <ConnectedBalanceCard />
        </PagePart>
        <PagePart name={say('network')}>
          <ConnectedNetworkSelector />
        </PagePart>
        <PagePart name={say('currencies')}>
          <ConnectedCurrencyList />
        </PagePart>
        <PagePart name={say('shares')}>
          <WalletShares />
        </PagePart>
      </Stack>
    </>
  );
}
