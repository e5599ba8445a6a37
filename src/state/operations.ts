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
  /** The other side has refused it for good, and would say the same to its key for ever. */
  isRefused?: boolean;
}

/**
 * Gives each order its idempotency key, and carries it out once for each key. An order that failed
 * may have gone through all the same, with only its answer lost: so it keeps its key when it is
 * submitted again. Any other order has a new one, also an equal one beside one that is under way, or
 * after one that the other side refused.
 */
export function createOperations(random: Random) {
  const operations = new Map<string, Operation>();

  function keyFor(what: string): string {
    for (const [key, operation] of operations)
      if (operation.what === what && !operation.outcome && !operation.isRefused) return key;
    return newKey(random);
  }

  return (
    what: string,
    attempt: (key: string, giveUp: () => void) => Promise<Outcome>,
    key = keyFor(what),
  ): Promise<Outcome> => {
    const operation: Operation = operations.get(key) ?? { what, outcome: null };
    if (operation.what !== what) return Promise.resolve(refuse({ kind: 'duplicate' }));
    operations.set(key, operation);
    operation.outcome ??= attempt(key, () => {
      operation.isRefused = true;
    }).then((outcome) => {
      if (!outcome.ok) operation.outcome = null;
      return outcome;
    });
    return operation.outcome;
  };
}
