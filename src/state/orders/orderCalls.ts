import type { AdapterRefusal, Receipt, WalletAdapter } from '../../adapters/walletAdapter';
import type { PendingOrder, SubmitRefusal } from '../../domain/ledger/ledger';
import { refuse, type Result } from '../../domain/result';
import type { Clock } from '../../services/clock';
import type { Log } from '../../services/log';
import { isSignedOut } from '../../adapters/adapterError';

export type Answer = Result<Receipt, SubmitRefusal | AdapterRefusal>;

/** A call to the back end about a pending order. */
export interface OrderCall {
  readonly ask: (pending: PendingOrder) => Promise<Answer>;
  /** Whether the response may take any time, such as an approval by the user in another app. */
  readonly isPatient?: boolean;
}

/**
 * The maximum time in milliseconds that a call waits for its response. The order is then in doubt until a later
 * response, or its record in the history, shows the result.
 */
const LIMIT_MS = 60_000;

export interface OrderCallsOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Log;
  /** Called with a response that arrives after the limit. */
  readonly onLate: (pending: PendingOrder, answer: Answer) => void;
  /** Called after a call has ended, successfully or not. */
  readonly onEnd: () => void;
}

/** Returns the call that submits an order to the back end. */
export function submission(adapter: Pick<WalletAdapter, 'send' | 'exchange'>): OrderCall {
  return {
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
}

/** Creates the functions that call the back end for an order, with a time limit. */
export function createOrderCalls({ clock, log, onLate, onEnd }: OrderCallsOptions) {
  /** The keys of the orders whose calls are pending, except calls with `isPatient`. */
  const awaited = new Set<string>();

  async function answerOf(pending: PendingOrder, { ask }: OrderCall): Promise<Answer> {
    try {
      return await ask(pending);
    } catch (cause) {
      if (isSignedOut(cause)) return refuse({ kind: 'signed-out' } as const);
      log.warn(`The ${pending.order.kind} order was not answered`, cause);
      return refuse({ kind: 'call-failed' } as const);
    }
  }

  function answerInTime(pending: PendingOrder, call: OrderCall): Promise<Answer> {
    let isLate = false;
    return new Promise((resolve) => {
      const cancel = clock.after(LIMIT_MS, () => {
        isLate = true;
        log.warn(`The ${pending.order.kind} order was not answered in time`);
        resolve(refuse({ kind: 'call-failed' }));
      });
      const answer = async () => {
        const its = await answerOf(pending, call);
        cancel();
        if (isLate) onLate(pending, its);
        else resolve(its);
      };
      void answer();
    });
  }

  return {
    /** Makes a call. Resolves with the refusal `call-failed` if the call rejects or exceeds the time limit. */
    make: async (pending: PendingOrder, call: OrderCall): Promise<Answer> => {
      if (!call.isPatient) awaited.add(pending.id);
      const answer = await (call.isPatient ? answerOf : answerInTime)(pending, call);
      if (!call.isPatient) awaited.delete(pending.id);
      onEnd();
      return answer;
    },
    isAwaited: (id: string) => awaited.has(id),
    isBusy: () => awaited.size > 0,
  };
}
