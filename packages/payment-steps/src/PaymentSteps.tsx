import Box from '@mui/material/Box';
import { use, useMemo, useRef, type ReactNode } from 'react';
import {
  useConfirmedDoubts,
  type Doubts,
} from '#src/components/money/internals/useConfirmedDoubts';
import { LanguageContext } from '#src/components/provider/internals/languageContext';
import type { OtherTexts } from '#src/components/provider/internals/say';
import { useMessages } from '#src/components/provider/useMessages';
import type { Challenge } from '#src/adapters/walletAdapter';
import type { SubmitRefusal } from '#src/domain/ledger/ledger';
import { deviceTimer, type Timer } from '#src/hooks/timer';
import type { OnConfirm, OnResend } from './challenge';
import { covered, uncovered } from './covered';
import { FormStep } from './formStep';
import { stepsEnglish as english } from './texts';
import { useChallenge } from './useChallenge';
import { usePaymentReview, type OnPrepare, type OnSend } from './usePaymentReview';

/** The callbacks that `PaymentSteps` passes to the form that it renders. */
export interface SteppedCalls {
  /**
   * Sends a payment. The promise stays pending until the last step ends, so the form keeps its fields and its
   * idempotency key.
   */
  readonly onSend: OnSend;
  /**
   * The payments whose result is unknown. If the user sends such a payment again, its second factor also opens a step.
   */
  readonly doubts: Doubts | undefined;
}

export interface PaymentStepsProps {
  /** Called to send the payment, like `onSend` of `SendForm`. After a review, the order has a `preparationId`. */
  onSend: OnSend;
  /** The payments whose result is unknown, like `doubts` of `SendForm`. */
  doubts?: Doubts | undefined;
  /**
   * Called to request the terms of the payment: fee, total, received amount, expiry. A review then shows them. If the
   * terms expire, `onPrepare` is called again before the payment can be sent. If omitted, there is no review.
   */
  onPrepare?: OnPrepare | undefined;
  /**
   * Called with the second factor that the user has entered after `onSend` resolved with a `Challenge`. The call has
   * the idempotency key of the payment. The promise resolves like that of `onSend`, or with `{ kind: 'not-confirmed'
   * }`. If omitted, a challenge counts as a failed call.
   */
  onConfirm?: OnConfirm<SubmitRefusal> | undefined;
  /** Called when the user requests another code. If omitted, the button for another code is not shown. */
  onResend?: OnResend | undefined;
  /** Called when the user cancels a challenge. The form keeps its values. */
  onCancelChallenge?: ((challenge: Challenge) => void) | undefined;
  /**
   * The clock for terms that expire, and for the seconds until the user can request another code; the device's clock by
   * default.
   */
  timer?: Timer | undefined;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
  /** Renders the form with the callbacks. The form has to unmount together with this component. */
  children: (calls: SteppedCalls) => ReactNode;
}

/**
 * Adds steps to a form for payments: a review of the costs, and a second factor. A step replaces the form on the
 * screen. The form stays mounted, so that its typed values remain.
 */
export function PaymentSteps({
  onSend,
  doubts,
  onPrepare,
  onConfirm,
  onResend,
  onCancelChallenge,
  timer = deviceTimer,
  messages,
  children,
}: PaymentStepsProps): ReactNode {
  const say = useMessages('PaymentSteps', english, messages);
  const language = use(LanguageContext);
  const hasReview = onPrepare !== undefined;
  const [send, sendAnyway] = [say('review'), say('reviewAnyway')];
  // If a review follows, the form's button does not send the payment, so it has another text.
  const formLanguage = useMemo(() => {
    if (!hasReview) return language;
    const SendForm = { ...language.messages.SendForm, send, sendAnyway };
    return { ...language, messages: { ...language.messages, SendForm } };
  }, [language, hasReview, send, sendAnyway]);
  const challenge = useChallenge<SubmitRefusal>({
    onConfirm,
    onResend,
    onCancel: onCancelChallenge,
    timer,
    isPayment: true,
  });
  const review = usePaymentReview({
    onPrepare,
    timer,
    notPrepared: say('notPrepared'),
    send: async (payment, call) => challenge.passOn(await onSend(payment, call), call),
  });
  const { inDoubt, confirmed, onCheckAgain } = doubts ?? {};
  // During a review the form is pending, so the form does not close when its payment is confirmed. The review closes
  // it.
  useConfirmedDoubts(inDoubt, confirmed, review.closeIfMade);
  const calls: SteppedCalls = {
    onSend: review.send,
    doubts: doubts && {
      ...doubts,
      onCheckAgain:
        onCheckAgain &&
        (async (id) => {
          const call = { idempotencyKey: id, signal: new AbortController().signal };
          return challenge.passOn(await onCheckAgain(id), call);
        }),
    },
  };

  const box = useRef<HTMLDivElement>(null);
  const reviewBox = useRef<HTMLDivElement>(null);
  const isChallenged = challenge.step !== null;
  const isCovered = isChallenged || review.step !== null;
  return (
    <>
      <Box ref={box} sx={isCovered ? covered : uncovered}>
        <LanguageContext value={formLanguage}>{children(calls)}</LanguageContext>
      </Box>
      <FormStep form={box} isOpen={isCovered} sentence={say('stepFailed')}>
        {review.step && (
          <Box ref={reviewBox} sx={isChallenged ? covered : uncovered}>
            {review.step}
          </Box>
        )}
        <FormStep form={reviewBox} isOpen={isChallenged} sentence={say('stepFailed')}>
          {challenge.step}
        </FormStep>
      </FormStep>
    </>
  );
}
