import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { CallOptions } from '../../../../domain/ledger/call';
import { isSamePayment } from '../../../../domain/ledger/doubt';
import type { SendOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import { normalized } from '../../../../domain/recipients/addressForms';
import { showRefusalIn, useSubmit } from '../../../inputs/internals/useSubmit';
import { refusalWordsIn, type SayRefusal } from '../../../money/refusalText';
import type { AmountUnit } from '../../../money/useAmountUnit';
import { useConfirmedDoubts, type Doubts } from '../../../money/internals/useConfirmedDoubts';
import { useFlorin } from '../../../provider/useFlorin';
import type { SendFields, SendFieldsForm } from '../internals/sendFields';
import type { SendCheck } from './useSendCheck';

export interface SendPaymentOptions {
  readonly form: SendFieldsForm;
  readonly read: AmountUnit['read'];
  readonly check: (fields: SendFields) => SendCheck;
  readonly sayRefusal: SayRefusal;
  readonly doubts?: Doubts | undefined;
  readonly onSend: (
    order: Omit<SendOrder, 'kind'>,
    call: CallOptions,
  ) => Promise<SubmitRefusal | null>;
  readonly onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /** Called after the payment in the fields has been made. */
  readonly onMade: () => void;
}

/**
 * Returns functions that send the payment in the fields of a form, and that check a payment in doubt again. A refusal
 * is shown in the form.
 */
export function useSendPayment({
  form,
  read,
  check,
  sayRefusal,
  doubts = {},
  onSend,
  onRefusedUnseen,
  onMade,
}: SendPaymentOptions) {
  const { inDoubt, confirmed, onCheckAgain } = doubts;
  const { recipients: kinds } = useFlorin();
  const { isSubmitting } = useFormState({ control: form.control });
  const [isAsking, setAsking] = useState(false);
  const { refuse, submit } = useSubmit<SubmitRefusal>({
    show: showRefusalIn(form),
    toWords: refusalWordsIn(sayRefusal, inDoubt !== undefined),
    onRefusedUnseen,
  });
  const done = () => {
    setAsking(false);
    onMade();
  };
  const orderIn = (fields: SendFields) => {
    const amount = read(fields.amount);
    const recipient = normalized(fields.recipient, kinds);
    return amount.ok
      ? ({ ok: true, order: { ...fields, recipient, amount: amount.value } } as const)
      : amount;
  };
  useConfirmedDoubts(inDoubt, confirmed, (made) => {
    // If a submission is pending, its own result closes the form, so nothing is done here.
    const typed = orderIn(form.getValues());
    if (isSubmitting || !typed.ok) return;
    if (isSamePayment(made, { kind: 'send', ...typed.order })) done();
  });

  const isTyped = (id: string) => check(form.getValues()).doubts.includes(id);
  const checkAgain = async (id: string) => {
    const refusal = (await onCheckAgain?.(id)) ?? null;
    // If the fields no longer contain the refused payment, the refusal is shown as the error of the whole form.
    if (refusal) refuse(refusal, !isTyped(id));
    else if (isTyped(id)) done();
    return refusal;
  };

  /** Sends the payment in the fields. If the payment is almost certainly wrong, the user must confirm it first. */
  const send = async (fields: SendFields, isConfirmed = false) => {
    const typed = orderIn(fields);
    if (!typed.ok) {
      refuse(typed.refusal);
      return;
    }
    const { isDoubtful, doubts: repeated } = check(fields);
    setAsking(isDoubtful && !isConfirmed);
    if (isDoubtful && !isConfirmed) return;
    // A payment that equals a payment in doubt, and that the user has confirmed, is a second payment with a new
    // idempotency key.
    const isSent = await submit({ order: typed.order, doubts: repeated }, ({ order }, call) =>
      onSend(order, repeated.length > 0 ? { ...call, anyway: true } : call),
    );
    if (isSent) done();
  };
  return {
    checkAgain,
    submit: form.handleSubmit((fields) => send(fields)),
    /** The warnings that the user has to confirm before the payment is sent, or null. */
    asked: isAsking ? check(form.getValues()) : null,
    answer: (isConfirmed: boolean) => {
      setAsking(false);
      if (isConfirmed) void form.handleSubmit((fields) => send(fields, true))();
    },
  };
}
