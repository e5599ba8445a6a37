import type { SubmitRefusal } from '../domain/ledger';
import type { Result } from '../domain/result';
import { refuse } from '../domain/result';
import type { Random } from '../services/random';
import { newKey } from '../services/random';

type Outcome = Result<null, SubmitRefusal>;

/** An order that was submitted, and all attempts at it. */
interface Operation {
  /** The order, and the wallet that it is taken from, as text. */
  readonly what: string;
  /** The attempt that is under way or has moved the money; null after one that failed. */
  outcome: Promise<Outcome> | null;
}

/**
 * Gives each order its idempotency key, and carries it out once for each key. An order that failed
 * may have gone through all the same, with only its answer lost: so it keeps its key when it is
 * submitted again. Any other order has a new one, also an equal one beside one that is under way.
 */
export function createOperations(random: Random) {
  const operations = new Map<string, Operation>();

  function keyFor(what: string): string {
    for (const [key, operation] of operations)
      if (operation.what === what && !operation.outcome) return key;
    return newKey(random);
  }

  return (
    what: string,
    attempt: (key: string) => Promise<Outcome>,
    key = keyFor(what),
  ): Promise<Outcome> => {
    const operation = operations.get(key) ?? { what, outcome: null };
    if (operation.what !== what) return Promise.resolve(refuse({ kind: 'duplicate' }));
    operations.set(key, operation);
    operation.outcome ??= attempt(key).then((outcome) => {
      if (!outcome.ok) operation.outcome = null;
      return outcome;
    });
    return operation.outcome;
  };
}
