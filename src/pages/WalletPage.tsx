import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { WalletShares } from '../features/charts/WalletShares';
import { ConnectedNetworkSelector } from '../features/wallet/ConnectedNetworkSelector';
import { PageTitle } from '../features/page/PageTitle';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { usePageNames } from '../features/page/usePageNames';
import { PagePart } from '../features/page/PagePart';
import { ConnectedCurrencyList } from '../features/wallet/ConnectedCurrencyList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';

const english = {
  network: 'Network',
  currencies: 'Currencies',
  shares: 'Where your money is',
} as const;

export type WalletPageTexts = typeof english;

/** The active wallet: its total, its network, and each of its currencies. */
export default function WalletPage() {
  const say = useMessages('WalletPage', english);
  const common = useCommonTexts();
  const pageName = usePageNames();
  return (
    <>
      <PageTitle>{pageName('wallet')}</PageTitle>
      <PageHeading>{pageName('wallet')}</PageHeading>
      <Stack spacing={6}>
        <PagePart name={common('totalBalance')}>
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
