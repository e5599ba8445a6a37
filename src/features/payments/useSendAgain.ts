import type { SendDefaults } from '../../components/payments/send/SendForm/SendForm';
import { useDescription } from '../../components/payments/history/useDescription';
import { useFlorin } from '../../components/provider/useFlorin';
import { amountText } from '../../domain/money/amountText';
import { CURRENCIES, CURRENCY_LIST, type CurrencyId } from '../../domain/currency/currency';
import { orderAgain } from './orderAgain';
import { selectHidden, selectTransactions } from '../../state/store/selectors';
import { useContacts } from '../../state/contacts/useContacts';
import { useWallet } from '../../state/hooks/useWallet';
import { useAddressWords } from '../page/useAddressWords';

/**
 * Returns initial values of the send form from the URL, or null:
 *
 * - `#open=send&again=personal-5` repeats a payment. If amounts are hidden, omits the amount, and a description that
 *   contains an amount.
 * - `#open=send&contact=…` pays a contact, at the email address or else at the first wallet address.
 */
export function useSendAgain(): SendDefaults | null {
  const [words] = useAddressWords();
  const contacts = useContacts();
  const transactions = useWallet(selectTransactions);
  const hidden = useWallet(selectHidden);
  const { locale } = useFlorin();
  const describe = useDescription();
  const describeHidden = useDescription(true);
  const isSending = words.get('open') === 'send';
  const requested = isSending ? words.get('again') : null;
  const transaction = transactions.find(({ id }) => id === requested);
  const contact = contacts.find(({ id }) => isSending && id === words.get('contact'));
  if (contact) {
    const [address] = Object.entries(contact.addresses) as [CurrencyId, string][];
    if (contact.email !== undefined || !address) return { recipient: contact.email ?? '' };
    const [currency, recipient] = address;
    return { currency, recipient };
  }
  const order = transaction && orderAgain(transaction, CURRENCY_LIST);
  if (!order) return null;
  const { amount, currency } = order;
  const description = order.description === '' ? '' : describe(transaction);
  const isTelling = description !== '' && describeHidden(transaction) !== description;
  return {
    ...order,
    amount: hidden ? '' : amountText(amount, CURRENCIES[currency], { locale }),
    description: hidden && isTelling ? '' : description,
  };
}
