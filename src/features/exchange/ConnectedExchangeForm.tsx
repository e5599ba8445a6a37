import { useRef, useState } from 'react';
import type { ExchangeFormProps } from '../../components/exchange/ExchangeForm/ExchangeForm';
import { ExchangeForm } from '../../components/exchange/ExchangeForm/ExchangeForm';
import { MaskedText } from '../../components/money/MaskedText/MaskedText';
import { refusalText, useSayRefusal } from '../../components/money/refusalText';
import type { SubmitRefusal } from '../../domain/ledger/ledger';
import { EXCHANGE_CHANGE_24H } from '../../constants/fixedFigures';
import { useDoneNotice } from '../payments/useDoneNotice';
import { useNamedCurrency } from '../money/useNamedCurrency';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useAuth } from '../../state/AuthProvider';
import { useTimer } from '../../state/DeviceProvider';
import { useNotice } from '../../state/NoticeProvider';
import { selectActiveId, selectHidden, selectUnknownBalances } from '../../state/selectors';
import { useAvailable } from '../../state/useAvailable';
import { useAdapter, useWallet, useWalletActions } from '../../state/WalletProvider';
import { useInDoubt } from '../../state/useInDoubt';

/**
 * Exchanges money in the active wallet. A pending exchange continues after the page unmounts. The address may contain
 * the source currency, as in `#from=btc`.
 */
export function ConnectedExchangeForm() {
  const sayRefusal = useSayRefusal();
  const { exchange } = useWalletActions();
  const hidden = useWallet(selectHidden);
  const available = useAvailable();
  const { notify } = useNotice();
  const named = useNamedCurrency('from');
  const isHydrated = useIsHydrated();
  const [from, setFrom] = useState(isHydrated ? named : undefined);
  const { typed, keepTyped } = useAuth();
  // An exchange that was typed when the session ended continues after the sign-in.
  const [kept, setKept] = useState(() => typed('exchange'));
  // The currency stays when the address no longer contains it. So pressing the tab of this page keeps typed values.
  if (isHydrated && named !== undefined && named !== from) {
    setFrom(named);
    setKept(null);
  }
  const { rateOf, quote } = useAdapter();
  const walletId = useWallet(selectActiveId);
  const timer = useTimer();
  const doubts = useInDoubt('exchange');
  const closeNotice = useRef<() => void>(undefined);
  const begin = useDoneNotice();
  const showDone = useRef<ReturnType<typeof begin>>(undefined);

  const say = (refusal: SubmitRefusal) => {
    closeNotice.current = notify(refusalText(refusal, sayRefusal));
  };
  const submit: ExchangeFormProps['onExchange'] = async (order, { idempotencyKey }) => {
    showDone.current = begin();
    const result = await exchange(order, { idempotencyKey });
    if (result.ok) {
      // Closes the notice about the refusal of an earlier order.
      closeNotice.current?.();
      return null;
    }
    // The alert is specified.
    if (result.refusal.kind === 'insufficient-balance') say(result.refusal);
    return result.refusal;
  };

  const onQuote: ExchangeFormProps['onQuote'] = (request, call) =>
    quote({ ...request, walletId }, call);

  return (
    <ExchangeForm
      // For another currency a new form is mounted.
      key={from}
      defaultFrom={from}
      defaults={kept ?? undefined}
      available={available}
      unknownBalances={useWallet(selectUnknownBalances)}
      {...(rateOf ? { rateOf } : { onQuote, timer })}
      hidden={hidden}
      {...doubts}
      change24h={EXCHANGE_CHANGE_24H}
      onExchange={submit}
      onDone={(text) => {
        (showDone.current ?? begin())((isHidden) => (
          <bdi>
            <MaskedText text={text} hidden={isHidden} />
          </bdi>
        ));
      }}
      onRefusedUnseen={say}
      onLeave={(fields) => {
        keepTyped('exchange', fields);
      }}
    />
  );
}
