import { currencyPath } from '../page/paths';
import { CurrencyList } from '../../components/wallet/CurrencyList';
import {
  selectCurrencies,
  selectHidden,
  selectPrimaryCurrency,
  selectStale,
} from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';

/** Lists the active wallet's currencies with their balances. The values change with the prices. */
export function ConnectedCurrencyList() {
  const { chooseCurrency } = useWalletActions();
  return (
    <CurrencyList
      currencies={useWallet(selectCurrencies)}
      staleSince={useWallet(selectStale)}
      selectedId={useWallet(selectPrimaryCurrency)}
      hidden={useWallet(selectHidden)}
      onSelect={chooseCurrency}
      hrefOf={currencyPath}
    />
  );
}
