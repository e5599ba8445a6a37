import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../../src/database';
import { addSamples } from '../../src/users';
import { expectEveryLedgerStored } from '../storedLedgers';

let database: Database;
const account = 'demo/savings';

beforeAll(async () => {
  database = await openDatabase(inject('databases').checks);
  await addSamples(database, 0);
});

afterAll(() => database.close());

const transfer = (amount: string, payer: string | null, payee: string | null) =>
  database.query`INSERT INTO transfers VALUES ('posting', ${payer}, ${payee}, 'usd', ${amount})`;

describe('the tables of the ledger', () => {
  it.each(['-0.01', 'NaN', 'Infinity', '1e36', '0.0000000000000000000000001'])(
    'refuse the balance %s',
    async (amount) => {
      const change = database.query`
        UPDATE balances SET amount = ${amount} WHERE account = ${account} AND currency = 'usd'`;
      await expect(change).rejects.toMatchObject({ code: '23514' });
    },
  );

  it.each(['0', '-1', 'NaN', 'Infinity'])('refuse a transfer of %s', async (amount) => {
    await expect(transfer(amount, account, null)).rejects.toMatchObject({ code: '23514' });
  });

  it('refuse a transfer without accounts, of an unknown account, or without an amount', async () => {
    await expect(transfer('1', null, null)).rejects.toMatchObject({ code: '23514' });
    await expect(transfer('1', account, 'nobody')).rejects.toMatchObject({ code: '23503' });
    const missing = database.query`
      INSERT INTO transfers VALUES ('posting', ${account}, NULL, 'usd', NULL)`;
    await expect(missing).rejects.toMatchObject({ code: '23502' });
  });

  it('refuse a key that is used twice', async () => {
    const order = () =>
      database.query`INSERT INTO orders VALUES ('demo', 'key', 'request', 'receipt')`;
    await order();
    await expect(order()).rejects.toMatchObject({ code: '23505' });
  });

  it('store an amount of 36 digits and 24 decimals exactly', async () => {
    const amount = `${'9'.repeat(36)}.${'1'.repeat(24)}`;
    const rows = await database.query`
      UPDATE balances SET amount = ${amount} WHERE account = ${account} AND currency = 'eth'
      RETURNING amount`;
    expect(rows).toEqual([{ amount }]);
  });
});

it('every ledger is the same after it was stored in Postgres', async () => {
  await expectEveryLedgerStored(database);
});

/**
 * Makes the next `count` inserts of a quote fail with an error code, so that the database rolls their transactions
 * back.
 */
async function undoNext(count: number, code: string) {
  await database.query`DROP SEQUENCE IF EXISTS tries`;
  await database.query`CREATE SEQUENCE tries`;
  // A rollback does not reset a sequence, so the sequence counts the inserts of all attempts.
  await database.query`CREATE OR REPLACE FUNCTION undo() RETURNS trigger AS $undo$ BEGIN
    IF nextval('tries') <= ${sql.lit(count)} THEN RAISE EXCEPTION 'undone' USING ERRCODE = ${sql.lit(code)}; END IF;
    RETURN NEW;
  END $undo$ LANGUAGE plpgsql`;
  await database.query`CREATE OR REPLACE TRIGGER undo BEFORE INSERT ON quotes
    FOR EACH ROW EXECUTE FUNCTION undo()`;
}

const insertQuote = (id: string) =>
  database.transact(
    (query) => query`INSERT INTO quotes VALUES (${id}, ${account}, 'exchange', '1', 0)`,
  );

const tries = async () =>
  (await database.query<{ last_value: number }>`SELECT last_value FROM tries`)[0]?.last_value;

describe('a transaction that the database rolls back', () => {
  it.each(['40001', '40P01'])('is repeated after %s', async (code) => {
    await undoNext(3, code);
    await insertQuote(code);
    expect(await tries()).toBe(4);
    expect(await database.query`SELECT id FROM quotes WHERE id = ${code}`).toHaveLength(1);
  });

  it('is repeated a limited number of times', async () => {
    await undoNext(1_000, '40001');
    await expect(insertQuote('never')).rejects.toMatchObject({ code: '40001' });
    expect(await tries()).toBe(12);
  });

  it('is not repeated after another error', async () => {
    await undoNext(1, '23514');
    await expect(insertQuote('refused')).rejects.toMatchObject({ code: '23514' });
    expect(await tries()).toBe(1);
  });
});
