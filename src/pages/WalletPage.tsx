import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { WalletShares } from '../features/charts/WalletShares';
import { ConnectedNetworkSelector } from '../features/wallet/ConnectedNetworkSelector';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedCurrencyList } from '../features/wallet/ConnectedCurrencyList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';
import { useTexts } from '../features/language/useTexts';
import { WalletPage as english } from './WalletPage.messages';

/** The active wallet: its total, its network, and each of its currencies. */
export default function WalletPage() {
  const say = useTexts('WalletPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading>{say('title')}</PageHeading>
      <Stack spacing={4}>
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
