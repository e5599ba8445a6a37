import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { createGroupCommit, Overload } from '../../examples/server/src/groupCommit';

describe('a group commit', () => {
  it('keeps the order, isolates a failure, and rejects calls above its limit', async () => {
    const client = createClient({ url: ':memory:' });
    await client.execute('CREATE TABLE done (number INTEGER)');
    const { write } = createGroupCommit(client, 4);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map((number) =>
        write(async (on) => {
          await on.execute({ sql: 'INSERT INTO done VALUES (?)', args: [number] });
          if (number === 2) throw new RangeError('Refused');
          return number;
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(outcomes[1]).toMatchObject({ reason: new RangeError('Refused') });
    expect(outcomes[5]).toMatchObject({ reason: new Overload() });
    const { rows } = await client.execute('SELECT number FROM done');
    expect(rows.map((row) => row['number'])).toEqual([1, 3, 4]);
  });
});
