import { CurrencyList } from '../../components/wallet/CurrencyList';
import { selectCurrencies, selectHidden, selectPrimaryCurrency } from '../../state/selectors';
import { useWallet, useWalletActions } from '../../state/WalletProvider';

/** The active wallet's currencies, whose values move with the prices. */
export function ConnectedCurrencyList() {
  const currencies = useWallet(selectCurrencies);
  const primary = useWallet(selectPrimaryCurrency);
  const hidden = useWallet(selectHidden);
  const { chooseCurrency } = useWalletActions();
  return (
    <CurrencyList
      currencies={currencies}
      selectedId={primary}
      hidden={hidden}
      onSelect={chooseCurrency}
    />
  );
}
