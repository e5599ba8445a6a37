import { isSignedOut } from '../../adapters/adapterError';
import type {
  AdapterRefusal,
  MoveOptions,
  Receipt,
  WalletAdapter,
} from '../../adapters/walletAdapter';
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
import { settleByReceipt } from '../../domain/ledger/settlement';
import { accept, refuse, type Result } from '../../domain/result';
import { isEqual } from '../../hooks/isEqual';
import { randomKey } from '../../hooks/randomKey';
import type { Clock } from '../../services/clock';
import type { Log } from '../../services/log';

/*
 * The way of an order, from top to bottom: it gets its key, which runs it only once. Then it is checked, its amount is
 * held, and the back end is called. By the response, the order is settled, cancelled, or in doubt.
 */

type Outcome = Promise<Result<null, SubmitRefusal>>;

/** The receipt that a call returns, or the refusal of a call that failed. */
type Answer = Result<Receipt, SubmitRefusal | AdapterRefusal>;

/** A call to the back end about a pending order. */
export interface OrderCall {
  readonly ask: (pending: PendingOrder) => Promise<Answer>;
  /** Whether the response may take any time, such as an approval by the user in another app. */
  readonly isPatient?: boolean;
}

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
  readonly clock: Pick<Clock, 'after'>;
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

/**
 * The maximum time in milliseconds that a call waits for its response. The order is then in doubt until a later
 * response, or its record in the history, shows the result.
 */
const LIMIT_MS = 60_000;

/** The attempts to execute the order of a key. */
interface Operation {
  /** The order that was submitted with the key. Null if the caller knows only the key. */
  readonly order: Order | null;
  /** The attempt that is pending or has succeeded. Null if the last attempt failed or was refused. */
  outcome: Outcome | null;
}

