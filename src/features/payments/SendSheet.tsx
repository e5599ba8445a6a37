import { useLocation } from 'react-router-dom';
import { Sheet } from '../../components/feedback/Sheet';
import { refusalText, useSayRefusal } from '../../components/money/refusalText';
import { useDescription } from '../../components/payments/history/useDescription';
import {
  SendForm,
  type SendDefaults,
  type SendFormProps,
} from '../../components/payments/send/SendForm/SendForm';
import { RehearsedSuggestions } from '../../components/payments/recipients/internals/suggestionList';
import { useFlorin } from '../../components/provider/useFlorin';
import { CURRENCIES, CURRENCY_LIST, type CurrencyId } from '../../domain/currency/currency';
import { amountText } from '../../domain/money/amountText';
import { useContacts } from '../../state/contacts/useContacts';
import { useCamera, useTimer } from '../../state/DeviceProvider';
import { useNotice } from '../../state/hooks/useNotice';
import { usePayment } from '../../state/hooks/usePayment';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletStore } from '../../state/hooks/useWalletStore';
import type { TypedForms } from '../../state/session/typedForms';
import { useAuth } from '../../state/session/useAuth';
import {
  selectHidden,
  selectPrimaryCurrency,
  selectTransactions,
} from '../../state/store/selectors';
import { useNamedCurrency } from '../money/useNamedCurrency';
import { useAddressWords } from '../page/useAddressWords';
import { useCommonTexts } from '../page/useCommonTexts';
import { orderAgain } from './orderAgain';
import { useOutcomeNotices } from './useOutcomeNotices';
import { usePayees } from './usePayees';

/**
 * Returns the payment link that opened the send sheet, or undefined if the user opened the sheet. The link is in the
 * router's `location.state`, so it survives a reload and is not sent to the server. The form treats it like pasted
 * text: it fills in the values, shows that they are from a link, and submits nothing.
 */
function useLinkFromState(): string | undefined {
  const state: unknown = useLocation().state;
  const link = typeof state === 'object' && state !== null && 'link' in state ? state.link : null;
  return typeof link === 'string' ? link : undefined;
}

/**
 * Returns the recipient and the currency with which `ConnectedRecentRecipients` opened the send sheet, or null. They are
 * in the router's `location.state`, like a payment link.
 */
function usePayee(): SendDefaults | null {
  const state = useLocation().state as {
    payee?: { recipient?: unknown; currency?: unknown };
  } | null;
  const { recipient, currency } = state?.payee ?? {};
  if (typeof recipient !== 'string') return null;
  const paid = CURRENCY_LIST.find(({ id }) => id === currency);
  return { recipient, ...(paid && { currency: paid.id }) };
}

/**
 * Returns initial values of the send form from the URL, or null:
 *
 * - `#open=send&again=personal-5` repeats a payment. If amounts are hidden, omits the amount, and a description that
 *   contains an amount.
 * - `#open=send&contact=…` pays a contact, at the email address or else at the first wallet address.
 */
function useSendAgain(): SendDefaults | null {
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

type OpenFormProps = Pick<SendFormProps, 'onRefusedUnseen' | 'onLeave' | 'onClose'> & {
  hidden: boolean;
  /** Values that the user had typed when the session ended. */
  kept?: TypedForms['send'] | null;
};

/**
 * The send form, connected to the wallet. It is mounted only while the sheet is open, so a closed sheet does not
 * re-render.
 */
function OpenForm({ kept, ...props }: OpenFormProps) {
  const primary = useWallet(selectPrimaryCurrency);
  const named = useNamedCurrency('currency');
  const again = useSendAgain();
  const link = useLinkFromState();
  const { getState } = useWalletStore();
  const openCamera = useCamera();
  const { submit, available, unknownBalances, inDoubt, confirmed, checkAgain } = usePayment();
  const timer = useTimer();
  const known = usePayees();
  const payee = usePayee();
  return (
    <SendForm
      {...props}
      doubts={{ inDoubt, confirmed, onCheckAgain: checkAgain }}
      onSend={submit}
      available={available}
      unknownBalances={unknownBalances}
      defaults={{ currency: named ?? primary, ...(kept ?? again ?? payee), link }}
      known={known}
      timer={timer}
      prices={(id) => getState().data.market[id]?.price}
      openCamera={openCamera}
    />
  );
}

export interface SendSheetProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A sheet (a dialog at the bottom edge) that sends money from the active wallet. A pending payment continues after the
 * sheet closes.
 */
export function SendSheet({ open, onClose }: SendSheetProps) {
  const common = useCommonTexts();
  const sayRefusal = useSayRefusal();
  const { typed, keepTyped } = useAuth();
  const { notify } = useNotice();
  const hidden = useWallet(selectHidden);
  useOutcomeNotices();
  const kept = typed('send');

  const keepSend = (fields: TypedForms['send']) => {
    keepTyped('send', fields);
  };
  const close = () => {
    keepTyped('send', null);
    onClose();
  };

  return (
    <Sheet title={common('send')} open={open} onClose={close} isBegun={kept !== null}>
      <OpenForm
        hidden={hidden}
        kept={kept}
        // While the sheet closes, the values are already submitted or discarded.
        onLeave={open ? keepSend : undefined}
        onRefusedUnseen={(refusal) => {
          notify(refusalText(refusal, sayRefusal));
        }}
        onClose={close}
      />
    </Sheet>
  );
}

const nothing = () => undefined;

/**
 * An empty, hidden send form with a suggested recipient. `Rehearsal` renders it in advance, so that the sheet opens faster
 * and the first typed letter is shown sooner.
 */
export function RehearsedSendForm() {
  const hidden = useWallet(selectHidden);
  return (
    <>
      <OpenForm hidden={hidden} onClose={nothing} />
      <RehearsedSuggestions />
    </>
  );
}
