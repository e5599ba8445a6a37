import type { AdapterRefusal, Receipt, WalletAdapter } from '../../backend/walletAdapter';
import type { PendingOrder, SubmitRefusal } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { refuse } from '../../domain/result';
import type { Clock } from '../../services/clock';
import type { Log } from '../../services/log';
import { isSignedOut } from '../../backend/adapterError';

export type Answer = Result<Receipt, SubmitRefusal | AdapterRefusal>;

/** A call to the back end about a pending order. */
export interface OrderCall {
  readonly ask: (pending: PendingOrder) => Promise<Answer>;
  /** Whether the response may take as long as the user needs, such as an approval in another app. */
  readonly isPatient?: boolean;
}

/**
 * The longest time that a call waits for its response. The order is then in doubt, and a later response still
 * ends the doubt.
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

/** The call that submits an order. */
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

/** Makes the calls of orders, and waits for their responses, but not longer than the limit. */
export function createOrderCalls({ clock, log, onLate, onEnd }: OrderCallsOptions) {
  /** The keys of the orders whose calls are pending, except of patient calls. */
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
    /** Makes a call. Resolves with a failed call if the call rejects, or is not answered in time. */
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
