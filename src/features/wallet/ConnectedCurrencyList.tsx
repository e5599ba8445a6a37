import { CurrencyList } from '../../components/wallet/CurrencyList';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's currencies, whose values move with the prices. */
export function ConnectedCurrencyList() {
  const currencies = useWallet(({ activeWallet }) => activeWallet.currencies);
  const primary = useWallet(({ data }) => data.primaryCurrency);
  const visible = useWallet(({ balanceVisible }) => balanceVisible);
  const chooseCurrency = useWallet(({ chooseCurrency: choose }) => choose);
  return (
    <CurrencyList
      currencies={currencies}
      selectedId={primary}
      hidden={!visible}
      onSelect={chooseCurrency}
    />
  );
}
