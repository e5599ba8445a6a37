import useForkRef from '@mui/utils/useForkRef';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CallOptions } from '../../../../domain/ledger/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../../domain/currency/currency';
import type { Decimal } from '../../../../domain/money/money';
import type { UnknownBalances } from '../../../../domain/ledger/wallet';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import type { SendOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import { deviceTimer, type Timer } from '../../../../hooks/timer';
import { EmptyState } from '../../../feedback/EmptyState';
import { Form } from '../../../inputs/Form';
import { FormStep } from '../../../inputs/internals/formStep';
import type { Refusal } from '../../../money/internals/Refusal.messages';
import { useSayRefusal } from '../../../money/refusalText';
import type { Doubts } from '../../../money/internals/useConfirmedDoubts';
import { useFlorin } from '../../../provider/useFlorin';
import { refusesUnknown } from '../../recipients/internals/offeredKinds';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';
import type { OtherTexts } from '../../../provider/internals/say';
import { useMessages } from '../../../provider/useMessages';
import type { SendDefaults, SendFields, SendPrices } from '../internals/sendFields';
import { SendQuestion } from './lateQuestion';
import { SendActions } from './sendActions';
import { SendAmount } from './sendAmount';
import { SendDoubts } from './sendDoubts';
import { SendRecipient } from './sendRecipient';
import { SendTexts } from './sendTexts';
import { SendWarnings } from './sendWarnings';
import { useSendCheck } from './useSendCheck';
import { useSendFields } from './useSendFields';
import { useSendPayment } from './useSendPayment';

const english = {
  recipient: 'Recipient',
  // `{kinds}` lists the kinds of recipients: `bothHint`, `emailHint` or `walletHint`, and the kinds that the app adds.
  // Its type is `string`, because the text of an app may omit the placeholder.
  recipientHint: '{kinds}' as string,
  bothHint: 'Email or wallet address',
  emailHint: 'Email address',
  walletHint: 'Wallet address',
  amount: 'Amount',
  currency: 'Currency',
  description: 'Description (optional)',
  scan: 'Scan a code',
  scanFailed: 'The scanner could not be loaded.',
  choose: 'Contacts',
  currencyChanged: 'The currency is now {currency}.',
  send: 'Send',
  sendAnyway: 'Send anyway',
  ask: 'Check before you send',
  repeated:
    'A payment of the same amount to the same recipient is not confirmed. Check it again first, or you may pay twice.',
  back: 'Go back',
  stepFailed: 'The next step could not be loaded.',
  cancel: 'Cancel',
  none: 'Nothing to send',
  needsCurrency: 'As soon as there is a currency, you can send it here.',
} as const;

export type SendFormTexts = typeof english;

export type { SendDefaults };

export interface SendFormProps extends RootProps {
  /**
   * The spendable balance of each currency. The balance of the selected currency is shown below the amount. The form
   * also submits a larger amount, so `onSend` must refuse it.
   */
  available: Balances;
  /** The balances that are unknown, by currency. The form shows no available amount for these currencies. */
  unknownBalances?: UnknownBalances | undefined;
  /** Hides the available amount. */
  hidden?: boolean | undefined;
  /** The currencies to choose from; the provider's currencies by default. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /**
   * The initial values of the fields, such as those of an earlier payment, or a payment link. The form does not submit
   * them automatically.
   */
  defaults?: SendDefaults | undefined;
  /**
   * The saved contacts and the paid recipients: the result of `knownRecipients` of `florin/domain/knownRecipient`. The
   * form uses them in three ways:
   * - It suggests them as recipients.
   * - It warns about an address that looks like a known address.
   * - It shows a note about a large first payment to a recipient.
   *
   * If omitted, the form does none of this.
   */
  known?: readonly KnownRecipient[] | undefined;
  /**
   * The prices in the unit of account. If a cryptocurrency has a price, the user can also type the amount in the unit
   * of account. Pass a function that returns the current price, so that new prices do not render the form.
   */
  prices?: SendPrices | undefined;
  /** Opens a camera for scanning codes. If omitted, codes can only be read from pictures. */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /**
   * The payments in doubt, for example after a lost connection, and a callback that checks one of them. The user must
   * confirm a new payment of the same amount to the same recipient in a dialog.
   */
  doubts?: Doubts | undefined;
  /**
   * Called to send the money. Resolve with null after a success, or with a refusal, which the form shows. If the
   * promise rejects, the form shows that the request failed, and that the payment may have been made.
   */
  onSend: (order: Omit<SendOrder, 'kind'>, call: CallOptions) => Promise<SubmitRefusal | null>;
  /**
   * Returns the amount that the `Max` button fills in, for example the available amount minus a fee. By default, the
   * button fills in the whole available amount.
   */
  maxOf?: ((currency: CurrencyId, available: Decimal) => Decimal) | undefined;
  /** The clock that determines when a call is slow; the device's clock by default. */
  timer?: Timer | undefined;
  /** Called with a refusal if the form has already unmounted, so that the app can show it. */
  onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /**
   * Called when the form unmounts, with the typed values. An amount that was typed in the unit of account is converted
   * to the currency.
   */
  onLeave?: ((typed: SendFields) => void) | undefined;
  /** Called after the money has been sent, and when the user cancels. Close the form. */
  onClose: () => void;
  /** Texts of the component and of refusals that replace those of `FlorinProvider`, by key. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

/**
 * A form for sending money: recipient, amount, currency and an optional description. If a payment is refused, the error
 * is shown at the field, and the fields keep their values. Warnings are shown above the buttons. If a payment is almost
 * certainly wrong, the user has to confirm it in a dialog.
 */
export const SendForm = rooted(
  'SendForm',
  function SendForm({ hidden = false, timer = deviceTimer, ...props }: SendFormProps, root) {
    const { available, unknownBalances, known, doubts, onClose, messages } = props;
    const say = useMessages('SendForm', english, messages);
    const sayRefusal = useSayRefusal(messages);
    const settings = useFlorin();
    const { recipients: kinds } = settings;
    const isStrict = refusesUnknown(settings);
    const { form, offered, none, unit, filling, clear } = useSendFields(props);
    const { inDoubt } = doubts ?? {};
    const check = useSendCheck({
      offered,
      available,
      known,
      read: unit.read,
      inDoubt,
      kinds,
      isStrict,
    });
    const { submit, asked, answer, checkAgain } = useSendPayment({
      ...props,
      form,
      read: unit.read,
      check,
      sayRefusal,
      onMade: () => {
        // Clears the fields, so that the user cannot submit the same payment again while the sheet around the form
        // closes.
        clear();
        onClose();
      },
    });
    const [isTyping, setTyping] = useState(false);
    const onSubmit = (event: SyntheticEvent) => {
      setTyping(false);
      // If the recipient is a typed link, the link fills in the fields now. Nothing is sent yet, so that the user can
      // check the fields first.
      if (filling.readText(form.getValues('recipient')) === 'filled') return undefined;
      return submit(event);
    };
    const box = useRef<HTMLElement>(null);
    const look = root(undefined, { hidden });
    const ref = useForkRef(box, look.ref);
    if (none)
      return (
        <EmptyState {...root()} title={say('none')}>
          {say('needsCurrency')}
        </EmptyState>
      );
    const texts = { say, sayRefusal };
    return (
      <FormProvider {...form}>
        <Form {...look} ref={ref} getValues={form.getValues} onSubmit={onSubmit}>
          <SendRecipient
            {...texts}
            filling={filling}
            known={known}
            openCamera={props.openCamera}
            onTyping={setTyping}
          />
          <SendAmount
            unit={unit}
            available={available}
            unknownBalances={unknownBalances}
            hidden={hidden}
            maxOf={props.maxOf}
            say={say}
          />
          <SendTexts {...texts} offered={offered} />
          <SendWarnings check={check} isTyping={isTyping} filling={filling}>
            <SendDoubts inDoubt={inDoubt} hidden={hidden} timer={timer} onCheckAgain={checkAgain} />
          </SendWarnings>
          <SendActions timer={timer} onClose={onClose} say={say} />
        </Form>
        <FormStep form={box} isOpen={asked?.isDoubtful === true} sentence={say('stepFailed')}>
          {asked && (
            <SendQuestion
              warnings={asked.warnings}
              isRepeated={asked.doubts.length > 0}
              onBack={() => {
                answer(false);
              }}
              onSend={() => {
                answer(true);
              }}
              say={say}
            />
          )}
        </FormStep>
      </FormProvider>
    );
  },
);
