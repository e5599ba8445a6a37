import type { Executor } from './groupCommit';
import { Problem } from './problems';

/** A call with an idempotency key. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  /** The request as text. Two calls make the same request if their texts are equal. */
  readonly request: string;
}

/** An answer, and whether it is that of an earlier call. */
export interface KeyedAnswer<Answer> {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/** Runs `carryOut` once for each key of a user, and stores the answer. After an error the key can be used again. */
export async function once<Answer>(
  on: Executor,
  { userId, key, request }: KeyedCall,
  carryOut: () => Promise<Answer>,
): Promise<KeyedAnswer<Answer>> {
  const { rows } = await on.execute({
    sql: 'SELECT request, receipt FROM orders WHERE user_id = ? AND key = ?',
    args: [userId, key],
  });
  const [row] = rows;
  if (row && row['request'] !== request)
    throw new Problem('duplicate', 'This key belongs to another order or wallet.');
  if (row) return { answer: JSON.parse(row['receipt'] as string) as Answer, replayed: true };
  const answer = await carryOut();
  await on.execute({
    sql: 'INSERT INTO orders (user_id, key, request, receipt) VALUES (?, ?, ?, ?)',
    args: [userId, key, request, JSON.stringify(answer)],
  });
  return { answer, replayed: false };
}
