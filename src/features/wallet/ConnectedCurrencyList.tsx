import { useMemo } from 'react';
import { currencyPath } from '../../constants/paths';
import { CurrencyList } from '../../components/wallet/CurrencyList/CurrencyList';
import { derive } from '../../hooks/useFigure';
import {
  selectCurrencies,
  selectHidden,
  selectPrimaryCurrency,
  selectStale,
} from '../../state/selectors';
import { useLiveWallet, useWallet, useWalletActions } from '../../state/WalletProvider';

/** The active wallet's currencies, whose values move with the prices. */
export function ConnectedCurrencyList() {
  const all = useLiveWallet(selectCurrencies);
  const currencies = useMemo(
    () => all.get().map((currency, index) => derive(all, (now) => now[index] ?? currency)),
    [all],
  );
  const primary = useWallet(selectPrimaryCurrency);
  const hidden = useWallet(selectHidden);
  const { chooseCurrency } = useWalletActions();
  return (
    <CurrencyList
      currencies={currencies}
      staleSince={useWallet(selectStale)}
      selectedId={primary}
      hidden={hidden}
      onSelect={chooseCurrency}
      hrefOf={currencyPath}
    />
  );
}
