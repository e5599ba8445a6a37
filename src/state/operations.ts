import type { SubmitRefusal } from '../domain/ledger/ledger';
import type { Result } from '../domain/result';
import { refuse } from '../domain/result';

type Outcome = Result<null, SubmitRefusal>;

/** A submitted order with its attempts. */
interface Operation {
  /** The order and its wallet as text; null if only the key is known. */
  readonly what: string | null;
  /** The attempt that is pending or has succeeded; null after one that failed or was refused. */
  outcome: Promise<Outcome> | null;
}

/**
 * Carries out each order once for its idempotency key. A call with a known key gets the pending attempt or its outcome.
 * After a failed attempt it makes the next one; this is how an order in doubt is checked again.
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
