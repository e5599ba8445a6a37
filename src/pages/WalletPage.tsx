import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { NetworkSelector } from '../components/wallet/NetworkSelector';
import { ConnectedShareBar } from '../features/charts/ConnectedShareBar';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { usePageNames } from '../features/page/usePageNames';
import { ConnectedCurrencyList } from '../features/wallet/ConnectedCurrencyList';
import { useWallet } from '../state/hooks/useWallet';
import { useWalletActions } from '../state/hooks/useWalletStore';
import { selectChain } from '../state/store/selectors';

const english = {
  network: 'Network',
  currencies: 'Currencies',
  shares: 'Where your money is',
} as const;

export type WalletPageTexts = typeof english;

/** A menu that selects the network, such as Ethereum, to which the wallets are connected. */
function Network() {
  const chainId = useWallet(selectChain);
  const { chooseChain } = useWalletActions();
  return <NetworkSelector selectedId={chainId} onSwitch={chooseChain} />;
}

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
          <Network />
        </PagePart>
        <PagePart name={say('currencies')}>
          <ConnectedCurrencyList />
        </PagePart>
        <PagePart name={say('shares')}>
          <ConnectedShareBar />
        </PagePart>
      </Stack>
    </>
  );
}
