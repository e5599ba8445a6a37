import { Holding } from './Holding';
import { HoldingFigure } from './holdingFigure';
import { useFlorin } from '../../components/provider/useFlorin';
import { paths, pathWith } from '../page/paths';
import { UNKNOWN_AMOUNT, type CurrencyId, type CurrencyInfo } from '../../domain/currency/currency';
import { activeWallet, availableBalance } from '../../domain/ledger/ledger';
import { ZERO } from '../../domain/money/money';
import { worthOf } from '../../domain/ledger/wallet';
import { isPriced, selectCurrencies, selectHidden } from '../../state/store/selectors';
import type { WalletStore } from '../../state/store/walletStore';
import { useWallet } from '../../state/hooks/useWallet';
import { isAllAvailable } from './isAllAvailable';

export interface ConnectedHoldingProps {
  currency: CurrencyInfo;
}

/** Returns the URLs of the forms Send, Receive and Exchange for a currency. */
const hrefsOf = (id: string) => ({
  send: pathWith(paths.payments, { open: 'send', currency: id }),
  receive: pathWith(paths.payments, { open: 'receive', currency: id }),
  exchange: pathWith(paths.exchange, { from: id }),
});

const heldOf = (wallet: WalletStore, currencyId: CurrencyId) =>
  selectCurrencies(wallet).find(({ id }) => id === currencyId);

/** Shows the value of the balance. It is a separate component, so that a price change does not re-render the others. */
function Worth({ id, hidden }: Pick<CurrencyInfo, 'id'> & { hidden: boolean }) {
  const { unitOfAccount } = useFlorin();
  const held = useWallet((wallet) => heldOf(wallet, id));
  const worth = held ? worthOf(held) : ZERO;
  return (
    <HoldingFigure
      value={held?.unknownBalance ? UNKNOWN_AMOUNT : worth}
      currency={unitOfAccount}
      hidden={hidden}
    />
  );
}

/** Shows the active wallet's balance of a currency, its available amount, its value, and links to the forms. */
export function ConnectedHolding({ currency }: ConnectedHoldingProps) {
  const { unitOfAccount, locale } = useFlorin();
  const hidden = useWallet(selectHidden);
  const balance = useWallet((wallet) => {
    const held = heldOf(wallet, currency.id);
    return held?.unknownBalance ?? held?.balance ?? ZERO;
  });
  const available = useWallet(({ data }) =>
    activeWallet(data).unknownBalances?.[currency.id]
      ? UNKNOWN_AMOUNT
      : availableBalance(data, currency.id),
  );
  const hasPrice = useWallet((wallet) => isPriced(wallet, currency.id));
  const isAll = isAllAvailable(balance, available, currency, { locale });
  return (
    <Holding
      currency={currency}
      balance={balance}
      available={isAll ? undefined : available}
      worth={
        currency.id === unitOfAccount.id || !hasPrice ? undefined : (
          <Worth id={currency.id} hidden={hidden} />
        )
      }
      hidden={hidden}
      hrefs={hrefsOf(encodeURIComponent(currency.id))}
    />
  );
}
