import type { Executor } from './groupCommit';
import { Problem } from './problems';

/** A call that has a key, as it is stored. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  /** What is asked for, as text: two calls ask for the same when their texts are the same. */
  readonly request: string;
}

/** An answer, and whether an earlier call had got it. */
export interface KeyedAnswer<Answer> {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/** Does something once for each key of a user, and stores the answer under the key. A throw leaves the key free. */
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
