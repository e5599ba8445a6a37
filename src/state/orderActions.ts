import { doubtAbout, doubtOrder } from '../domain/ledger/doubt';
import type {
  ExchangeOrder,
  Order,
  PendingOrder,
  SendOrder,
  SubmitRefusal,
  WalletState,
} from '../domain/ledger/ledger';
import { cancelOrder, placeOrder } from '../domain/ledger/ledger';
import type { Result } from '../domain/result';
import { accept, refuse } from '../domain/result';
import type { AdapterRefusal, MoveOptions, Receipt, WalletAdapter } from '../backend/walletAdapter';
import type { Log } from '../services/log';
import { createOperations } from './operations';
import { settleByReceipt } from './readLedger';
import { isSignedOut } from './sessionEnd';

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
  /** Submits an order in doubt again with its key. A settled order is refused as `duplicate`. */
  readonly checkAgain: (id: string) => Outcome;
  /** Whether the call of an order is pending. It is then unknown whether balances of the back end include the order. */
  readonly isBusy: () => boolean;
}

/** The ledger that the orders change, and the adapter that executes them. */
export interface OrderActionsOptions {
  readonly adapter: Pick<WalletAdapter, 'send' | 'exchange'>;
  readonly log: Log;
  /** The current time, ISO 8601 in UTC. */
  readonly now: () => string;
  readonly data: () => WalletState;
  readonly keep: (data: WalletState) => void;
  /** Called after the call of an order has ended, successfully or not. */
  readonly onOrder: () => void;
}

/** Whether the call failed, so that it is unknown whether the order was executed. */
const isFailure = (refusal: SubmitRefusal) =>
  refusal.kind === 'call-failed' || (refusal.kind === 'message' && refusal.retry === true);

/** Makes the actions that move money. */
export function createOrderActions({
  adapter,
  log,
  now,
  data,
  keep,
  onOrder,
}: OrderActionsOptions): OrderActions {
  const once = createOperations();
  let calls = 0;
  const find = (id: string) => data().pending.find((pending) => pending.id === id);
  const report = (fields: readonly string[]) => {
    log.warn('A receipt contradicts its order', fields);
  };

  /** Makes the call of a pending order. */
  async function call({ id, walletId, order }: PendingOrder) {
    calls += 1;
    const options = { idempotencyKey: id };
    try {
      if (order.kind === 'send') {
        const { kind: _, ...payment } = order;
        return await adapter.send({ ...payment, walletId }, options);
      }
      const { kind: _, ...exchange } = order;
      return await adapter.exchange({ ...exchange, walletId }, options);
    } catch (cause) {
      if (isSignedOut(cause)) return refuse({ kind: 'signed-out' } as const);
      log.warn(`The ${order.kind} order was not answered`, cause);
      return refuse({ kind: 'call-failed' } as const);
    } finally {
      calls -= 1;
      onOrder();
    }
  }

  /** Makes the call of a pending order. Then moves the money, releases the hold, or marks the order as in doubt. */
  async function carryOut(pending: PendingOrder): Outcome {
    const { id, inDoubt } = pending;
    const answer: Result<Receipt, SubmitRefusal | AdapterRefusal> = await call(pending);
    if (answer.ok) {
      keep(settleByReceipt(data(), id, now(), answer.value, report));
      return accept(null);
    }
    const { refusal } = answer;
    // If the session has ended, this call has not reached the order. The outcome of the previous call is still unknown.
    const isOpen = isFailure(refusal) || (inDoubt && refusal.kind === 'signed-out');
    keep((isOpen ? doubtOrder : cancelOrder)(data(), id));
    return refuse(refusal);
  }

  /** Holds the amount and executes the order once, even if the form closes in the meantime. */
  function submit(order: Order, { idempotencyKey, anyway = false }: SubmitOptions): Outcome {
    const doubt = doubtAbout(data(), order);
    if (doubt && !anyway && doubt.id !== idempotencyKey)
      return Promise.resolve(refuse({ kind: 'in-doubt' }));
    const attempt = async (id: string): Outcome => {
      if (!find(id)) {
        const placed = placeOrder(data(), id, order);
        if (!placed.ok) return placed;
        keep(placed.value);
      }
      return carryOut(find(id) as PendingOrder);
    };
    return once(idempotencyKey, JSON.stringify([data().activeWalletId, order]), attempt);
  }

  return {
    send: (fields, options) => submit({ kind: 'send', ...fields }, options),
    exchange: (fields, options) => submit({ kind: 'exchange', ...fields }, options),
    checkAgain: (id) => {
      const doubt = find(id);
      return doubt
        ? once(id, null, () => carryOut(doubt))
        : Promise.resolve(refuse({ kind: 'duplicate' }));
    },
    isBusy: () => calls > 0,
  };
}
