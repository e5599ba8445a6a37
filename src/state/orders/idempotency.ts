import { isEqual } from '../../hooks/isEqual';
import type { Order, SubmitRefusal } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { refuse } from '../../domain/result';
import { randomKey } from '../../hooks/randomKey';

type Outcome = Result<null, SubmitRefusal>;

/** A submitted order with its attempts. */
interface Operation {
  /** The order, for comparison. Null if only the key is known. */
  readonly order: Order | null;
  /** The attempt that is pending or has succeeded. Null if the last attempt failed or was refused. */
  outcome: Promise<Outcome> | null;
}

/** Keeps the idempotency keys of the submitted orders of all wallets. */
export function createOperations() {
  const operations = new Map<string, Operation>();
  /** The key of each wallet's order, by the form's key. */
  const keys = new Map<string, Map<string, string>>();

  return {
    /**
     * Returns the key of an order in a wallet. A form does not know the wallet, so it uses the same key for the same
     * values if the user switches to another wallet after a refusal. This is another order, so it gets another key.
     */
    keyIn(walletId: string, formKey: string): string {
      const own = keys.get(formKey) ?? new Map([[walletId, formKey]]);
      const key = own.get(walletId) ?? randomKey();
      keys.set(formKey, own.set(walletId, key));
      return key;
    },
    /**
     * Executes an order once for its key. A call with a known key returns the attempt that is pending or has succeeded.
     * After a failed attempt it makes another attempt. In this way an order in doubt is checked again. Another order
     * with a known key is refused as `duplicate`. `order` is null if the caller knows only the key.
     */
    once(
      key: string,
      order: Order | null,
      attempt: (key: string) => Promise<Outcome>,
    ): Promise<Outcome> {
      const operation: Operation = operations.get(key) ?? { order, outcome: null };
      if (order !== null && !isEqual(operation.order, order))
        return Promise.resolve(refuse({ kind: 'duplicate' }));
      operations.set(key, operation);
      operation.outcome ??= attempt(key).then((outcome) => {
        if (!outcome.ok) operation.outcome = null;
        return outcome;
      });
      return operation.outcome;
    },
  };
}