/** Creates the store's actions that move money. They reserve the amount, call the adapter, and apply the result. */
export function createOrderActions({
  adapter,
  log,
  clock,
  data,
  keep,
  onOrder,
}: OrderActionsOptions): OrderActions {
  /** The key of the order in each wallet, by the key of the form and then by the id of the wallet. */
  const keys = new Map<string, Map<string, string>>();
  const operations = new Map<string, Operation>();
  /** The last order that was submitted with each form key, for `confirm`. */
  const submitted = new Map<string, PendingOrder>();
  /** The keys of the orders whose calls are pending, except calls with `isPatient`. */
  const awaited = new Set<string>();

  const find = (id: string) => data().pending.find((pending) => pending.id === id);
  const isSettled = (id: string) => data().settled.includes(id);

  /** Executes the order of a form once. The order continues if the form closes. */
  function submit(order: Order, { idempotencyKey, anyway = false }: SubmitOptions): Outcome {
    const key = keyOf(idempotencyKey);
    const doubt = doubtAbout(data(), order);
    if (doubt && !anyway && doubt.id !== key) return Promise.resolve(refuse({ kind: 'in-doubt' }));
    return once(key, order, async () => {
      if (!find(key)) {
        const placed = placeOrder(data(), key, order);
        if (!placed.ok) return placed;
        keep(placed.value);
      }
      const pending = find(key) as PendingOrder;
      submitted.set(idempotencyKey, pending);
      return carryOut(pending, submission);
    });
  }

  /**
   * Returns the idempotency key of an order in the active wallet. The form repeats its key after a failure. If the user
   * has switched to another wallet in the meantime, the same values are another order, so this order gets a new key.
   */
  function keyOf(formKey: string): string {
    const { activeWalletId } = data();
    const own = keys.get(formKey) ?? new Map([[activeWalletId, formKey]]);
    const key = own.get(activeWalletId) ?? randomKey();
    keys.set(formKey, own.set(activeWalletId, key));
    return key;
  }

  /**
   * Executes an order once for its key:
   *
   * - A repeated call returns the attempt that is pending or has succeeded.
   * - After a failed or refused attempt, a repeated call makes another attempt.
   * - A different order with a known key is refused as `duplicate`.
   *
   * `order` is null if the caller knows only the key.
   */
  function once(key: string, order: Order | null, attempt: () => Outcome): Outcome {
    const operation: Operation = operations.get(key) ?? { order, outcome: null };
    if (order !== null && !isEqual(operation.order, order))
      return Promise.resolve(refuse({ kind: 'duplicate' }));
    operations.set(key, operation);
    operation.outcome ??= attempt().then((outcome) => {
      if (!outcome.ok) operation.outcome = null;
      return outcome;
    });
    return operation.outcome;
  }

  /** Makes the call of a pending order. Then settles the order, cancels it, or marks it as in doubt. */
  async function carryOut(pending: PendingOrder, call: OrderCall): Outcome {
    const { id, inDoubt } = pending;
    const answer = await answerTo(pending, call);
    onOrder();
    // A late response of an earlier call may have settled the order.
    if (isSettled(id)) return accept(null);
    if (answer.ok) {
      keep(held(pending));
      settle(id, answer.value);
      return accept(null);
    }
    const { refusal } = answer;
    // If the user is signed out, the back end did not execute this call. The result of an earlier call is still
    // unknown.
    const isOpen = !isFinal(refusal) && (inDoubt || refusal.kind !== 'signed-out');
    if (isOpen) keep(doubtOrder(held(pending), id, refusal.kind === 'duplicate'));
    else cancel(id, refusal);
    return refuse(refusal);
  }

  /** The call that submits an order. */
  const submission: OrderCall = {
    ask({ id, walletId, order }) {
      const options = { idempotencyKey: id };
      if (order.kind === 'send') {
        const { kind: _, ...payment } = order;
        return adapter.send({ ...payment, walletId }, options);
      }
      const { kind: _, ...exchange } = order;
      return adapter.exchange({ ...exchange, walletId }, options);
    },
  };

  /** Makes a call, and waits for its response: any time if the call is patient, otherwise for `LIMIT_MS`. */
  async function answerTo(pending: PendingOrder, call: OrderCall): Promise<Answer> {
    if (call.isPatient) return responseTo(pending, call);
    awaited.add(pending.id);
    const answer = await answerInTime(pending, call);
    awaited.delete(pending.id);
    return answer;
  }

  /** Resolves with the refusal `call-failed` after `LIMIT_MS`. A later response is applied by `settleLate`. */
  function answerInTime(pending: PendingOrder, call: OrderCall): Promise<Answer> {
    return new Promise((resolve) => {
      let isLate = false;
      const stopLimit = clock.after(LIMIT_MS, () => {
        isLate = true;
        log.warn(`The ${pending.order.kind} order was not answered in time`);
        resolve(refuse({ kind: 'call-failed' }));
      });
      const answer = async () => {
        const response = await responseTo(pending, call);
        stopLimit();
        if (isLate) settleLate(pending, response);
        else resolve(response);
      };
      void answer();
    });
  }

  /** Returns the response to a call. Never rejects. */
  async function responseTo(pending: PendingOrder, { ask }: OrderCall): Promise<Answer> {
    try {
      return await ask(pending);
    } catch (cause) {
      if (isSignedOut(cause)) return refuse({ kind: 'signed-out' });
      log.warn(`The ${pending.order.kind} order was not answered`, cause);
      return refuse({ kind: 'call-failed' });
    }
  }

  /** Applies a response that arrives after the time limit, when the order is already in doubt. */
  function settleLate(pending: PendingOrder, answer: Answer): void {
    const { id } = pending;
    if (isSettled(id)) return;
    // Another call with the same key may have cancelled the order, but the back end has executed it.
    if (answer.ok) {
      keep(doubtOrder(held(pending), id));
      settle(id, answer.value);
    } else if (isFinal(answer.refusal)) cancel(id, answer.refusal);
    onOrder();
  }

  /** Returns the state with a pending order, also if another call has cancelled the order. */
  function held(pending: PendingOrder): WalletState {
    const state = data();
    return find(pending.id) ? state : { ...state, pending: [...state.pending, pending] };
  }

  /** Moves the money of a pending order, and adds the receipt's record to the history. */
  function settle(id: string, receipt: Receipt): void {
    const settled = settleByReceipt(data(), id, receipt.transaction, (fields) => {
      log.warn('A receipt contradicts its order', fields);
    });
    keep(settled);
  }

  /** Releases the amount of an order, unless another call of the order is pending, which may still succeed. */
  function cancel(id: string, refusal: SubmitRefusal): void {
    if (!awaited.has(id)) keep(cancelOrder(data(), id), refusal);
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
      return once(id, null, () => {
        keep(held(order));
        return carryOut(find(id) as PendingOrder, confirmation);
      });
    },
    checkAgain: (id) => {
      const doubt = find(id);
      return doubt
        ? once(id, null, () => carryOut(doubt, submission))
        : Promise.resolve(refuse({ kind: 'duplicate' }));
    },
    isBusy: () => awaited.size > 0,
  };
}
