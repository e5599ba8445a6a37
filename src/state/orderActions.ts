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
import { settleOrder } from '../domain/ledger/settlement';
import type { Log } from '../services/log';
import type { Carried, OperationOptions, Payments } from '../services/payments';
import type { Random } from '../services/random';
import { createOperations } from './operations';

type Outcome = Promise<Result<null, SubmitRefusal>>;

/** Goes with an order that is submitted. */
interface SubmitOptions extends Partial<OperationOptions> {
  /** The user pays although a payment of the same amount to the same recipient is in doubt. */
  readonly anyway?: boolean | undefined;
}

/**
 * Submits an order. Resolves when the money has moved, or with the refusal. A caller
 * may bring the key of the operation: the same key moves money once, and answers the same.
 */
type Submit<O extends Order> = (order: Omit<O, 'kind'>, options?: SubmitOptions) => Outcome;

/** The actions that move money. */
export interface OrderActions {
  readonly send: Submit<SendOrder>;
  readonly exchange: Submit<ExchangeOrder>;
  /** Submits an order in doubt again, with its key. One that is settled already is refused as `duplicate`. */
  readonly checkAgain: (id: string) => Outcome;
}

/** The ledger that the orders change, and what carries them out. */
export interface OrderActionsOptions {
  readonly payments: Payments;
  readonly random: Random;
  readonly log: Log;
  /** The current time, ISO 8601 in UTC. */
  readonly now: () => string;
  readonly data: () => WalletState;
  readonly keep: (data: WalletState) => void;
}

/** Whether the call failed, so that it is unknown whether the order was carried out. */
const isFailure = (refusal: SubmitRefusal) =>
  refusal.kind === 'call-failed' || (refusal.kind === 'message' && refusal.retry === true);

/** Makes the actions that move money. */
export function createOrderActions({
  payments,
  random,
  log,
  now,
  data,
  keep,
}: OrderActionsOptions): OrderActions {
  const once = createOperations(random);
  const find = (id: string) => data().pending.find((pending) => pending.id === id);

  /** Makes the call of a pending order, then moves the money, lets it go, or leaves the order in doubt. */
  async function carryOut({ id, walletId, order, inDoubt }: PendingOrder): Outcome {
    const options = { idempotencyKey: id, walletId };
    let answer: Carried | Result<never, SubmitRefusal>;
    try {
      answer = await (order.kind === 'send'
        ? payments.send(order, options)
        : payments.exchange(order, options));
    } catch (cause) {
      log.warn(`The ${order.kind} order was not answered`, cause);
      answer = refuse({ kind: 'call-failed' });
    }
    if (answer && !answer.ok) {
      const { refusal } = answer;
      // A call that was turned away says nothing of the call before it.
      const isOpen = isFailure(refusal) || (inDoubt && refusal.kind === 'signed-out');
      keep((isOpen ? doubtOrder : cancelOrder)(data(), id));
      return answer;
    }
    keep((answer?.value ?? settleOrder)(data(), id, now()));
    return accept(null);
  }

  /** Holds the amount, and carries the order out: once, whether or not its form is still open. */
  function submit(order: Order, { idempotencyKey, anyway = false }: SubmitOptions = {}): Outcome {
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
    return once(JSON.stringify([data().activeWalletId, order]), attempt, idempotencyKey);
  }

  return {
    send: (fields, options) => submit({ kind: 'send', ...fields }, options),
    exchange: (fields, options) => submit({ kind: 'exchange', ...fields }, options),
    checkAgain: (id) => {
      const doubt = find(id);
      return doubt
        ? once(null, () => carryOut(doubt), id)
        : Promise.resolve(refuse({ kind: 'duplicate' }));
    },
  };
}
