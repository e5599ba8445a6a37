import { isEqual } from '../../hooks/isEqual';
import type { Order, SubmitRefusal } from '../../domain/ledger/ledger';
import { refuse, type Result } from '../../domain/result';
import { randomKey } from '../../hooks/randomKey';

type Outcome = Result<null, SubmitRefusal>;

interface Operation {
  /** The order that was submitted with the key. Null if the caller knows only the key. */
  readonly order: Order | null;
  /** The attempt that is pending or has succeeded. Null if the last attempt failed or was refused. */
  outcome: Promise<Outcome> | null;
}

/** Creates the functions that submit each order only once for its idempotency key. */
export function createOperations() {
  const operations = new Map<string, Operation>();
  /** The key of the order in each wallet, by the key of the form and then by the id of the wallet. */
  const keys = new Map<string, Map<string, string>>();

  return {
    /**
     * Returns the idempotency key of an order in a wallet. The form repeats its key after a failure. If the user has
     * switched to another wallet in the meantime, the same values are another order, so this order gets a new key.
     */
    keyIn(walletId: string, formKey: string): string {
      const own = keys.get(formKey) ?? new Map([[walletId, formKey]]);
      const key = own.get(walletId) ?? randomKey();
      keys.set(formKey, own.set(walletId, key));
      return key;
    },
    /**
     * Executes an order once for its key:
     *
     * - A repeated call returns the attempt that is pending or has succeeded.
     * - After a failed or refused attempt, a repeated call makes another attempt.
     * - A different order with a known key is refused as `duplicate`.
     *
     * `order` is null if the caller knows only the key.
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
