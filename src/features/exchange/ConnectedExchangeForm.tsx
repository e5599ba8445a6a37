import { useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ExchangeFormProps } from '../../components/exchange/ExchangeForm';
import { ExchangeForm } from '../../components/exchange/ExchangeForm';
import { useIsMounted } from '../../hooks/useIsMounted';
import { refusalText } from '../../components/money/refusalText';
import { forEachCurrency } from '../../domain/currency';
import { availableBalance } from '../../domain/ledger';
import { EXCHANGE_CHANGE_24H } from '../../domain/sampleWorld';
import { useNotice } from '../../state/NoticeProvider';
import { useWallet } from '../../state/WalletProvider';

/** Exchanges money inside the active wallet. An exchange goes on when the page is left. */
export function ConnectedExchangeForm() {
  const exchange = useWallet((wallet) => wallet.exchange);
  const visible = useWallet(({ balanceVisible }) => balanceVisible);
  const available = useWallet(
    useShallow(({ data }) => forEachCurrency((id) => availableBalance(data, id))),
  );
  const { notify } = useNotice();
  const mounted = useIsMounted();
  const takeBack = useRef<() => void>(undefined);

  const submit: ExchangeFormProps['onExchange'] = async (order) => {
    const result = await exchange(order);
    if (result.ok) {
      // The refusal of an earlier order is out of date.
      takeBack.current?.();
      return null;
    }
    const { refusal } = result;
    // The specified alert; and with the page left there is no form to say anything in.
    if (refusal.kind === 'insufficient-balance' || !mounted.current) {
      takeBack.current = notify(refusalText(refusal));
    }
    return refusal;
  };

  return (
    <ExchangeForm
      available={available}
      hidden={!visible}
      change24h={EXCHANGE_CHANGE_24H}
      onExchange={submit}
    />
  );
}
