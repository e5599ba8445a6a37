import { useMemo } from 'react';
import { Sheet } from '../../components/feedback/Sheet';
import { useFlorin } from '../../components/provider/useFlorin';
import { refusalText, useSayRefusal } from '../../components/money/refusalText';
import { SendForm, type SendFormProps } from '../../components/payments/send/SendForm/SendForm';
import { useMessages } from '../../components/provider/useMessages';
import { sortContacts } from '../../domain/recipients/contacts';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { knownRecipients } from '../../domain/recipients/knownRecipient';
import { useAuth } from '../../state/session/useAuth';
import { useCamera, useTimer } from '../../state/DeviceProvider';
import {
  selectHidden,
  selectPrimaryCurrency,
  selectTransactions,
} from '../../state/store/selectors';
import type { TypedForms } from '../../state/session/typedForms';
import { useContacts } from '../../state/contacts/useContacts';
import { useNotice } from '../../state/hooks/useNotice';
import { usePayment } from '../../state/hooks/usePayment';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletStore } from '../../state/hooks/useWalletStore';
import { useNamedCurrency } from '../money/useNamedCurrency';
import { useLinkFromState } from './useLinkFromState';
import { useOutcomeNotices } from './useOutcomeNotices';
import { useSendAgain } from './useSendAgain';

const english = { title: 'Send' } as const;

export type SendSheetTexts = typeof english;

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
  const { locale, recipients } = useFlorin();
  const primary = useWallet(selectPrimaryCurrency);
  const named = useNamedCurrency('currency');
  const again = useSendAgain();
  const link = useLinkFromState();
  const { getState } = useWalletStore();
  const transactions = useWallet(selectTransactions);
  const contacts = useContacts();
  const openCamera = useCamera();
  const { submit, available, unknownBalances, inDoubt, confirmed, checkAgain } = usePayment();
  const timer = useTimer();
  const known = useMemo(
    () => knownRecipients(transactions, sortContacts(contacts, locale), CURRENCY_LIST, recipients),
    [transactions, contacts, locale, recipients],
  );
  return (
    <SendForm
      {...props}
      doubts={{ inDoubt, confirmed, onCheckAgain: checkAgain }}
      onSend={submit}
      available={available}
      unknownBalances={unknownBalances}
      defaults={{ currency: named ?? primary, ...(kept ?? again), link }}
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
  const say = useMessages('SendSheet', english);
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
    <Sheet title={say('title')} open={open} onClose={close} isBegun={kept !== null}>
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

/** An empty, hidden send form. `Rehearsal` renders it in advance, so that the sheet opens faster. */
export function RehearsedSendForm() {
  const hidden = useWallet(selectHidden);
  return <OpenForm hidden={hidden} onClose={nothing} />;
}
