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
import { knownRecipients } from '../../domain/recipients/knownRecipient';
import type { SendOrder } from '../../domain/ledger/ledger';
import { useAuth } from '../../state/AuthProvider';
import { useCamera } from '../../state/DeviceProvider';
import { useNotice } from '../../state/NoticeProvider';
import {
  selectHidden,
  selectUnknownBalances,
  selectPrimaryCurrency,
  selectTransactions,
} from '../../state/selectors';
import type { TypedForms } from '../../state/typedForms';
import { useAvailable } from '../../state/useAvailable';
import { useContacts } from '../../state/useContacts';
import { useWallet, useWalletActions, useWalletStore } from '../../state/WalletProvider';
import { useInDoubt } from '../../state/useInDoubt';
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

type OpenFormProps = Pick<SendFormProps, 'onSend' | 'onRefusedUnseen' | 'onLeave' | 'onClose'> & {
  hidden: boolean;
  /** The fields that were typed when the session ended. */
  kept?: TypedForms['send'] | null;
  /** Called before a payment in doubt is checked. Returns the function that shows the notice about the payment. */
  onCheck: () => (order: Payment) => void;
};

/** The form with its data, which is subscribed only while the sheet is open. */
function OpenForm({ onCheck, kept, ...props }: OpenFormProps) {
  const { locale } = useFlorin();
  const primary = useWallet(selectPrimaryCurrency);
  const named = useNamedCurrency('currency');
  const again = useSendAgain();
  const link = useLinkFromState();
  const available = useAvailable();
  const { getState } = useWalletStore();
  const transactions = useWallet(selectTransactions);
  const contacts = useContacts();
  const openCamera = useCamera();
  const { inDoubt, onCheckAgain } = useInDoubt('send');
  const known = useMemo(
    () => knownRecipients(transactions, sortContacts(contacts, locale), CURRENCY_LIST),
    [transactions, contacts, locale],
  );
  const checkAgain = async (id: string) => {
    const order = inDoubt.find((doubt) => doubt.id === id)?.order;
    const showSent = onCheck();
    const refusal = await onCheckAgain(id);
    if (!refusal && order?.kind === 'send') showSent(order);
    return refusal;
  };
  return (
    <SendForm
      {...props}
      inDoubt={inDoubt}
      onCheckAgain={checkAgain}
      available={available}
      unknownBalances={useWallet(selectUnknownBalances)}
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
  const { send } = useWalletActions();
  const { typed, keepTyped } = useAuth();
  const { notify } = useNotice();
  const { locale } = useFlorin();
  const hidden = useWallet(selectHidden);
  const begin = useDoneNotice();

  /** Called before the call of a payment. The returned function shows the notice of the payment. */
  const beginPayment = () => {
    const showDone = begin();
    return (payment: Payment) => {
      showDone((isHidden) => {
        const recipient = <ForeignText>{payment.recipient.trim()}</ForeignText>;
        if (isHidden) return say('sentHidden', { recipient });
        const options = { precision: 'exact', locale } as const;
        const currency = CURRENCIES[payment.currency];
        const amount = <bdi>{formatAmount(payment.amount, currency, options)}</bdi>;
        return say('sent', { amount, recipient });
      });
    };
  };
  const submit: SendFormProps['onSend'] = async (order, { idempotencyKey, anyway }) => {
    const showSent = beginPayment();
    const result = await send(order, { idempotencyKey, anyway });
    if (!result.ok) return result.refusal;
    showSent(order);
    return null;
  };

  const keepSend = (fields: TypedForms['send']) => {
    keepTyped('send', fields);
  };
  const close = () => {
    keepTyped('send', null);
    onClose();
  };

  return (
    <Sheet title={say('title')} open={open} onClose={close}>
      <OpenForm
        hidden={hidden}
        kept={typed('send')}
        // While the sheet closes, its values have been submitted or discarded.
        onLeave={open ? keepSend : undefined}
        onCheck={beginPayment}
        onSend={submit}
        onRefusedUnseen={(refusal) => {
          notify(refusalText(refusal, sayRefusal));
        }}
        onClose={close}
      />
    </Sheet>
  );
}

const nothing = () => undefined;

/** The initial form for a rehearsal: it is hidden, and submits nothing. */
export function RehearsedSendForm() {
  const hidden = useWallet(selectHidden);
  return (
    <OpenForm
      hidden={hidden}
      onCheck={() => nothing}
      onSend={() => Promise.resolve(null)}
      onClose={nothing}
    />
  );
}
