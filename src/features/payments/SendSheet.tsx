import { useMemo } from 'react';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { useFlorin } from '../../components/provider/useFlorin';
import { ForeignText } from '../../components/identity/ForeignText';
import { refusalText, useSayRefusal } from '../../components/money/refusalText';
import type { SendFormProps } from '../../components/payments/send/SendForm/SendForm';
import { SendForm } from '../../components/payments/send/SendForm/SendForm';
import { useMessages } from '../../components/provider/useMessages';
import { sortContacts } from '../../domain/recipients/contacts';
import { CURRENCIES, CURRENCY_LIST } from '../../domain/currency/currency';
import { formatAmount } from '../../domain/money/format';
import { spaced } from '../../domain/recipients/recipientKind';
import { knownRecipients } from '../../domain/recipients/knownRecipient';
import type { SendOrder } from '../../domain/ledger/ledger';
import { useAuth } from '../../state/AuthProvider';
import { useCamera } from '../../state/DeviceProvider';
import { selectHidden, selectPrimaryCurrency, selectTransactions } from '../../state/selectors';
import type { TypedForms } from '../../state/typedForms';
import { useContacts } from '../../state/useContacts';
import { useNotice } from '../../state/useNotice';
import { usePayment } from '../../state/usePayment';
import { useWallet } from '../../state/useWallet';
import { useWalletStore } from '../../state/useWalletStore';
import { useNamedCurrency } from '../money/useNamedCurrency';
import { useLinkFromState } from './useLinkFromState';
import { useDoneNotice } from './useDoneNotice';
import { useSendAgain } from './useSendAgain';

/** The English texts of the sheet to send money. */
const english = {
  title: 'Send',
  sent: 'Sent {amount} to {recipient}',
  sentHidden: 'Sent to {recipient}',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly SendSheet: typeof english;
  }
}

type Payment = Pick<SendOrder, 'amount' | 'currency' | 'recipient'>;

type OpenFormProps = Pick<SendFormProps, 'onRefusedUnseen' | 'onLeave' | 'onClose'> & {
  hidden: boolean;
  /** The values that the user had typed when the session ended. */
  kept?: TypedForms['send'] | null;
  /** Called before a payment is submitted. Returns a function that shows the notice about the completed payment. */
  onCall: () => (order: Payment) => void;
};

/** The form with its data. It is mounted only while the sheet is open, so a closed sheet subscribes to nothing. */
function OpenForm({ onCall, kept, ...props }: OpenFormProps) {
  const { locale, recipients } = useFlorin();
  const primary = useWallet(selectPrimaryCurrency);
  const named = useNamedCurrency('currency');
  const again = useSendAgain();
  const link = useLinkFromState();
  const { getState } = useWalletStore();
  const transactions = useWallet(selectTransactions);
  const contacts = useContacts();
  const openCamera = useCamera();
  const { submit, available, unknownBalances, inDoubt, checkAgain } = usePayment();
  const known = useMemo(
    () => knownRecipients(transactions, sortContacts(contacts, locale), CURRENCY_LIST, recipients),
    [transactions, contacts, locale, recipients],
  );
  const send: SendFormProps['onSend'] = async (order, call) => {
    const showSent = onCall();
    const refusal = await submit(order, call);
    if (!refusal) showSent(order);
    return refusal;
  };
  const check = async (id: string) => {
    const order = inDoubt.find((doubt) => doubt.id === id)?.order;
    const showSent = onCall();
    const refusal = await checkAgain(id);
    if (!refusal && order?.kind === 'send') showSent(order);
    return refusal;
  };
  return (
    <SendForm
      {...props}
      inDoubt={inDoubt}
      onSend={send}
      onCheckAgain={check}
      available={available}
      unknownBalances={unknownBalances}
      defaultCurrency={kept?.currency ?? again?.currency ?? named ?? primary}
      defaults={kept ?? again?.defaults}
      link={link}
      known={known}
      prices={(id) => getState().data.market[id].price}
      openCamera={openCamera}
    />
  );
}

export interface SendSheetProps {
  open: boolean;
  onClose: () => void;
}

/** A sheet that sends money from the active wallet. A pending payment continues after the sheet closes. */
export function SendSheet({ open, onClose }: SendSheetProps) {
  const say = useMessages('SendSheet', english);
  const sayRefusal = useSayRefusal();
  const { typed, keepTyped } = useAuth();
  const { notify } = useNotice();
  const { locale, recipients } = useFlorin();
  const hidden = useWallet(selectHidden);
  const begin = useDoneNotice();
  const kept = typed('send');

  /** Called before a payment is submitted. Returns a function that shows the notice about the completed payment. */
  const beginPayment = () => {
    const showDone = begin();
    return (payment: Payment) => {
      showDone((isHidden) => {
        const recipient = <ForeignText>{spaced(payment.recipient, recipients)}</ForeignText>;
        if (isHidden) return say('sentHidden', { recipient });
        const options = { precision: 'exact', locale } as const;
        const currency = CURRENCIES[payment.currency];
        const amount = <bdi>{formatAmount(payment.amount, currency, options)}</bdi>;
        return say('sent', { amount, recipient });
      });
    };
  };
  const keepSend = (fields: TypedForms['send']) => {
    keepTyped('send', fields);
  };
  const close = () => {
    keepTyped('send', null);
    onClose();
  };

  return (
    <Sheet title={say('title')} open={open} onClose={close} isBegun={kept !== null}>
      <OpenForm
        hidden={hidden}
        kept={kept}
        // While the sheet closes, its values have already been submitted or discarded.
        onLeave={open ? keepSend : undefined}
        onCall={beginPayment}
        onRefusedUnseen={(refusal) => {
          notify(refusalText(refusal, sayRefusal));
        }}
        onClose={close}
      />
    </Sheet>
  );
}

const nothing = () => undefined;

/** The empty send form, for rendering in advance. It is hidden, so nothing submits it. */
export function RehearsedSendForm() {
  const hidden = useWallet(selectHidden);
  return <OpenForm hidden={hidden} onCall={() => nothing} onClose={nothing} />;
}
