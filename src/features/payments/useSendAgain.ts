import { use } from 'react';
import type { SendDefaults } from '../../components/payments/sendFields';
import { useDescription } from '../../components/payments/useDescription';
import { FlorinContext } from '../../components/provider/florinContext';
import { amountText } from '../../domain/amountText';
import type { CurrencyId } from '../../domain/currency';
import { CURRENCIES, CURRENCY_LIST } from '../../domain/currency';
import { maskAmounts } from '../../domain/hiddenAmounts';
import { orderAgain } from '../../domain/orderAgain';
import { selectHidden, selectTransactions } from '../../state/selectors';
import { useWallet } from '../../state/WalletProvider';
import { useAddressWords } from '../page/useAddressWords';

/** The first values of a send form that repeats a payment. */
export interface SendAgain {
  readonly currency: CurrencyId;
  readonly defaults: SendDefaults;
}

/**
 * The payment of the active wallet that the address asks to repeat, as in `#open=send&again=personal-5`; null
 * where it asks for none that was sent. While amounts are hidden, its own is left for the user to type, and so
 * is a description that holds one.
 */
export function useSendAgain(): SendAgain | null {
  const [words] = useAddressWords();
  const transactions = useWallet(selectTransactions);
  const hidden = useWallet(selectHidden);
  const { locale } = use(FlorinContext);
  const describe = useDescription();
  const asked = words.get('open') === 'send' ? words.get('again') : null;
  const transaction = transactions.find(({ id }) => id === asked);
  const order = transaction && orderAgain(transaction, CURRENCY_LIST);
  if (!order) return null;
  const { recipient, amount, currency } = order;
  const description = order.description === '' ? '' : describe(transaction);
  const isTelling = maskAmounts(description, CURRENCY_LIST) !== description;
  return {
    currency,
    defaults: {
      recipient,
      amount: hidden ? '' : amountText(amount, CURRENCIES[currency], { locale }),
      description: hidden && isTelling ? '' : description,
    },
  };
}
