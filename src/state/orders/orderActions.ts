import { doubtAbout, doubtOrder } from '../../domain/ledger/doubt';
import {
  cancelOrder,
  placeOrder,
  type ExchangeOrder,
  type Order,
  type PendingOrder,
  type SendOrder,
  type SubmitRefusal,
  type WalletState,
} from '../../domain/ledger/ledger';
import { accept, refuse, type Result } from '../../domain/result';
import type { MoveOptions, Receipt, WalletAdapter } from '../../adapters/walletAdapter';
import type { Clock } from '../../services/clock';
import type { Log } from '../../services/log';
import { createOperations } from './idempotency';
import { createOrderCalls, submission, type Answer, type OrderCall } from './orderCalls';
import { settleByReceipt } from '../../domain/ledger/settlement';

type Outcome = Promise<Result<null, SubmitRefusal>>;

/** The options of `send` and `exchange`, which the form passes with its values. */
export interface SubmitOptions extends Pick<MoveOptions, 'idempotencyKey'> {
  /**
   * Set it after the user has confirmed the order in spite of a similar order in doubt, which the back end may have
   * executed.
   */
  readonly anyway?: boolean | undefined;
}

/**
 * Submits an order. Resolves with success or with a refusal. The form creates the idempotency key. Calls with the same
 * key move the money once and have the same result.
 */
type Submit<O extends Order> = (order: Omit<O, 'kind'>, options: SubmitOptions) => Outcome;

/** The actions of the wallet store that move money. */
export interface OrderActions {
  readonly send: Submit<SendOrder>;
  readonly exchange: Submit<ExchangeOrder>;
  /**
   * Confirms a submitted order by a second factor. `formKey` is the idempotency key of the form. `confirmation` makes
   * the call to the back end. The amount is reserved during the call, except while the user approves the order in
   * another app.
   */
  readonly confirm: (formKey: string, confirmation: OrderCall) => Outcome;
  /**
   * Submits an order in doubt (its call failed without a response) again with its key. Refuses as `duplicate` if the
   * order is no longer in doubt.
   */
  readonly checkAgain: (id: string) => Outcome;
  /**
   * Whether a call of an order is pending. Until it ends, it is unknown whether the back end's balances include the
   * order.
   */
  readonly isBusy: () => boolean;
}

/** The state that orders change, and the adapter that executes the orders. */
export interface OrderActionsOptions {
  readonly adapter: Pick<WalletAdapter, 'send' | 'exchange'>;
  readonly log: Log;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly data: () => WalletState;
  /** Stores the new state. `refusal` is the reason if an order is cancelled. */
  readonly keep: (data: WalletState, refusal?: SubmitRefusal) => void;
  /** Called after the call of an order has ended, successfully or not. */
  readonly onOrder: () => void;
}

/**
 * Returns whether a refusal means that the back end has certainly not made the order. It is uncertain in these cases:
 *
 * - The call failed.
 * - The session has ended.
 * - The back end refuses the key as used. It may have executed the order, so the order is in doubt until its record is
 *   found in the history.
 * - The back end asks the user to try again.
 */
const isFinal = (refusal: SubmitRefusal) =>
  refusal.kind === 'message'
    ? refusal.retry !== true
    : !['call-failed', 'signed-out', 'duplicate'].includes(refusal.kind);

