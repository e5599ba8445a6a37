import type { Challenge } from '#src/adapters/walletAdapter';
import type { SubmitRefusal } from '#src/domain/ledger/ledger';
import type { Result } from '#src/domain/result';
import type { Timer } from '#src/hooks/timer';
import { useBackEnd } from '#src/state/hooks/useBackEnd';
import type { OnConfirm, OnResend } from './challenge';
import type { OnPrepare } from './usePaymentReview';

/**
 * The callbacks of `PaymentSteps`. Each is undefined if the back end lacks the ability, so that the payment has no such
 * step.
 */
export interface PaymentStepCalls {
  /** Requests fee, total and expiry, which a review shows before the payment is sent. */
  readonly onPrepare: OnPrepare | undefined;
  /**
   * Confirms a payment by a code or an approval. The payment must be submitted by `submit` of `usePayment`. The
   * balances and the history are then read again. For a passkey, pass your own callback, which requests the assertion
   * from the browser.
   */
  readonly onConfirm: OnConfirm<SubmitRefusal> | undefined;
  readonly onResend: OnResend | undefined;
  readonly onCancelChallenge: ((challenge: Challenge) => void) | undefined;
  /** The clock for the expiry of terms, and for the seconds until the user can request another code. */
  readonly timer: Timer;
}

const valueOf = <Value, Refusal>(result: Result<Value, Refusal>) =>
  result.ok ? result.value : result.refusal;

/**
 * Returns the callbacks that connect `PaymentSteps` to the active wallet. Submit the payments by `submit` of
 * `usePayment`.
 */
export function usePaymentSteps(): PaymentStepCalls {
  const { adapter, clock, log, walletId, confirm: confirmOrder } = useBackEnd();
  // A method of a class needs its instance.
  const prepare = adapter.prepare?.bind(adapter);
  const confirm = adapter.confirm?.bind(adapter);
  const resendCode = adapter.resendCode?.bind(adapter);
  const cancelChallenge = adapter.cancelChallenge?.bind(adapter);
  return {
    timer: clock,
    onPrepare:
      prepare &&
      (async (order, { signal }) => valueOf(await prepare({ ...order, walletId }, { signal }))),
    onConfirm:
      confirm &&
      (async ({ challenge: { id: challengeId, way }, code }, { idempotencyKey: formKey }) => {
        const answer = await confirmOrder(formKey, {
          ask: ({ id: idempotencyKey }) =>
            confirm({ challengeId, ...(code !== undefined && { code }) }, { idempotencyKey }),
          isPatient: way === 'approval',
        });
        return answer.ok ? null : answer.refusal;
      }),
    onResend:
      resendCode && (async ({ id }, { signal }) => valueOf(await resendCode(id, { signal }))),
    onCancelChallenge:
      cancelChallenge &&
      (({ id }) => {
        cancelChallenge(id).catch((cause: unknown) => {
          log.warn('A challenge could not be cancelled', cause);
        });
      }),
  };
}
