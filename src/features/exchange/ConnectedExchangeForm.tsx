import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { ExchangeForm, type ExchangeFormProps } from '../../components/exchange/ExchangeForm';
import { refusalText, useSayRefusal } from '../../components/money/refusalText';
import type { SubmitRefusal } from '../../domain/ledger/ledger';
import { EXCHANGE_CHANGE_24H } from '../money/fixedFigures';
import { useOutcomeNotices } from '../payments/useOutcomeNotices';
import { useNamedCurrency } from '../money/useNamedCurrency';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useAuth } from '../../state/session/useAuth';
import { selectHidden } from '../../state/store/selectors';
import { useNotice } from '../../state/hooks/useNotice';
import { usePayment } from '../../state/hooks/usePayment';
import { useQuote } from '../../state/hooks/useQuote';
import { useWallet } from '../../state/hooks/useWallet';

const nothing = () => undefined;

/**
 * A form that exchanges money in the active wallet. A pending exchange continues after the form unmounts. The URL can
 * contain the currency to exchange from, such as `#from=btc`.
 */
export function ConnectedExchangeForm() {
  const sayRefusal = useSayRefusal();
  const { submit, available, unknownBalances, inDoubt, confirmed, checkAgain } =
    usePayment('exchange');
  const hidden = useWallet(selectHidden);
  const { notify } = useNotice();
  const named = useNamedCurrency('from');
  const isHydrated = useIsHydrated();
  const [from, setFrom] = useState(isHydrated ? named : undefined);
  const { typed, keepTyped } = useAuth();
  // Typed values are restored if the session ended while the user filled in the form.
  const [kept, setKept] = useState(() => typed('exchange'));
  // Pressing the tab of this page removes the currency from the URL. The form then keeps its currency, so that the
  // typed values remain.
  if (isHydrated && named !== undefined && named !== from) {
    setFrom(named);
    setKept(null);
  }
  const { rateOf, onQuote, timer } = useQuote();
  useOutcomeNotices();

  const closeRefusal = useRef<() => void>(null);
  const say = (refusal: SubmitRefusal) => {
    closeRefusal.current = notify(refusalText(refusal, sayRefusal));
  };
  const exchange: ExchangeFormProps['onExchange'] = async (order, call) => {
    const refusal = await submit(order, call);
    // The specification requires a notice for this refusal.
    if (refusal?.kind === 'insufficient-balance') say(refusal);
    return refusal;
  };

  return (
    <Box
      // The notice about the refused order would appear to be about the edited values.
      onInput={() => {
        closeRefusal.current?.();
      }}
    >
      <ExchangeForm
        // Another currency in the URL mounts a new form.
        key={from}
        defaults={kept ?? (from && { from })}
        available={available}
        unknownBalances={unknownBalances}
        rateOf={rateOf}
        onQuote={onQuote}
        timer={timer}
        hidden={hidden}
        doubts={{ inDoubt, confirmed, onCheckAgain: checkAgain }}
        change24h={EXCHANGE_CHANGE_24H}
        onExchange={exchange}
        // Not needed: `useOutcomeNotices` shows a notice about the exchange.
        onDone={nothing}
        onRefusedUnseen={say}
        onLeave={(fields) => {
          keepTyped('exchange', fields);
        }}
      />
    </Box>
  );
}