/** Creates the store's actions that move money. They reserve the amount, call the adapter, and apply the result. */
export function createOrderActions({
  adapter,
  log,
  clock,
  data,
  keep,
  onOrder,
}: OrderActionsOptions): OrderActions {
  const operations = createOperations();
  /** The last order that was submitted with each form key, for `confirm`. */
  const submitted = new Map<string, PendingOrder>();
  const find = (id: string) => data().pending.find((pending) => pending.id === id);
  const isSettled = (id: string) => data().settled.includes(id);
  const settle = (id: string, receipt: Receipt) => {
    const at = new Date(clock.now()).toISOString();
    const settled = settleByReceipt(data(), id, at, receipt.transaction, (fields) => {
      log.warn('A receipt contradicts its order', fields);
    });
    keep(settled);
  };
  /** Adds an order to the pending orders, unless it is already pending. */
  const withPending = (state: WalletState, pending: PendingOrder): WalletState =>
    find(pending.id) ? state : { ...state, pending: [...state.pending, pending] };

  /** Applies a response that arrives after the time limit, when the order is already in doubt. */
  function settleLate(pending: PendingOrder, answer: Answer): void {
    const { id } = pending;
    if (isSettled(id)) return;
    // Another call with the same key may have cancelled the order, but the back end has executed it.
    if (answer.ok) {
      keep(doubtOrder(withPending(data(), pending), id));
      settle(id, answer.value);
    } else if (isFinal(answer.refusal) && !calls.isAwaited(id)) {
      keep(cancelOrder(data(), id), answer.refusal);
    }
    onOrder();
  }
  const calls = createOrderCalls({ clock, log, onLate: settleLate, onEnd: onOrder });

  /** Makes the call of a pending order. Then moves the money, cancels the order, or marks it as in doubt. */
  async function carryOut(pending: PendingOrder, call: OrderCall = submission(adapter)): Outcome {
    const { id, inDoubt } = pending;
    const answer = await calls.make(pending, call);
    if (answer.ok && !isSettled(id)) {
      keep(withPending(data(), pending));
      settle(id, answer.value);
    }
    // A late response of an earlier call may have completed the order.
    if (answer.ok || isSettled(id)) return accept(null);
    const { refusal } = answer;
    // If the user is signed out, the back end did not execute this call. The result of an earlier call is still
    // unknown.
    const isOpen = !isFinal(refusal) && (inDoubt || refusal.kind !== 'signed-out');
    if (isOpen) keep(doubtOrder(withPending(data(), pending), id, refusal.kind === 'duplicate'));
    else if (!calls.isAwaited(id)) keep(cancelOrder(data(), id), refusal);
    return refuse(refusal);
  }

  /** Reserves the amount and executes the order once. The order continues if the form closes. */
  function submit(order: Order, { idempotencyKey, anyway = false }: SubmitOptions): Outcome {
    const { activeWalletId } = data();
    const key = operations.keyIn(activeWalletId, idempotencyKey);
    const doubt = doubtAbout(data(), order);
    if (doubt && !anyway && doubt.id !== key) return Promise.resolve(refuse({ kind: 'in-doubt' }));
    const attempt = async (id: string): Outcome => {
      if (!find(id)) {
        const placed = placeOrder(data(), id, order);
        if (!placed.ok) return placed;
        keep(placed.value);
      }
      const pending = find(id) as PendingOrder;
      submitted.set(idempotencyKey, pending);
      return carryOut(pending);
    };
    return operations.once(key, order, attempt);
  }

  return {
    send: (fields, options) => submit({ kind: 'send', ...fields }, options),
    exchange: (fields, options) => submit({ kind: 'exchange', ...fields }, options),
    confirm: (formKey, confirmation) => {
      const order = submitted.get(formKey);
      if (!order) return Promise.resolve(refuse({ kind: 'call-failed' }));
      const { id } = order;
      if (isSettled(id)) return Promise.resolve(accept(null));
      // The user may cancel while the approval is pending. So this call reserves no amount and does not block another
      // call.
      if (confirmation.isPatient) return carryOut(order, confirmation);
      return operations.once(id, null, () => {
        keep(withPending(data(), order));
        return carryOut(find(id) as PendingOrder, confirmation);
      });
    },
    checkAgain: (id) => {
      const doubt = find(id);
      return doubt
        ? operations.once(id, null, () => carryOut(doubt))
        : Promise.resolve(refuse({ kind: 'duplicate' }));
    },
    isBusy: calls.isBusy,
  };
}
