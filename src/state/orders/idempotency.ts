import type { SubmitRefusal } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { refuse } from '../../domain/result';

type Outcome = Result<null, SubmitRefusal>;

/** A submitted order with its attempts. */
interface Operation {
  /** The order and its wallet as text, for comparison. Null if only the key is known. */
  readonly what: string | null;
  /** The attempt that is pending or has succeeded. Null if the last attempt failed or was refused. */
  outcome: Promise<Outcome> | null;
}

/**
 * Makes a function that executes each order once for its idempotency key. A call with a known key returns the attempt
 * that is pending or has succeeded. After a failed attempt it makes another attempt. In this way an order in doubt is
 * checked again.
 */
export function createOperations() {
  const operations = new Map<string, Operation>();

  return (
    key: string,
    what: string | null,
    attempt: (key: string) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const operation: Operation = operations.get(key) ?? { what, outcome: null };
    if (what !== null && operation.what !== what)
      return Promise.resolve(refuse({ kind: 'duplicate' }));
    operations.set(key, operation);
    operation.outcome ??= attempt(key).then((outcome) => {
      if (!outcome.ok) operation.outcome = null;
      return outcome;
    });
    return operation.outcome;
  };
}
