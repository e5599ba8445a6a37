import type { SubmitRefusal } from '../domain/ledger/ledger';
import type { Result } from '../domain/result';
import { refuse } from '../domain/result';
import type { Random } from '../services/random';
import { newKey } from '../services/random';

type Outcome = Result<null, SubmitRefusal>;

/** An order that was submitted, and all attempts at it. */
interface Operation {
  /** The order, and the wallet that it is taken from, as text; null where the key alone is known. */
  readonly what: string | null;
  /** The attempt that is pending or has moved the money; null after one that failed or was refused. */
  outcome: Promise<Outcome> | null;
}

/**
 * Carries each order out once for its idempotency key. A new order has a new key. A caller that brings a key joins
 * the attempt that is pending, hears the outcome again, or, after a failure, makes the next attempt: that is how an
 * order in doubt is checked again.
 */
export function createOperations(random: Random) {
  const operations = new Map<string, Operation>();

  return (
    what: string | null,
    attempt: (key: string) => Promise<Outcome>,
    key = newKey(random),
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
