import { doubtAbout, doubtOrder } from '../../domain/ledger/doubt';
import type {
  ExchangeOrder,
  Order,
  PendingOrder,
  SendOrder,
  SubmitRefusal,
  WalletState,
} from '../../domain/ledger/ledger';
import { cancelOrder, placeOrder } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import type { MoveOptions, Receipt, WalletAdapter } from '../../backend/walletAdapter';
import type { Clock } from '../../services/clock';
import type { Log } from '../../services/log';
import { createOperations } from './idempotency';
import type { Answer, OrderCall } from './orderCalls';
import { createOrderCalls, submission } from './orderCalls';
import { settleByReceipt } from '../../domain/ledger/settlement';

type Outcome = Promise<Result<null, SubmitRefusal>>;

/** The options of a submitted order. */
export interface SubmitOptions extends Pick<MoveOptions, 'idempotencyKey'> {
  /** The user confirmed the payment although a payment of the same amount to the same recipient is in doubt. */
  readonly anyway?: boolean | undefined;
}

/**
 * Submits an order. Resolves when the money has moved, or with the refusal. The form makes the key. Calls with the same
 * key move the money once and have the same result.
 */
type Submit<O extends Order> = (order: Omit<O, 'kind'>, options: SubmitOptions) => Outcome;

/** The actions that move money. */
export interface OrderActions {
  readonly send: Submit<SendOrder>;
  readonly exchange: Submit<ExchangeOrder>;
  /**
   * Makes the call that confirms a submitted order by a second factor. `formKey` is the key that the form submitted the
   * order with. Except while the user approves it in another app, the amount is held again during the call.
   */
  readonly confirm: (formKey: string, confirmation: OrderCall) => Outcome;
  /** Submits an order in doubt again with its key. A settled order is refused as `duplicate`. */
  readonly checkAgain: (id: string) => Outcome;
  /** Whether the call of an order is pending. It is then unknown whether balances of the back end include the order. */
  readonly isBusy: () => boolean;
}

/** The ledger that the orders change, and the adapter that executes them. */
export interface OrderActionsOptions {
  readonly adapter: Pick<WalletAdapter, 'send' | 'exchange'>;
  readonly log: Log;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly data: () => WalletState;
  /** Stores the new state. `refusal` is the reason why an order is cancelled in it. */
  readonly keep: (data: WalletState, refusal?: SubmitRefusal) => void;
  /** Called after the call of an order has ended, successfully or not. */
  readonly onOrder: () => void;
}

/**
 * Whether a refusal is the back end's final answer: the order was not made. It is not final if the call failed or has
 * not reached the back end. It is not final either if the back end refuses the key because it has executed the order:
 * the order is then in doubt until its record is read.
 */
const isFinal = (refusal: SubmitRefusal) =>
  refusal.kind === 'message'
    ? refusal.retry !== true
    : !['call-failed', 'signed-out', 'duplicate'].includes(refusal.kind);

/** Makes the actions that move money. */
export function createOrderActions({
  adapter,
  log,
  clock,
  data,
  keep,
  onOrder,
}: OrderActionsOptions): OrderActions {
  const operations = createOperations();
  /** The last order that was submitted with each key of a form. */
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
  /** Returns the state in which an order is pending again. */
  const withPending = (state: WalletState, pending: PendingOrder): WalletState =>
    find(pending.id) ? state : { ...state, pending: [...state.pending, pending] };

  /** Ends the doubt about an order whose response arrives after the limit. */
  function settleLate(pending: PendingOrder, answer: Answer): void {
    const { id } = pending;
    if (isSettled(id)) return;
    // Another call may have been refused in the meantime. The order was made in spite of that.
    if (answer.ok) {
      keep(doubtOrder(withPending(data(), pending), id));
      settle(id, answer.value);
    } else if (isFinal(answer.refusal) && !calls.isAwaited(id)) {
      keep(cancelOrder(data(), id), answer.refusal);
    }
    onOrder();
  }
  const calls = createOrderCalls({ clock, log, onLate: settleLate, onEnd: onOrder });

  /** Makes a call of a pending order. Then moves the money, releases the hold, or marks the order as in doubt. */
  async function carryOut(pending: PendingOrder, call: OrderCall = submission(adapter)): Outcome {
    const { id, inDoubt } = pending;
    const answer = await calls.make(pending, call);
    if (answer.ok && !isSettled(id)) {
      keep(withPending(data(), pending));
      settle(id, answer.value);
    }
    // A late response of an earlier call may have settled the order.
    if (answer.ok || isSettled(id)) return accept(null);
    const { refusal } = answer;
    // If the session has ended, this call has not reached the order. The outcome of the previous call is still unknown.
    const isOpen = !isFinal(refusal) && (inDoubt || refusal.kind !== 'signed-out');
    if (isOpen) keep(doubtOrder(withPending(data(), pending), id, refusal.kind === 'duplicate'));
    else if (!calls.isAwaited(id)) keep(cancelOrder(data(), id), refusal);
    return refuse(refusal);
  }

  /** Holds the amount and executes the order once, even if the form closes in the meantime. */
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
      // The user may cancel while the call waits for an approval. So it holds nothing, and another call may start.
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
