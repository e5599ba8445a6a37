import { useMemo } from 'react';
import { CurrencyList } from '../../components/wallet/CurrencyList';
import { activeWallet } from '../../domain/ledger';
import { currenciesOf } from '../../domain/wallet';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's currencies, whose values move with the prices. */
export function WalletCurrencies() {
  const wallet = useWallet(({ data }) => activeWallet(data));
  const market = useWallet(({ data }) => data.market);
  const primary = useWallet(({ data }) => data.primaryCurrency);
  const visible = useWallet(({ balanceVisible }) => balanceVisible);
  const chooseCurrency = useWallet(({ chooseCurrency: choose }) => choose);
  const currencies = useMemo(() => currenciesOf(wallet, market), [wallet, market]);
  return (
    <CurrencyList
      currencies={currencies}
      selectedId={primary}
      hidden={!visible}
      onSelect={chooseCurrency}
    />
  );
}
